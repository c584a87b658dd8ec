public import Earshot
package import EarshotOutput
import EarshotProfiles

extension KindsPage {
  fileprivate static var documented: KindsPage { KindsPage(documenting: .builtIn) }

  fileprivate init(documenting kinds: ComponentKinds) {
    let profiles = BuiltIn.profileNames(of: .documented).compactMap { BuiltIn.profile($0) }
    self.init(of: kinds, as: profiles.map { $0.preview(locale: "en") })
  }

  /// Returns the section for each named kind; without names, an overview of keys and kinds.
  package static func reference(of names: [String]) throws(InputError) -> TerminalText {
    names.isEmpty ? documented.frame : try text(of: names)
  }

  package static func text(of names: [String]) throws(InputError) -> TerminalText {
    let page = documented
    guard !names.isEmpty else { return page.summary }
    let kinds = try names.map { name throws(InputError) in
      guard let kind = ComponentKinds.builtIn.kind(calledAs: name) else {
        let known = ComponentKinds.builtIn.kinds.map(\.name)
        throw InputError(
          NearestName.message("kind", name, known: known, listedBy: "earshot kinds"), kind: .usage)
      }
      return kind
    }
    return TerminalText(lines: kinds.map(page.section).joined(separator: "\n"))
  }
}

extension ComponentKinds {
  /// The keys, states and documented announcements of each kind, in Markdown.
  public var page: String {
    let page = KindsPage(documenting: self)
    return kinds.map(page.section).joined(separator: "\n")
  }
}

extension FormatsPage {
  package static func text(of names: [String]) throws(InputError) -> TerminalText {
    let page = FormatsPage()
    guard !names.isEmpty else { return page.summary }
    let formats = try names.map { name throws(InputError) in
      guard let format = CaptureFormat.builtIn.first(where: { $0.id == name }) else {
        let known = CaptureFormat.builtIn.map(\.id)
        throw InputError(
          NearestName.message("format", name, known: known, listedBy: "earshot formats"),
          kind: .usage)
      }
      return format
    }
    return TerminalText(lines: formats.map(page.section).joined(separator: "\n"))
  }
}

extension ChecksPage {
  package static func text(of names: [String]) throws(InputError) -> TerminalText {
    let kinds = [any DesignCheck].builtIn.flatMap(\.kinds)
    guard !names.isEmpty else {
      return kinds.map { "\($0.id): \($0.meaning)\n" as TerminalText }.joined()
    }
    let page = ChecksPage()
    return try TerminalText(
      lines: names.map { name throws(InputError) in
        guard let kind = kinds.first(where: { $0.id == name }) else {
          throw InputError(
            NearestName.message("finding", name, known: kinds.map(\.id)), kind: .usage)
        }
        return page.section(kind)
      }.joined())
  }
}
