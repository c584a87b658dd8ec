extension Control {
  /// Returns whether the texts need separate views, because the toolkit's widget cannot show them.
  func hasContentApart(on platform: Platform) -> Bool {
    !content.isEmpty && common.toolkits.hasOwnWidget("\(kind).content", on: platform)
  }

  var contentElements: [ExposedElement] {
    guard hasContentApart(on: .voiceOver) else { return [] }
    return content.map {
      ExposedElement(.content, $0, label: $0, traits: .staticText, part: "text")
    }
  }

  var contentNodes: [ExposedNode] {
    guard hasContentApart(on: .talkBack) else { return [] }
    return content.map { .text($0, .content, $0, part: "text") }
  }
}
