internal import CLibrary

package struct FileError: Error, Sendable, Hashable {
  package enum Action: String, Sendable, Hashable { case create, write, read, remove }

  package var action: Action
  package var path: String
  package var code: Int32

  package init(_ action: Action, _ path: String, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
  }

  package var isForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }

  package var isBrokenPipe: Bool { code == EPIPE }

  package var reason: String {
    code == ELOOP
      ? "it is a link to another place"
      : System.reason(code)
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { "cannot \(action.rawValue) \(path): \(reason)" }
}
