import CLibrary
import EarshotFiles
import EarshotOutput

/// Writes one message after another to the standard output.
struct MessageOutput: Sendable {
  private let turn = Guarded(())

  /// Sends a result; since revision 2026-07-28, a result also contains its type and how long
  /// clients can cache it.
  func answer(
    _ request: Request, canBeStored: Bool = false, if isWanted: () -> Bool = { true },
    _ members: (inout JSONWriter) -> Void
  ) throws {
    try send(if: isWanted) { message in
      message.key("id")
      request.id.write(to: &message)
      message.object("result") { result in
        members(&result)
        guard request.isStateless else { return }
        result.member("resultType", "complete")
        guard canBeStored else { return }
        result.member("ttlMs", 0)
        result.member("cacheScope", "private")
      }
    }
  }

  func answer(_ error: ProtocolError, to id: RequestID?) throws {
    try send { message in
      message.key("id")
      if let id { id.write(to: &message) } else { message.null() }
      message.object("error") { details in
        details.member("code", error.code.rawValue)
        details.member("message", error.message)
        if let requested = error.requestedRevision {
          details.object("data") { data in
            data.strings("supported", ProtocolRevision.all)
            data.member("requested", requested)
          }
        }
      }
    }
  }

  /// Waits for earlier messages, then sends a message, unless `isWanted` returns false.
  func send(
    if isWanted: () -> Bool = { true }, _ members: (inout JSONWriter) -> Void
  ) throws {
    let message = JSONWriter.line { line in
      line.object { object in
        object.member("jsonrpc", "2.0")
        members(&object)
      }
    }
    try turn.withLock { _ in
      guard isWanted() else { return }
      try OpenFile.write(message.bytes, to: STDOUT_FILENO, path: "-")
    }
  }
}
