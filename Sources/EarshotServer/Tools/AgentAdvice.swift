/// Replaces advice for a terminal by advice that an agent can follow.
struct AgentAdvice {
  let tool: Tool

  private static let lists = [
    ("'earshot profiles ID' list", "the tool 'reference' with 'profiles' and a name list"),
    ("'earshot profiles' list", "the tool 'reference' with 'profiles' list"),
    ("'earshot formats' list", "the tool 'formats' list"),
    ("'earshot kinds' list", "the tool 'kinds' list"),
  ]

  func applied(to text: String) -> String {
    guard text.contains("'earshot ") || text.contains("--") else { return text }
    var text = Self.lists.reduce(text) { $0.replacing($1.0, with: $1.1) }
    for parameter in tool.parameters.sorted(by: { $0.name.count > $1.name.count }) {
      text = text.replacing(Self.option(of: parameter.name), with: "'\(parameter.name)'")
    }
    return text
  }

  private static func option(of name: String) -> String {
    "--" + name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}
