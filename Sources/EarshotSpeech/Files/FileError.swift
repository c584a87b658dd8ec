import CLibrary

/// Why a file cannot be kept or read.
public struct FileError: Error, Sendable, Hashable {
  /// What was being done.
  public enum Action: String, Sendable, Hashable {
    case create, write, read
  }

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
  public var isForbidden: Bool { code == EACCES || code == EPERM }
}

extension FileError: CustomStringConvertible {
  public var description: String {
    "cannot \(action.rawValue) \(path): \(System.reason(code))"
  }
}
