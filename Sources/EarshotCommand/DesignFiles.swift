import ArgumentParser
import Earshot
import EarshotFiles

/// The design files that a command reads.
struct DesignFiles: ParsableArguments {
  @Argument(help: ArgumentHelp("The design files; - for standard input.", valueName: "file"))
  var files: [String]

  /// Returns the screens of all files; every mistake of every file is thrown, so that they are
  /// mended in one go.
  func screens() throws -> [(path: String, screen: Screen)] { try Self.screens(at: files) }

  /// Returns the screens of files; every mistake of every file is thrown, so that they are mended
  /// in one go.
  static func screens(at files: [String]) throws -> [(path: String, screen: Screen)] {
    var screens: [(path: String, screen: Screen)] = []
    var errors: [InputError] = []
    for path in files {
      do throws(DesignReader.Mistakes) {
        screens.append((path, try DesignReader.screen(at: path)))
      } catch { errors += error.errors }
    }
    guard errors.isEmpty else { throw Failure(errors: errors) }
    return screens
  }

  /// Returns the screen of one file.
  static func screen(at path: String) throws -> Screen {
    do throws(DesignReader.Mistakes) {
      return try DesignReader.screen(at: path)
    } catch { throw Failure(errors: error.errors) }
  }
}
