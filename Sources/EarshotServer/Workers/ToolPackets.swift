import EarshotKit

extension Packet {
  private enum Mark: String {
    case argument, text, source
  }

  init(_ request: ToolRequest) {
    var texts = [Array(request.tool.utf8)]
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
    guard let tool = pieces.first else { return nil }
    var rest = pieces.dropFirst()
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
    return ToolRequest(
      tool: Self.text(tool),
      arguments: arguments.map { .init(name: $0.name, inputs: $0.inputs) })
  }

  init(_ result: ToolResult) {
    let lists = [result.notes, result.readings, result.assumptions]
    let counts = [result.findings.count] + lists.map(\.count)
    let numbers = [result.status, result.list == nil ? 0 : 1] + counts
    let texts =
      numbers.map { "\($0)" } + [result.text, result.summary, result.list?.name ?? ""]
      + lists.flatMap(\.self)
    self.init(
      pieces: texts.map { Array($0.utf8) } + result.findings + (result.list?.items ?? []))
  }

  var result: ToolResult? {
    let numbers = pieces.prefix(6).compactMap { Int(Self.text($0)) }
    guard numbers.count == 6, numbers[2...].allSatisfy({ $0 >= 0 }),
      pieces.count >= 9 + numbers[2...].reduce(0, +)
    else { return nil }
    var rest = pieces.dropFirst(9)
    func texts(_ count: Int) -> [String] {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).map(Self.text)
    }
    var result = ToolResult(
      status: numbers[0], text: Self.text(pieces[6]), notes: texts(numbers[3]))
    result.summary = Self.text(pieces[7])
    result.readings = texts(numbers[4])
    result.assumptions = texts(numbers[5])
    result.findings = Array(rest.prefix(numbers[2]))
    if numbers[1] == 1 {
      result.list = ToolResult.List(
        name: Self.text(pieces[8]), items: Array(rest.dropFirst(numbers[2])))
    }
    return result
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
