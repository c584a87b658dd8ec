import Foundation

struct SourceFile {
  private(set) var types: Set<String> = []
  private(set) var nested: [String: Set<String>] = [:]
  private(set) var mentions: [String: Int] = [:]
  /// String literals with "…" for interpolations; literals joined by + are one text.
  private(set) var texts: [String] = []
  private var hidden: Set<String> = []

  private var scanner: Scanner
  private var depth = 0
  private var outer = ""
  private var words: [Substring] = []
  private var joint = Joint.none

  private enum Joint { case none, text, plus }

  private struct Scanner {
    var rest: Substring
    var line = 1

    mutating func take() -> Character? {
      guard let character = rest.popFirst() else { return nil }
      if character.isNewline { line += 1 }
      return character
    }

    mutating func take(_ text: some StringProtocol) -> Bool {
      guard rest.hasPrefix(text) else { return false }
      for _ in text { _ = take() }
      return true
    }

    mutating func skip(to end: String) {
      while !take(end), take() != nil {}
    }
  }

  init(_ text: String) {
    scanner = Scanner(rest: text[...])
    readCode()
  }

  func ownNames(_ nestedTypes: [String: Set<String>]) -> Set<String> {
    nested.keys.reduce(types.union(hidden)) { $0.union(nestedTypes[$1] ?? []) }
  }

  private mutating func readCode(inParenthesis: Bool = false) {
    var parentheses = 0
    while let next = scanner.rest.first {
      if next.isLetter || next == "_" {
        joint = .none
        readWord()
        continue
      }
      if scanner.take("//") {
        scanner.rest = scanner.rest.drop { !$0.isNewline }
      } else if scanner.take("/*") {
        scanner.skip(to: "*/")
      } else if next == "\"" || next == "#" {
        readString()
      } else {
        _ = scanner.take()
        if next == "+" {
          joint = joint == .text ? .plus : .none
        } else if !next.isWhitespace {
          joint = .none
        }
        switch next {
        case "(": parentheses += 1
        case ")" where inParenthesis && parentheses == 0: return
        case ")": parentheses -= 1
        case "{": depth += 1
        case "}": depth -= 1
        case ".": words.append(".")
        case _ where next.isNewline: words = []
        default: break
        }
      }
    }
  }

  private mutating func readString() {
    let hashes = scanner.rest.prefix { $0 == "#" }
    guard scanner.take(hashes + "\"") else {
      _ = scanner.take()
      return
    }
    let end = (scanner.take("\"\"") ? "\"\"\"" : "\"") + hashes
    let isContinued = joint == .plus
    var text = ""
    while !scanner.take(end) {
      if scanner.take("\\" + hashes + "(") {
        readCode(inParenthesis: true)
        text += "…"
      } else if scanner.take("\\" + hashes) {
        text.append(scanner.take().map { $0.isNewline || $0 == "n" ? " " : $0 } ?? " ")
      } else if let next = scanner.take() {
        text.append(next.isNewline ? " " : next)
      } else {
        return
      }
    }
    if isContinued, let last = texts.indices.last {
      texts[last] += text
    } else {
      texts.append(text)
    }
    joint = .text
  }

  private mutating func readWord() {
    let word = scanner.rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    _ = scanner.take(word)
    defer { words.append(word) }
    guard word.first?.isUppercase == true else { return }
    switch words.last {
    case "struct", "enum", "class", "actor", "protocol", "typealias": declare(String(word))
    case "extension" where depth == 0:
      outer = String(word)
      nested[outer] = nested[outer] ?? []
      mention(word)
    case ".": break
    default: mention(word)
    }
  }

  private mutating func declare(_ name: String) {
    if depth > 0 {
      nested[outer, default: []].insert(name)
      return
    }
    outer = name
    nested[outer] = nested[outer] ?? []
    if words.contains("private") || words.contains("fileprivate") {
      hidden.insert(name)
    } else {
      types.insert(name)
    }
  }

  private mutating func mention(_ name: Substring) {
    mentions[String(name)] = min(mentions[String(name)] ?? .max, scanner.line)
  }
}
