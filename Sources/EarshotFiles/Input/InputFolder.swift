import CLibrary
public import Earshot

/// Lists the files of a folder.
public enum InputFolder {
  /// Returns the files of a folder, sorted; nil when the path is no folder.
  ///
  /// Hidden files and folders inside it are passed over.
  ///
  /// - Throws: When the folder cannot be read or holds no file.
  public static func files(in path: String) throws(InputError) -> [String]? {
    guard isFolder(path) else { return nil }
    guard let folder = opendir(path) else {
      throw InputError("'\(path)' cannot be opened", kind: .cannotOpen)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if !name.hasPrefix("."), !isFolder(file) { names.append(file) }
    }
    guard !names.isEmpty else { throw InputError("the folder '\(path)' holds no file") }
    return names.sorted()
  }

  /// Returns the first of some files that a folder holds; the path itself where it is no folder.
  ///
  /// - Returns: The path of the file; nil when the folder holds none of them.
  static func first(of names: [String], in path: String) -> String? {
    guard isFolder(path) else { return path }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.map { folder + $0 }.first { access($0, F_OK) == 0 }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
