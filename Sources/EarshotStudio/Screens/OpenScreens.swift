import EarshotFiles
import EarshotOutput

final class OpenScreens: Sendable {
  private static let most = 16

  private struct Known {
    var screen: OpenScreen
    var states: [String: String]
  }

  private let folder: DesignFolder
  private let known = Guarded<[String: Known]>([:])

  init(_ folder: DesignFolder) { self.folder = folder }

  func screen(at path: String, isFresh: Bool = false) throws -> OpenScreen {
    try screen(at: path, with: folder.bytes(of: path), isFresh: isFresh)
  }

  func screen(at path: String, with bytes: [UInt8], isFresh: Bool = false) throws -> OpenScreen {
    var states = folder.states
    states[path] = nil
    if !isFresh, let last = known.withLock({ $0[path] }), last.states == states,
      last.screen.bytes == bytes
    {
      return last.screen
    }
    let new = Known(screen: try OpenScreen(path, bytes, in: folder), states: states)
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[path] = new
    }
    return new.screen
  }
}
