import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

struct ToolArguments: Sendable {
  let request: ToolRequest
  private(set) var page = 1
  /// The file that the call writes and must not read.
  let output: Destination?

  /// Reads a call's arguments; throws if an argument is unknown, missing or of the wrong type, or
  /// if a file is not shared.
  init(_ given: JSONValue?, of tool: Tool, root: SharedFolder?, writeRoot: SharedFolder?)
    throws(ProtocolError)
  {
    let members = try Self.members(given)
    let parameters = tool.parameters(canWrite: writeRoot != nil)
    let known = parameters.map(\.name) + ["page"]
    for member in members where !known.contains(member.key) {
      throw ProtocolError(
        .invalidParameters, NearestName.message("argument", member.key, known: known))
    }
    var reader = ArgumentReader(root: root)
    var arguments: [ToolRequest.Argument] = []
    for parameter in parameters {
      guard let value = members.first(where: { $0.key == parameter.name })?.value else {
        guard !parameter.isRequired else { throw reader.missing(parameter) }
        continue
      }
      arguments.append(
        .init(name: parameter.name, inputs: try reader.inputs(in: value, for: parameter)))
    }
    if let value = members.first(where: { $0.key == "page" })?.value {
      guard case .number(let number) = value.content, let page = Int(exactly: number), page > 0
      else { throw ArgumentReader.wrong("page", value, "a whole number from 1") }
      self.page = page
    }
    request = ToolRequest(tool: tool.name, arguments: arguments)
    output = try Self.output(request.output, in: writeRoot, besides: reader)
  }

  private static func output(
    _ name: String?, in writeRoot: SharedFolder?, besides inputs: ArgumentReader
  ) throws(ProtocolError) -> Destination? {
    guard let name, let writeRoot else { return nil }
    return try writeRoot.destination(
      writeRoot.relativePath(name), besides: inputs.identities)
  }

  private static func members(_ given: JSONValue?) throws(ProtocolError) -> [JSONValue.Member] {
    guard let given else { return [] }
    guard let members = given.members else {
      throw ArgumentReader.wrong("arguments", given, "an object")
    }
    return members
  }
}

private struct ArgumentReader {
  let root: SharedFolder?
  private var count = 0
  private var files: [[UInt8]: [UInt8]] = [:]
  private var read: Set<FileIdentity> = []
  private var sources: [EarshotKit.Source] = []

  init(root: SharedFolder?) { self.root = root }

  var identities: Set<FileIdentity> { read.union(root?.filesUsed(by: sources) ?? []) }

  mutating func inputs(
    in value: JSONValue, for parameter: ToolParameter
  ) throws(ProtocolError) -> [OptionInput] {
    guard case .list(let form) = parameter.form else {
      return [try input(in: value, parameter.form, of: parameter.name)]
    }
    let most = ToolParameter.mostItems
    guard let items = value.items else { throw Self.wrong(parameter.name, value, "a list") }
    guard items.count <= most else {
      throw Self.wrong(parameter.name, "at most \(most) items", found: "\(items.count)")
    }
    guard !items.isEmpty || !parameter.isRequired else { throw missing(parameter) }
    var inputs: [OptionInput] = []
    for item in items { inputs.append(try input(in: item, form, of: parameter.name)) }
    return inputs
  }

  private mutating func input(
    in value: JSONValue, _ form: OptionForm, of name: String
  ) throws(ProtocolError) -> OptionInput {
    switch form {
    case .text, .list: return .text(try Self.text(value, name))
    case .choice(let words):
      let text = try Self.text(value, name)
      guard words.contains(text) else {
        throw Self.wrong(name, value, "one of \(words.joined(separator: ", "))")
      }
      return .text(text)
    case .flag:
      guard case .bool(let isSet) = value.content else {
        throw Self.wrong(name, value, "true or false")
      }
      return .text("\(isSet)")
    case .number:
      guard case .number(let number) = value.content, let whole = Int(exactly: number) else {
        throw Self.wrong(name, value, "a whole number")
      }
      return .text("\(whole)")
    case .source: return .source(try source(value, name))
    }
  }

  private static func text(_ value: JSONValue, _ name: String) throws(ProtocolError) -> String {
    guard let text = value.string else { throw wrong(name, value, "a text") }
    guard text.count <= ToolParameter.longestText else {
      throw wrong(
        name, "at most \(ToolParameter.longestText) characters", found: "\(text.count)")
    }
    guard !text.utf8.contains(0) else {
      throw wrong(name, "a text", found: "a text with the character U+0000")
    }
    return text
  }

  private mutating func source(
    _ value: JSONValue, _ name: String
  ) throws(ProtocolError) -> EarshotKit.Source {
    let form = "{\"text\": …} or {\"path\": …}"
    guard let members = value.members, members.count == 1, let text = members[0].value.string else {
      throw Self.wrong(name, value, form)
    }
    switch members[0].key {
    case "text":
      count += 1
      return .text(text, named: "\(SharedFolder.texts)/\(name)-\(count)")
    case "path":
      guard let root else {
        throw ProtocolError(
          .invalidParameters,
          "'\(name)': this server reads no files; give the text, or start the server with --root")
      }
      let path = try root.relativePath(text)
      guard FilePath.steps(of: path).first != SharedFolder.texts else {
        throw ProtocolError(
          .invalidParameters,
          "'\(name)': the folder name '\(SharedFolder.texts)' is reserved; rename the folder")
      }
      // Strings with different bytes can be equal in Swift, so paths are compared by bytes.
      let key = Array(path.utf8)
      // The path `-` would mean standard input, so the file `-` becomes `./-`.
      let name = path == InputFile.standardInput ? "./-" : path
      if let known = files[key] { return .bytes(known, named: name) }
      let (bytes, identity) = try root.file(path)
      files[key] = bytes
      if let identity { read.insert(identity) }
      count += 1
      sources.append(.bytes(bytes, named: name))
      return .bytes(bytes, named: name)
    default: throw Self.wrong(name, value, form)
    }
  }

  func missing(_ parameter: ToolParameter) -> ProtocolError {
    ProtocolError(.invalidParameters, "'\(parameter.name)' is missing: \(parameter.meaning)")
  }

  static func wrong(_ name: String, _ value: JSONValue, _ right: String) -> ProtocolError {
    wrong(name, right, found: value.found)
  }

  private static func wrong(_ name: String, _ right: String, found: String) -> ProtocolError {
    ProtocolError(.invalidParameters, "'\(name)': expected \(right), found \(found)")
  }
}
