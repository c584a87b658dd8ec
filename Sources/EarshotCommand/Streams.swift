import CLibrary
import Earshot
import EarshotFiles

enum StandardError {
  static func write(_ text: String) { try? OutputFile.write(Array(text.utf8), to: STDERR_FILENO) }
}

/// Writes results to standard output or to a file.
enum Output {
  /// Writes a result to a file, or to standard output where the path is nil or `-`; files that were
  /// read are not overwritten.
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
    return System.environment("NO_COLOR").isEmpty && System.environment("TERM") != "dumb"
  }
}

/// Lets a reader that has seen enough end us through the error of write, not by a signal.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
