internal import CLibrary

package struct FileError: Error, Sendable, Hashable {
  package enum Action: String, Sendable, Hashable { case open, create, write, read, remove }

  package var action: Action
  package var path: String
  package var code: Int32

  package init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  package static let link = ELOOP
  package static let folder = EISDIR
  package static let tooLong = EFBIG
  package static let special: Int32 = -1
  /// The code for a path that leads out of the searched folder.
  package static let outside: Int32 = -2
  package static let linkAtEnd: Int32 = -3
  package static let linkInFolder: Int32 = -4

  package var isForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }

  package var isBrokenPipe: Bool { code == EPIPE }

  package var reason: String {
    switch code {
    case Self.link:
      "its path contains a symbolic link that is not followed; use the path of the link's target"
    case Self.special: "it is a pipe, socket or device; use a regular file"
    case Self.outside: "its path leads outside the folder; choose a path inside"
    case Self.linkAtEnd: "it is a symbolic link; name its target, or add --follow-links"
    case Self.linkInFolder: "it is a symbolic link; remove it, or add --follow-links"
    default: System.reason(code)
    }
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { "cannot \(action.rawValue) \(path): \(reason)" }
}
