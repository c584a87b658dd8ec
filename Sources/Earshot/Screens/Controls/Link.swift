// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let link: Self = Self(
    "link", ControlStyle(traits: .link, widget: "TextView", roleDescription: "role.link"),
    describedBy: { .link }
  ) {
    $0.opensOnly = true
    $0.adaptNode = { _, node, wording in
      node.facts.add(.role(.own), wording.word("role.link"))
      guard let label = wording.ofToolkit("toolkit.open-link") else { return }
      node.actions.append(TalkBackNode.Action(.click, label: label))
      node.facts.omit(.hint(.activate))
    }
    $0.arrangeTexts = { link, node, name in
      guard let contentAfter = link.contentAfter else { return }
      node.text = nil
      node.links = max(node.links, 1)
      node.children =
        link.content.map { .text($0) }
        + [.text(name, meaning: .nameAmongContent), .text(contentAfter)]
    }
    $0.activate = { [.acted($0.common.label)] }
    $0.describe = { $1.isLink = true }
  }
}

extension ComponentKind {
  static let link: Self = Self(
    .link, "A text that opens a page, or a place on a page.",
    synonyms: "anchor hyperlink text-link url"
      + " inline-link breadcrumb-item",
    example: ["label: Privacy notice"],
    keys: [
      .value,
      .selected,
      .expanded,
      .content,
      .text("content-after", \.contentAfter, "The text after the link in its sentence."),
      .links,
      .position,
      .opens(\.opens),
    ])
}

/// A link.
public func Link(_ label: String, opens: Reference? = nil) -> Control {
  Control(.link, label).with { $0.opens = opens }
}
