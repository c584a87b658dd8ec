package import Earshot
package import EarshotOutput
import EarshotProfiles

extension KindsPage {
  package static func text(of names: [String]) throws(InputError) -> TerminalText {
    let profiles = BuiltIn.profileNames(of: .documented).compactMap { BuiltIn.profile($0) }
    let page = KindsPage(as: profiles.map { $0.preview(locale: "en") })
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
