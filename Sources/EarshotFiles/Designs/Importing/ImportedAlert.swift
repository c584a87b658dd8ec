internal import Earshot

extension [ImportedComponent] {
  mutating func tellAlert(with body: String?) {
    guard let title = first, let label = title.text("label"), count > 1,
      dropFirst().allSatisfy(\.isPlainButton)
    else { return }
    var alert = title.empty(of: "alert")
    (alert.stops, alert.frame) = (title.stops, title.frame)
    alert.set("id", title.text("id"))
    let behind = body.map { ", \($0)" } ?? ""
    let name = label.hasSuffix(behind) ? String(label.dropLast(behind.count)) : label
    alert.set("label", name)
    if name != label { alert.set("body", body) }
    self[0] = alert
  }
}

extension Collection<ImportedComponent> {
  func alert(id: String) -> ImportedComponent? {
    let texts = prefix { ["alert", "heading", "text"].contains($0.kind) }
    let buttons = dropFirst(texts.count)
    guard let first = texts.first, texts.count <= (first.kind == "alert" ? 1 : 2),
      !buttons.isEmpty, texts.allSatisfy(\.isPlain), buttons.allSatisfy(\.isPlainButton)
    else { return nil }
    var alert = first.empty(of: "alert")
    alert.set("id", id)
    alert.set("label", first.text("label"))
    alert.set("body", first.text("body") ?? texts.dropFirst().first?.text("label"))
    alert.set("buttons", buttons.compactMap { $0.text("label") })
    return alert
  }
}

extension ImportedComponent {
  var isPlain: Bool {
    text("label") != nil && entries.allSatisfy { ["kind", "id", "label", "body"].contains($0.key) }
  }

  fileprivate var isPlainButton: Bool { kind == "button" && isPlain }
}
