import CLibrary
public import Earshot

/// Writes whole files, so that a file is never half written.
public enum OutputFile {
  /// Writes a file: into a temporary one beside it, which then takes its name; the old file is as
  /// it was when this throws.
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

  /// Throws when a file to be written is one of those that were read, whatever name it goes by: a
  /// typing mistake would overwrite the design.
  public static func spare(_ inputs: [String], from path: String) throws(InputError) {
    guard InputFile.isSame(path, asOneOf: inputs) else { return }
    throw InputError(
      "'\(path)' is read by this command, and would be overwritten; write to another file",
      kind: .usage)
  }

  /// Writes everything to an open file, or throws; a reader that has gone away is no error.
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
