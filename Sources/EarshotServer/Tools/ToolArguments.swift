import Earshot
import EarshotFiles
import EarshotProfiles

/// What an agent has given to a tool, as the command line takes it.
struct ToolArguments {
  /// The options and operands of the command.
  private(set) var options: [String] = []
  private(set) var operands: [String] = []
  /// The files that the command reads, by the names that stand on the command line.
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// The page that is asked for.
  private(set) var page = 1
  /// The file that the result goes into.
  private(set) var output: String?
  /// The profiles that are asked for.
  private(set) var profiles: String?

  private let root: SharedFolder?
  /// The folder in whose place the texts stand that an agent gives.
  private static let given = "given-text"

  /// Reads the arguments of a call.
  ///
  /// - Throws: When an argument is unknown, missing, of another type, or names what is not shared.
  init(_ given: JSONValue?, of tool: Tool, root: SharedFolder?, canWrite: Bool)
    throws(ProtocolError)
  {
    self.root = root
    let members = try Self.members(given)
    let parameters = tool.parameters(canWrite: canWrite)
    let known = parameters.map(\.name) + ["page"]
    for member in members where !known.contains(member.key) {
      throw ProtocolError(
        .invalidParameters, NearestName.message("argument", member.key, known: known))
    }
    for parameter in parameters {
      guard let value = members.first(where: { $0.key == parameter.name })?.value else {
        guard !parameter.isRequired else { throw Self.missing(parameter) }
        continue
      }
      try take(value, for: parameter)
    }
    if let value = members.first(where: { $0.key == "page" })?.value {
      guard case .number(let number) = value.content, let page = Int(exactly: number), page > 0
      else { throw Self.wrong("page", value, "a whole number from 1") }
      self.page = page
    }
  }

  /// The command line behind the name of the command.
  var words: [String] { options + (operands.isEmpty ? [] : ["--"] + operands) }

  private static func members(_ given: JSONValue?) throws(ProtocolError) -> [JSONValue.Member] {
    guard let given else { return [] }
    guard let members = given.members else { throw wrong("arguments", given, "an object") }
    return members
  }

  private mutating func take(
    _ value: JSONValue, for parameter: ToolParameter
  ) throws(ProtocolError) {
    switch parameter.form {
    case .text: try put(Self.text(value, parameter.name), for: parameter)
    case .texts:
      for item in try Self.list(value, parameter) {
        try put(Self.text(item, parameter.name), for: parameter)
      }
    case .choice(let words):
      let text = try Self.text(value, parameter.name)
      guard words.contains(text) else {
        throw Self.wrong(parameter.name, value, "one of \(words.joined(separator: ", "))")
      }
      try put(text, for: parameter)
    case .flag:
      guard case .bool(let isSet) = value.content else {
        throw Self.wrong(parameter.name, value, "true or false")
      }
      if isSet, case .option(let option) = parameter.place { options.append(option) }
    case .source: try put(source(value, parameter.name), for: parameter)
    case .sources:
      for item in try Self.list(value, parameter) {
        try put(source(item, parameter.name), for: parameter)
      }
    }
  }

  private mutating func put(_ text: String, for parameter: ToolParameter) throws(ProtocolError) {
    switch parameter.place {
    case .operand: operands.append(text)
    case .option("--output"): output = text
    case .option(let option):
      if option == "--profile" { profiles = text }
      options.append("\(option)=\(text)")
    }
  }

  private static func list(
    _ value: JSONValue, _ parameter: ToolParameter
  ) throws(ProtocolError) -> [JSONValue] {
    guard let items = value.items, items.count <= ToolParameter.mostItems else {
      throw wrong(parameter.name, value, "a list of at most \(ToolParameter.mostItems)")
    }
    guard !items.isEmpty || !parameter.isRequired else { throw missing(parameter) }
    return items
  }

  private static func text(_ value: JSONValue, _ name: String) throws(ProtocolError) -> String {
    guard let text = value.string, text.count <= ToolParameter.longestText, !text.utf8.contains(0)
    else {
      throw wrong(name, value, "a text of at most \(ToolParameter.longestText) characters")
    }
    return text
  }

  /// Takes a file; returns the name that it has on the command line.
  private mutating func source(_ value: JSONValue, _ name: String) throws(ProtocolError) -> String {
    let form = "{\"text\": …} or {\"path\": …}"
    guard let members = value.members, members.count == 1, let text = members[0].value.string else {
      throw Self.wrong(name, value, form)
    }
    switch members[0].key {
    case "text":
      let file = "\(Self.given)/\(name)-\(files.count + 1)"
      files.append((file, Array(text.utf8)))
      return file
    case "path":
      guard let root else {
        throw ProtocolError(
          .invalidParameters,
          "'\(name)': no paths are shared; give the text, or start the server with --root")
      }
      let path = try root.relativePath(text)
      guard !path.hasPrefix("\(Self.given)/") else {
        throw ProtocolError(
          .invalidParameters, "'\(name)': a folder '\(Self.given)' stands for texts; rename it")
      }
      if !files.contains(where: { $0.name == path }) {
        files.append((path, try root.bytes(of: path)))
      }
      return path
    default: throw Self.wrong(name, value, form)
    }
  }

  private static func missing(_ parameter: ToolParameter) -> ProtocolError {
    ProtocolError(.invalidParameters, "'\(parameter.name)' is missing: \(parameter.meaning)")
  }

  private static func wrong(_ name: String, _ value: JSONValue, _ right: String) -> ProtocolError {
    ProtocolError(.invalidParameters, "'\(name)': found \(value.found) where \(right) is expected")
  }
}
