import EarshotFiles
import EarshotKit
import EarshotOutput

package struct Tool: Sendable {
  struct Written {
    var status: Int32 = 0
    var content: ToolItems.Content?
    var summary = ""
    var readings: [String] = []
    var assumptions: [String] = []
    var findings: [JSONValue] = []
    /// Whether the text is a page of the reference; its commands and options are then replaced with
    /// names of tools and parameters.
    var isReference = false
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
  static let stops = "stops"
  static let outputKey = "output"

  /// Whether the server can offer the tool; a tool that only writes files needs a writable folder.
  func isAvailable(canWrite: Bool) -> Bool { canWrite || output != .always }

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
    guard canWrite, let output, !parameters.contains(where: { $0.name == Self.outputKey }) else {
      return parameters
    }
    return parameters + [
      ToolParameter(
        Self.outputKey, .text, isRequired: output == .always,
        meaning: "The file to write, below the server's write root.")
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

/// A tool's list, with few facts in each item, because agents read the whole answer.
struct ToolItems: Sendable {
  struct Content {
    var name: String
    var items: [JSONValue]
    var summary = ""
    var readings: [String] = []
    var assumptions: [String] = []
  }

  let format: String
  let detail: String
  let hasStops: Bool
  /// The flags with which an agent requests a text instead of a list.
  let textFlags: Set<String>
  private let content: @Sendable (_ document: JSONValue, ToolRequest) throws -> Content

  init(
    _ format: String, detail: String, hasStops: Bool = false, textFlags: Set<String> = [],
    _ content: @escaping @Sendable (_ document: JSONValue, ToolRequest) throws -> Content
  ) {
    self.format = format
    self.detail = detail
    self.hasStops = hasStops
    self.textFlags = textFlags
    self.content = content
  }

  func content(of bytes: [UInt8], for request: ToolRequest) throws -> Content {
    guard format == "jsonl" else { return try content(JSONParser.value(of: bytes), request) }
    let lines = try bytes.split(separator: UInt8(ascii: "\n")).map {
      try JSONParser.value(of: Array($0))
    }
    return try content(JSONValue(content: .array(lines), offset: 0), request)
  }
}
