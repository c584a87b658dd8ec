import EarshotFiles
import EarshotKit
import EarshotOutput

package struct Tool: Sendable {
  struct Written {
    var status: Int32 = 0
    let document: (_ format: String?) throws -> Document?
  }

  enum Output: Sendable {
    case ifAsked, always
  }

  package let name: String
  let title: String
  let description: String
  let parameters: [ToolParameter]
  var items: ToolItems?
  var output: Output?
  let run: @Sendable (ToolRequest, Context) throws -> Written
  static let format = "format"
  static let detail = "detail"
  static let outputKey = "output"

  func write(to writer: inout JSONWriter, canWrite: Bool) {
    writer.object { tool in
      tool.member("name", name)
      tool.member("description", description)
      tool.object("inputSchema") { writeInputSchema(to: &$0, canWrite: canWrite) }
      tool.object("annotations") { annotations in
        annotations.member("title", title)
        annotations.member("readOnlyHint", !(canWrite && output != nil))
      }
    }
  }

  func parameters(canWrite: Bool) -> [ToolParameter] {
    guard canWrite, let output else { return parameters }
    return parameters + [
      ToolParameter(
        Self.outputKey, .text, isRequired: output == .always,
        meaning: "The file to write, below the folder that the server can write to.")
    ]
  }

  private func writeInputSchema(to schema: inout JSONWriter, canWrite: Bool) {
    let parameters = parameters(canWrite: canWrite)
    schema.member("type", "object")
    schema.object("properties") { properties in
      for parameter in parameters {
        properties.key(named: parameter.name)
        properties.object { parameter.writeSchema(to: &$0) }
      }
      properties.object("page") { page in
        page.member("description", "The page of a long result.")
        page.member("type", "integer")
      }
    }
    schema.strings("required", parameters.filter(\.isRequired).map(\.name))
  }
}

/// The list in the structured answer of a tool.
///
/// Agents read the whole answer, so it contains only the facts that they need to continue.
struct ToolItems: Sendable {
  struct Content {
    var name: String
    var items: [JSONValue]
    var summary = ""
    var readings: [String] = []
    var assumptions: [String] = []
  }

  let format: String
  /// The description of the argument `detail`; nil if the list always has all facts.
  let detail: String?
  private let content: @Sendable (_ document: JSONValue, _ isDetailed: Bool) -> Content

  init(
    _ format: String, detail: String? = nil,
    _ content: @escaping @Sendable (_ document: JSONValue, _ isDetailed: Bool) -> Content
  ) {
    self.format = format
    self.detail = detail
    self.content = content
  }

  func content(of bytes: [UInt8], isDetailed: Bool) throws -> Content {
    guard format == "jsonl" else {
      return content(try JSONParser.value(of: bytes), isDetailed)
    }
    let lines = try bytes.split(separator: UInt8(ascii: "\n")).map {
      try JSONParser.value(of: Array($0))
    }
    return content(JSONValue(content: .array(lines), offset: 0), isDetailed)
  }
}
