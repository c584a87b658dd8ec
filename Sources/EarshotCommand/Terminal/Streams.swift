import ArgumentParser
import CLibrary
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

enum StandardError {
  static func write(_ text: TerminalText) {
    _ = System.write(Array(text.text.utf8), to: STDERR_FILENO)
  }
}

enum Output {
  static func write(_ document: Document) throws(InputError) {
    try Destination.standard.write(document)
  }

  static func write(_ text: TerminalText) throws(InputError) { try write(Document(text)) }

  static var isStyled: Bool {
    guard isatty(STDOUT_FILENO) != 0 else { return false }
    return System.environment("NO_COLOR").isEmpty && System.environment("TERM") != "dumb"
  }
}
