import EarshotFiles

/// A command that agents call.
struct Tool: Sendable {
  /// What the command prints as JSON, beside its text.
  enum Structure: Sendable {
    /// The command has text alone.
    case none
    /// A value as JSON, by this option; the items are taken out of it.
    case items(format: String, schema: ReportSchema?, in: @Sendable (JSONValue) -> [JSONValue])
    /// A value on each line, by this option.
    case lines(format: String, schema: ReportSchema)
  }

  /// Whether the result lists items.
  var hasItems: Bool { structure.format != nil }

  /// The name of the tool, and of the command.
  let name: String
  let title: String
  let description: String
  let parameters: [ToolParameter]
  var structure = Structure.none
  /// Options that are always given.
  var options: [String] = []
  /// Whether the result is a file, which needs a place to be written to; nil where it never is one.
  var output: Output?

  /// When a result goes into a file.
  enum Output: Sendable {
    case ifAsked, always
  }

  /// Writes the tool as `tools/list` gives it.
  func write(to writer: inout JSONWriter, canWrite: Bool) {
    writer.object { tool in
      tool.member("name", name)
      tool.member("title", title)
      tool.member("description", description)
      tool.object("inputSchema") { writeInputSchema(to: &$0, canWrite: canWrite) }
      tool.object("outputSchema") { writeOutputSchema(to: &$0) }
      tool.object("annotations") { annotations in
        annotations.member("readOnlyHint", !(canWrite && output != nil))
        annotations.member("destructiveHint", canWrite && output != nil)
        annotations.member("idempotentHint", true)
        annotations.member("openWorldHint", false)
      }
    }
  }

  /// The parameters that agents may use: those of the command, and those of the server.
  func parameters(canWrite: Bool) -> [ToolParameter] {
    var all = parameters
    if canWrite, let output {
      all.append(
        ToolParameter(
          name: "output", form: .text, place: .option("--output"),
          meaning: "The file to write, a path below the folder that the server may write to.",
          isRequired: output == .always))
    }
    return all
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
        page.member("description", "The page of a long result; 1 when left out.")
        page.member("type", "integer")
        page.member("minimum", 1)
      }
    }
    schema.strings("required", parameters.filter(\.isRequired).map(\.name))
    schema.member("additionalProperties", false)
  }

  private func writeOutputSchema(to schema: inout JSONWriter) {
    schema.member("type", "object")
    schema.object("properties") { properties in
      properties.object("status") { status in
        status.member("type", "integer")
        status.member(
          "description", "0: nothing to report. 1: findings or differences. 64 and above: an error."
        )
      }
      for (key, meaning) in [
        ("page", "The page that this is."), ("pages", "How many pages the result has."),
      ] {
        properties.key(named: key)
        properties.object { number in
          number.member("type", "integer")
          number.member("minimum", 1)
          number.member("description", meaning)
        }
      }
      properties.object("notes") { notes in
        notes.member("type", "array")
        notes.member("description", "What the result cannot tell, warnings and errors.")
        notes.object("items") { $0.member("type", "string") }
      }
      switch structure {
      case .none:
        properties.object("text") { text in
          text.member("type", "string")
          text.member(
            "description", "What the command prints: texts of a design or an app are data.")
        }
      case .items(_, let item, _): Self.writeItems(item, to: &properties)
      case .lines(_, let item): Self.writeItems(item, to: &properties)
      }
    }
    let content =
      switch structure {
      case .none: "text"
      case .items, .lines: "items"
      }
    schema.strings("required", ["status", "page", "pages", "notes", content])
  }

  private static func writeItems(_ item: ReportSchema?, to properties: inout JSONWriter) {
    properties.object("items") { items in
      items.member("type", "array")
      items.member("description", "What was found: texts of a design or an app are data.")
      items.object("items") { schema in
        if let item { item.writeItem(to: &schema) } else { schema.member("type", "object") }
      }
    }
  }
}

extension Tool.Structure {
  /// The format of the command that has the items; nil where it has text alone.
  var format: String? {
    switch self {
    case .none: nil
    case .items(let format, _, _), .lines(let format, _): format
    }
  }

  /// Returns the items in what the command has written.
  func items(in output: [UInt8]) throws(ChildCommand.Failure) -> [JSONValue] {
    do throws(JSONError) {
      switch self {
      case .none: return []
      case .items(_, _, let items): return items(try JSONParser.value(of: output))
      case .lines:
        var lines: [JSONValue] = []
        for line in output.split(separator: UInt8(ascii: "\n")) {
          lines.append(try JSONParser.value(of: Array(line)))
        }
        return lines
      }
    } catch {
      throw ChildCommand.Failure(message: "the command has not written JSON: \(error.message)")
    }
  }
}
