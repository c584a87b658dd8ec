import ArgumentParser
import CLibrary
import Earshot
import EarshotFiles
import EarshotOutput

/// Tells what is no result; whether anyone reads it changes nothing.
enum StandardError {
  static func write(_ text: TerminalText) {
    _ = System.write(Array(text.text.utf8), to: STDERR_FILENO)
  }
}

/// Writes results to standard output.
enum Output {
  static func write(_ document: Document) throws(InputError) {
    try Destination.standard.write(document)
  }

  static func write(_ text: TerminalText) throws(InputError) { try write(Document(text)) }

  /// Whether results go to a terminal that wants to be styled.
  static var isStyled: Bool {
    guard isatty(STDOUT_FILENO) != 0 else { return false }
    return System.environment("NO_COLOR").isEmpty && System.environment("TERM") != "dumb"
  }
}

/// Where a command writes its result: the option of every command that has one.
struct OutputOptions: ParsableArguments {
  @Option(name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "path"))
  var output: String?

  /// Returns the place of the result, before anything is read.
  func destination(besides inputs: [String]) throws(InputError) -> Destination {
    try Destination.claim([output], besides: inputs)[0]
  }
}
