import EarshotKit

/// The arguments of one call, checked and with the bytes of all files.
struct ToolRequest: Sendable, Hashable {
  /// The values of one argument.
  struct Argument: Sendable, Hashable {
    /// The key of the argument.
    let name: String
    /// The values; a list has any number of them.
    let inputs: [OptionInput]
  }

  /// The name of the tool.
  let tool: String
  /// The arguments that were given.
  let arguments: [Argument]
  /// The format of the text; nil for the usual one.
  var format: String?

  /// Returns the texts of an argument.
  func texts(of name: String) -> [String] {
    arguments.filter { $0.name == name }.flatMap(\.inputs).compactMap { input in
      if case .text(let text) = input { text } else { nil }
    }
  }

  /// The number of bytes in memory.
  var size: Int {
    arguments.flatMap(\.inputs).reduce(0) { size, input in
      switch input {
      case .text(let text): size + text.utf8.count
      case .source(let source): size + (source.content?.count ?? 0)
      }
    }
  }
}
