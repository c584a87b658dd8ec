import EarshotOutput
import Testing

@testable import EarshotFiles

@Suite struct `Marks on two texts` {
  @Test(arguments: [
    ("Close, button", "Close. Button", "Close, <mark>button</mark>"),
    ("Pay, button, dimmed", "Pay, button", "Pay, button, <mark>dimmed</mark>"),
    ("Pay, button", "Pay, button, dimmed", "Pay, button"),
    ("a b c d", "a x y d", "a <mark>b c</mark> d"),
    (", a", ". a", "<mark>,</mark> a"),
    ("a.", "a", "a."),
  ])
  func `show the words of the first text that differ, but not separators`(
    first: String, second: String, marked: String
  ) {
    #expect(WordMarks(first, second).first.text == marked)
  }

  @Test func `are missing only if all words are equal`() {
    var generator = SystemRandomNumberGenerator()
    let words = ["Pay", "button", "dimmed", "Pay,", "button.", ","]
    for _ in 0..<500 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
          words.randomElement(using: &generator)
        }
      }
      let bare = texts.map { $0.map { $0.count > 1 ? $0.filter { !".,".contains($0) } : $0 } }
      let marks = WordMarks(texts[0].joined(separator: " "), texts[1].joined(separator: " "))
      let isMarked = (marks.first.text + marks.second.text).contains("<mark>")
      #expect(isMarked == (bare[0] != bare[1]), "\(texts)")
    }
  }
}
