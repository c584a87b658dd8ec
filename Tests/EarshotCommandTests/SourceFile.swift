import Foundation

struct SourceFile {
  private(set) var types: Set<String> = []
  private(set) var nested: [String: Set<String>] = [:]
  private(set) var mentions: [String: Int] = [:]
  /// String literals with "…" for interpolations; literals joined by + are one text.
  var texts: [String] { found.flatMap(\.self) }
  private var hidden: Set<String> = []

  private var found: [[String]] = []
  private var open = 0
  private var choices: [Int] = []
  private var scanner: Scanner
  private var depth = 0
  private var outer = ""
  private var words: [Substring] = []
  private var joint = Joint.none
  private var isChoice = false
  private var isAfterSpace = false

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
        isChoice = false
        isAfterSpace = false
        readWord()
        continue
      }
      if scanner.take("//") {
        scanner.rest = scanner.rest.drop { !$0.isNewline }
      } else if scanner.take("/*") {
        scanner.skip(to: "*/")
      } else if next == "\"" || next == "#" {
        if isChoice { choices.append(found.count) }
        isChoice = false
        isAfterSpace = false
        readString()
      } else if next == "(", joint == .plus {
        _ = scanner.take()
        join(readChoices(), at: open)
        joint = .text
      } else {
        _ = scanner.take()
        if !next.isWhitespace {
          isChoice = scanner.rest.first == " " && (next == "?" || next == ":" && isAfterSpace)
        }
        isAfterSpace = next.isWhitespace
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
    if !isContinued {
      open = found.count
      found.append([""])
    }
    let own = open
    while !scanner.take(end) {
      if scanner.take("\\" + hashes + "(") {
        join(readChoices(), at: own)
      } else if scanner.take("\\" + hashes) {
        let next = scanner.take().map { $0.isNewline || $0 == "n" ? " " : $0 } ?? " "
        join([String(next)], at: own)
      } else if let next = scanner.take() {
        join([next.isNewline ? " " : String(next)], at: own)
      } else {
        return
      }
    }
    open = own
    joint = .text
  }

  private mutating func join(_ endings: [String], at index: Int) {
    let starts = found[index].prefix(endings.count > 1 ? 4 : 8)
    found[index] = starts.flatMap { start in endings.map { start + $0 } }
  }

  private mutating func readChoices() -> [String] {
    let (count, outerChoices, outer) = (found.count, choices, open)
    choices = []
    joint = .none
    readCode(inParenthesis: true)
    let areAlternatives = choices == [count, count + 1] && found.count == count + 2
    (choices, open) = (outerChoices, outer)
    guard areAlternatives else { return ["…"] }
    let endings = found[count...].flatMap(\.self)
    found.removeLast(2)
    return endings
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
