import EarshotKit

extension Packet {
  private enum Mark: String {
    case argument, text, source
  }

  init(_ request: ToolRequest) {
    var texts = [request.tool, request.format ?? ""].map { Array($0.utf8) }
    func add(_ mark: Mark, _ text: String) {
      texts += [mark.rawValue, text].map { Array($0.utf8) }
    }
    for argument in request.arguments {
      add(.argument, argument.name)
      for input in argument.inputs {
        switch input {
        case .text(let text): add(.text, text)
        case .source(let source):
          add(.source, source.name)
          texts.append(source.content ?? [])
        }
      }
    }
    self.init(pieces: texts)
  }

  var request: ToolRequest? {
    guard pieces.count >= 2 else { return nil }
    var rest = pieces.dropFirst(2)
    func next() -> [UInt8]? { rest.popFirst() }
    var arguments: [(name: String, inputs: [OptionInput])] = []
    while let word = next() {
      guard let mark = Mark(rawValue: Self.text(word)), let text = next().map(Self.text) else {
        return nil
      }
      switch mark {
      case .argument:
        arguments.append((text, []))
        continue
      case .text where !arguments.isEmpty: arguments[arguments.count - 1].inputs.append(.text(text))
      case .source where !arguments.isEmpty:
        guard let bytes = next() else { return nil }
        arguments[arguments.count - 1].inputs.append(.source(.bytes(bytes, named: text)))
      case .text, .source: return nil
      }
    }
    let format = Self.text(pieces[1])
    return ToolRequest(
      tool: Self.text(pieces[0]),
      arguments: arguments.map { .init(name: $0.name, inputs: $0.inputs) },
      format: format.isEmpty ? nil : format)
  }

  init(_ result: ToolResult) {
    let numbers = [result.status, result.notes.count, result.items == nil ? 0 : 1]
    let texts = numbers.map { "\($0)" } + [result.text] + result.notes
    self.init(pieces: texts.map { Array($0.utf8) } + (result.items ?? []))
  }

  var result: ToolResult? {
    let numbers = pieces.prefix(3).compactMap { Int(Self.text($0)) }
    guard numbers.count == 3, pieces.count >= 4 + numbers[1], numbers[1] >= 0 else { return nil }
    return ToolResult(
      status: numbers[0], text: Self.text(pieces[3]),
      items: numbers[2] == 0 ? nil : Array(pieces[(4 + numbers[1])...]),
      notes: pieces[4..<4 + numbers[1]].map(Self.text))
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
