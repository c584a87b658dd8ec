import Earshot
import EarshotFiles

/// Folders that hold dumps, logs and captions, and what stands beside them.
enum CaptureFolder {
  /// Returns the files of a folder that may tell of an app, or the path itself where it is none:
  /// screenshots and recordings are passed over, and files that are named otherwise in the same run.
  static func files(in path: String, besides own: [String?]) throws -> [String] {
    guard let files = try InputFolder.files(in: path) else { return [path] }
    let own = own.compactMap(\.self)
    let captures = try files.filter { file in
      guard !InputFile.isSame(file, asOneOf: own) else { return false }
      return try !InputFile.isBinary(file)
    }
    guard !captures.isEmpty else {
      throw InputError("the folder '\(path)' holds no dump, log or captions")
    }
    return captures
  }
}
