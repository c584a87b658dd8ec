import Earshot
import EarshotFiles
import Testing

@Suite struct `Words in a design` {
  @Test(arguments: [
    ("de", "Mehr erfahren"), ("fr", "En savoir plus"), ("es", "Más información"),
    ("ja", "詳しくはこちら"), ("ar", "المزيد"), ("pt-BR", "Saiba mais"), ("ko", "더 보기"),
    ("zh-Hant", "更多"), ("en", "Read more"),
  ])
  func `do not say the destination of a link in any language`(locale: String, name: String) throws {
    func kinds(_ label: String) throws -> [DesignFinding.Kind] {
      try designFindings(["{kind: link, label: \(label)}"], locale: locale).map(\.kind)
    }
    #expect(try kinds(name).contains(.vagueLink))
    #expect(try !kinds("\(name) A").contains(.vagueLink))
  }

  @Test(arguments: [
    ("label: Free delivery this week", true), ("label: 2 errors on this page", false),
    ("label: Your name is needed", false), ("label: Note, body: Enter your name", false),
  ])
  func `of a banner announce an error if they are about it`(text: String, isSilent: Bool) throws {
    let found = try designFindings([
      "{kind: banner, \(text)}", "{kind: text-field, label: Name, error: Enter your name}",
    ])
    #expect(found.contains { $0.kind == .silentError } == isSilent)
  }

  @Test(arguments: ["Password hint", "Password manager"])
  func `about a password do not ask for it`(label: String) throws {
    let found = try designFindings(["{kind: text-field, label: \(label)}"])
    #expect(!found.contains { $0.kind == .fieldWithoutPurpose })
  }

  @Test(arguments: [
    ("{kind: text-field, label: Comments, hint: Optional}", "\"Optional\""),
    ("{kind: tab-bar, options: [A, B, {label: C, badge: 3}], value: A}", "\"3\""),
  ])
  func `that a device never announces are found`(component: String, text: String) throws {
    let found = try designFindings([component], profiles: ["voiceover-ios-27"])
    #expect(found.contains { $0.kind == .neverSaid && $0.message.contains(text) }, "\(found)")
  }

  @Test func `in a fix are keys of the kind`() throws {
    let found = try designFindings(["{kind: range-slider, label: Price}"])
    #expect(
      found.first { $0.kind == .noValue }?.message.hasSuffix("add 'start' and 'end'") == true)
  }
}
