import TestTools
import Testing

@testable import EarshotFiles

@Suite struct `A pattern for names` {
  @Test(arguments: [
    ("*.yaml", "a.yaml", true), ("*.yaml", "a.yml", false), ("a?c", "abc", true),
    ("a?c", "ac", false), ("[a-c]1", "b1", true), ("[!a-c]1", "b1", false), ("[!a-c]1", "d1", true),
    ("[]]", "]", true), ("[", "[", true), ("[a", "[a", true), ("[-a]", "-", true),
    ("[a-]", "-", true), ("*a*b", "aXbab", true), ("*a*b", "ba", false), ("", "", true),
    ("**", "any", true), ("é*", "étage", true), ("[z-a]", "m", false),
  ])
  func `matches whole names`(pattern: String, name: String, isMatch: Bool) {
    #expect(matches(name, pattern) == isMatch)
  }

  @Test func `matches the same texts as an exhaustive search`() {
    var state: UInt64 = 7
    func letters(_ alphabet: String) -> String {
      String(
        (0..<6).compactMap { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return (state >> 33) % 4 == 0
            ? nil : alphabet[alphabet.index(alphabet.startIndex, offsetBy: Int((state >> 40) % 4))]
        })
    }
    for _ in 0..<4000 {
      let (pattern, name) = (letters("ab*?"), letters("abab"))
      #expect(matches(name, pattern) == tries(Array(name)[...], Array(pattern)[...]))
    }
  }

  @Test func `is fast with many stars`() {
    let name = String(repeating: "a", count: 4000)
    let time = processorTime {
      #expect(!matches(name, String(repeating: "a*", count: 50) + "b"))
    }
    #expect(time < 60)
  }

  private func matches(_ name: String, _ pattern: String) -> Bool {
    InputPattern.matches(Array(name.unicodeScalars), Array(pattern.unicodeScalars))
  }

  private func tries(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return tries(name, rest) || !name.isEmpty && tries(name.dropFirst(), pattern)
    }
    return !name.isEmpty && (first == "?" || first == name.first) && tries(name.dropFirst(), rest)
  }
}
