internal import CLibrary

/// Why a file cannot be written or read.
public struct FileError: Error, Sendable, Hashable {
  /// What was being done.
  public enum Action: String, Sendable, Hashable { case create, write, read, remove }

  /// What was being done.
  public var action: Action
  /// The file or folder.
  public var path: String
  /// The operating system's number for the reason.
  public var code: Int32

  /// Creates an error.
  public init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// Whether the operating system forbids it.
  public var isForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }

  /// Whether whoever read what was written has gone.
  public var isBrokenPipe: Bool { code == EPIPE }

  /// Why, as the operating system says it.
  public var reason: String {
    code == ELOOP
      ? "it is a link to somewhere else"
      : System.reason(code)
  }
}

extension FileError: CustomStringConvertible {
  public var description: String { "cannot \(action.rawValue) \(path): \(reason)" }
}
