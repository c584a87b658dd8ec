import CLibrary
public import Earshot

/// Writes whole files, so that a file is never half written.
public enum OutputFile {
  /// Writes a file: into a temporary one beside it, which then takes its name.
  ///
  /// - Throws: When the file cannot be created or written; the old one is then as it was.
  public static func write(_ bytes: [UInt8], toFile path: String) throws(InputError) {
    // A device or a pipe cannot be replaced, only written to.
    if let descriptor = try special(path) {
      defer { close(descriptor) }
      return try write(bytes, to: descriptor)
    }
    let temporary = "\(path).\(getpid()).partial"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw cannotCreate(path, errno) }
    do throws(InputError) {
      try write(bytes, to: descriptor)
    } catch {
      close(descriptor)
      unlink(temporary)
      throw InputError("'\(path)' was not written: \(error.message)", kind: .inputOutput)
    }
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw cannotCreate(path, code)
    }
  }

  /// Refuses to write a file that was read: a typing mistake would overwrite the design.
  ///
  /// - Parameters:
  ///   - inputs: The files that were read.
  ///   - path: The file to be written.
  /// - Throws: When `path` is one of `inputs`, whatever name it goes by.
  public static func spare(_ inputs: [String], from path: String) throws(InputError) {
    guard InputFile.isSame(path, asOneOf: inputs) else { return }
    throw InputError(
      "'\(path)' is read by this command, and would be overwritten; write to another file",
      kind: .usage)
  }

  /// Writes everything to an open file; a reader that has gone away is no error.
  ///
  /// - Throws: When writing fails.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(InputError) {
    let error = System.write(bytes, to: descriptor)
    guard error != 0, error != EPIPE else { return }
    throw InputError("writing failed: \(System.reason(error))", kind: .inputOutput)
  }

  private static func special(_ path: String) throws(InputError) -> Int32? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw InputError("'\(path)' is a directory; name a file", kind: .cannotCreate)
    }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotCreate(path, errno) }
    return descriptor
  }

  private static func cannotCreate(_ path: String, _ code: Int32) -> InputError {
    let mend = code == ENOENT ? "; is its folder there?" : ""
    return InputError(
      "'\(path)' cannot be created: \(System.reason(code))\(mend)", kind: .cannotCreate)
  }
}
