import EarshotKit

struct ToolRequest: Sendable, Hashable {
  struct Argument: Sendable, Hashable {
    let name: String
    let inputs: [OptionInput]
  }

  let tool: String
  let arguments: [Argument]

  var format: String? { texts(of: Tool.format).first }
  var isDetailed: Bool { isSet(Tool.detail) }
  var stops: [String] { texts(of: Tool.stops) }
  var output: String? { texts(of: Tool.outputKey).first }

  func isSet(_ name: String) -> Bool { texts(of: name).first == "true" }

  func texts(of name: String) -> [String] {
    arguments.filter { $0.name == name }.flatMap(\.inputs).compactMap { input in
      if case .text(let text) = input { text } else { nil }
    }
  }

  var size: Int {
    arguments.flatMap(\.inputs).reduce(0) { size, input in
      switch input {
      case .text(let text): size + text.utf8.count
      case .source(let source): size + (source.content?.count ?? 0)
      }
    }
  }
}
