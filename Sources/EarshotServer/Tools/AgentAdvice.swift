struct AgentAdvice {
  let tool: Tool

  func applied(to text: String) -> String {
    var text = Self.namingTools(in: text)
    guard text.contains("--") else { return text }
    for parameter in tool.parameters.sorted(by: { $0.name.count > $1.name.count }) {
      text = text.replacing(Self.option(of: parameter.name), with: "'\(parameter.name)'")
    }
    return text
  }

  /// Replaces commands such as `'earshot kinds switch'` with calls of tools, if there is a tool.
  static func namingTools(in text: String) -> String {
    guard text.contains("'earshot ") else { return text }
    return text.replacing(#/'earshot ([a-z]+)(?: ([^']+))?'/#) { match in
      let name = String(match.1)
      let topic = Reference.all.contains { $0.name == name } ? " with the topic '\(name)'" : ""
      let isTool = Tool.all.contains { $0.name == name }
      guard isTool || !topic.isEmpty else { return String(match.0) }
      return "the tool '\(isTool ? name : "reference")'\(isTool ? "" : topic)"
        + (match.2.map { " for \($0 == "ID" ? "a name" : "'\($0)'")" } ?? "")
    }
  }

  private static func option(of name: String) -> String {
    "--" + name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}
