import Earshot
import EarshotFiles
import EarshotKit

struct ScreenPicture {
  let size: DesignCanvas
  /// Changes when the file changes.
  let version: String

  init?(of screen: Screen, _ source: Source, in folder: DesignFolder) throws(InputError) {
    guard let picture = try folder.screenshot(of: screen, source) else { return nil }
    size = picture.size
    let state = folder.state(of: picture.file) ?? ""
    version = String(OpenScreen.digest(of: Array(state.utf8)).prefix(16))
  }
}

extension DesignFolder {
  func screenshot(of screen: Screen, _ source: Source) throws(InputError) -> Screenshot? {
    try projects.designFiles(of: source).screenshot(of: screen)
  }
}
