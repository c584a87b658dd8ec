import Earshot
import EarshotFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes to standard error.
enum StandardError {
  static func write(_ text: String) { try? OutputFile.write(Array(text.utf8), to: STDERR_FILENO) }
}

/// Writes results to standard output or to a file.
enum Output {
  /// Writes a result.
  ///
  /// - Parameters:
  ///   - text: The result.
  ///   - path: The file; nil or `-` for standard output.
  ///   - inputs: The files that were read, which are not overwritten.
  /// - Throws: When the file is an input, or cannot be created or written.
  static func write(
    _ text: String, to path: String?, besides inputs: [String] = []
  ) throws(InputError) {
    let bytes = Array(text.utf8)
    if let path, path != "-" {
      try OutputFile.spare(inputs, from: path)
      try OutputFile.write(bytes, toFile: path)
    } else {
      try OutputFile.write(bytes, to: STDOUT_FILENO)
    }
  }

  /// Whether results go to a terminal that wants to be styled.
  static var isStyled: Bool {
    guard isatty(STDOUT_FILENO) != 0 else { return false }
    return environment("NO_COLOR").isEmpty && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}

/// Lets a reader that has seen enough end us through the error of write, not by a signal.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
