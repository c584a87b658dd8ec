internal import CLibrary

/// An error while a file is created, read, written or removed.
package struct FileError: Error, Sendable, Hashable {
  /// The operations that can fail.
  package enum Action: String, Sendable, Hashable { case create, write, read, remove }

  /// The operation that failed.
  package var action: Action
  /// The path of the file or folder.
  package var path: String
  /// The error number of the operating system.
  package var code: Int32

  /// Creates an error.
  package init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  /// Whether the operating system denied access.
  package var isForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }

  /// Whether the reader of the pipe has closed it.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// The reason, as the operating system describes it.
  package var reason: String {
    code == ELOOP
      ? "it is a link to another place"
      : System.reason(code)
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { "cannot \(action.rawValue) \(path): \(reason)" }
}
