import Earshot

struct DesignPart {
  struct Parameter {
    var name: String
    /// The parameter's default value; if nil, a use must have an argument.
    var standard: SourceValue?
  }

  /// The location of the part's definition, which identifies the part.
  let key: String
  let parameters: [Parameter]
  let components: SourceValue
  let scope: [String: SourceValue]

  static let keys = [
    DesignKey(
      "parameters", .any([.list(.text), .dictionary(.any([.text, .list(.component)]))]),
      "The names of the parameters, or a map with default values; 'null' makes one optional."),
    DesignKey(
      "components", .list(.component),
      "The components; '${NAME}' is replaced with the value of a parameter.", isRequired: true),
  ]

  private static let ownKeys = keys.map(\.name) + Metadata.names

  init(
    _ value: SourceValue, named name: String, scope: [String: SourceValue]
  ) throws(InputError) {
    let fields = try Self.fields(
      value.entries("a part", suchAs: "'{parameters: [name], components: […]}'"),
      at: value.location, subject: "part '\(name)'", known: Self.ownKeys)
    key = "\(value.location)"
    parameters = try Self.parameters(fields)
    components = try fields.required("components")
    self.scope = scope
  }

  init(file value: SourceValue, at path: String) throws(InputError) {
    key = path
    if case .list = value.content {
      (parameters, components, scope) = ([], value, [:])
      return
    }
    let entries = try value.entries("components")
    // If the file is also a design, its other keys are checked when it is read as a design.
    let isDesign = entries.contains { $0.key == "screen" }
    let fields = try Self.fields(
      isDesign ? entries.filter { Self.ownKeys.contains($0.key) } : entries, at: value.location,
      subject: "part", known: Self.ownKeys + ["part", "parts"])
    parameters = try Self.parameters(fields)
    components = try fields.required("components")
    scope = try DesignPart.scope(entries.first { $0.key == "parts" }?.value)
  }

  static func scope(_ value: SourceValue?) throws(InputError) -> [String: SourceValue] {
    guard let value else { return [:] }
    let entries = try value.entries("parts by name", suchAs: "'price: {components: […]}'")
    return Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func fields(
    _ entries: [SourceValue.Entry], at location: SourceLocation, subject: String, known: [String]
  ) throws(InputError) -> Fields {
    var errors = ErrorList()
    let fields = Fields(entries, at: location, subject: subject, known: known, &errors)
    try errors.check()
    return fields
  }

  private static func parameters(_ fields: Fields) throws(InputError) -> [Parameter] {
    guard let value = fields["parameters"] else { return [] }
    guard case .map(let entries) = value.content else {
      return try value.texts().map { Parameter(name: $0, standard: nil) }
    }
    return entries.map { Parameter(name: $0.key, standard: $0.value) }
  }
}
