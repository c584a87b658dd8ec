import Foundation
import TestTools
import Testing

@testable import EarshotFiles

private struct PageStyles {
  struct Rule {
    var selectors: [String]
    var declarations: [(property: String, value: String)]
    var medium: String

    var isShape: Bool {
      selectors.last?.contains("::") == true
        && !declarations.contains { $0.property == "color" }
    }
  }

  let rules: [Rule]

  init() throws {
    rules = try ["wireframe.css", "page.css"].flatMap { name in
      let text = try String(
        contentsOf: ExampleFolder.url.appending(path: "../Report/\(name)"), encoding: .utf8)
      return Self.rules(of: text.replacing(/\/\*.*?\*\//, with: ""), in: "")
    }
  }

  private static func rules(of text: String, in medium: String) -> [Rule] {
    var rules: [Rule] = []
    var rest = Substring(text)
    while let opening = rest.firstIndex(of: "{") {
      let head = rest[..<opening].trimmingCharacters(in: .whitespacesAndNewlines)
      var depth = 0
      let closing =
        rest[opening...].firstIndex { character in
          depth += character == "{" ? 1 : character == "}" ? -1 : 0
          return depth == 0
        } ?? rest.index(before: rest.endIndex)
      let body = String(rest[rest.index(after: opening)..<closing])
      rest = rest[rest.index(after: closing)...]
      guard !head.hasPrefix("@") else {
        rules += Self.rules(of: body, in: head)
        continue
      }
      let declarations = body.split(separator: ";").compactMap { line -> (String, String)? in
        let parts = line.split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }
      let selectors = head.split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      rules.append(Rule(selectors: selectors, declarations: declarations, medium: medium))
    }
    return rules
  }

  static let dark = "@media (prefers-color-scheme: dark)"

  func rules(inDark isDark: Bool) -> [Rule] {
    rules.filter { !$0.medium.contains("print") && $0.medium != Self.dark }
      + rules.filter { isDark && $0.medium == Self.dark }
  }
}

private struct ColourPair: Hashable, CustomStringConvertible {
  var front: String
  var back: String
  /// The minimum contrast in WCAG 2.2: 4.5 for text (1.4.3), 3 for graphics (1.4.11).
  var least: Double
  var description: String { "#\(front) on #\(back)" }

  var contrast: Double {
    let (one, other) = (Self.luminance(front), Self.luminance(back))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ colour: String) -> Double {
    let value = Int(colour, radix: 16) ?? 0
    let channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}

private struct Palette {
  private(set) var pairs: Set<ColourPair> = []
  private var variables: [String: String] = [:]
  private var texts: Set<String> = []
  private var marks: Set<String> = []
  private var grounds: Set<String> = []

  init(_ styles: PageStyles, inDark isDark: Bool) {
    let rules = styles.rules(inDark: isDark)
    for (name, value) in rules.filter({ $0.selectors == [":root"] }).flatMap(\.declarations)
    where name.hasPrefix("--") { variables[name] = String(value.dropFirst()) }
    var drawn: [String: [String: String]] = [:]
    for rule in rules {
      for (property, value) in rule.declarations where ["fill", "stroke"].contains(property) {
        for selector in rule.selectors {
          drawn[selector, default: [:]][property] = colours(in: value).first
        }
      }
      addText(rule)
    }
    addDrawings(drawn)
    for ground in grounds {
      pairs.formUnion(texts.map { ColourPair(front: $0, back: ground, least: 4.5) })
      pairs.formUnion(marks.map { ColourPair(front: $0, back: ground, least: 3) })
    }
  }

  private func colours(in value: String) -> [String] {
    value.split { " ()".contains($0) }.compactMap { word in
      word.hasPrefix("--")
        ? variables[String(word)] : word.hasPrefix("#") ? String(word.dropFirst()) : nil
    }
  }

  private mutating func addText(_ rule: PageStyles.Rule) {
    func colours(of property: (String) -> Bool) -> [String] {
      rule.declarations.filter { property($0.property) && !$0.value.contains("--line") }
        .flatMap { self.colours(in: $0.value) }
    }
    let (own, behind) = (colours { $0 == "color" }, colours { $0 == "background" })
    marks.formUnion(colours { $0.hasPrefix("border") || $0 == "outline" })
    guard !rule.isShape else { return }
    if own.isEmpty || behind.isEmpty {
      texts.formUnion(own)
      grounds.formUnion(behind)
    } else {
      for text in own {
        pairs.formUnion(behind.map { ColourPair(front: text, back: $0, least: 4.5) })
      }
    }
  }

  private mutating func addDrawings(_ drawn: [String: [String: String]]) {
    func classes(_ selector: String) -> Set<Substring> {
      Set((selector.split(separator: " ").last ?? "").split(separator: ".").dropFirst())
    }
    let signs = drawn.filter { $0.key.contains("circle") || $0.key.contains("path.badge") }
    for (selector, colours) in drawn {
      if let stroke = colours["stroke"] { marks.insert(stroke) }
      guard let fill = colours["fill"] else { continue }
      if selector.contains(" text") {
        let behind = signs.filter { !classes($0.key).isDisjoint(with: classes(selector)) }
          .compactMap { $0.value["fill"] }
        if behind.isEmpty { texts.insert(fill) }
        pairs.formUnion(behind.map { ColourPair(front: fill, back: $0, least: 4.5) })
      } else if selector.contains("rect") && selector.contains(".wireframe")
        || colours["stroke"] != nil
      {
        grounds.insert(fill)
      } else {
        marks.insert(fill)
      }
    }
  }
}

@Suite struct `The colours of a page` {
  @Test(arguments: [false, true])
  func `are distinguishable`(isDark: Bool) throws {
    let pairs = Palette(try PageStyles(), inDark: isDark).pairs
    #expect(pairs.count > 40)
    let faint = pairs.filter { $0.contrast < $0.least }
    #expect(faint.isEmpty, "\(faint.map { "\($0): \($0.contrast)" }.sorted())")
  }

  @Test func `of drawings have a dark variant`() throws {
    let styles = try PageStyles()
    func coloured(_ isDark: Bool) -> Set<String> {
      let rules = styles.rules.filter { ($0.medium == PageStyles.dark) == isDark }
      return Set(
        rules.flatMap { rule in
          let properties = rule.declarations.filter { $0.value.hasPrefix("#") }.map(\.property)
          return rule.selectors.filter { $0.hasPrefix(".wireframe") }.flatMap { selector in
            properties.map { "\(selector) \($0)" }
          }
        })
    }
    #expect(coloured(false).subtracting(coloured(true)).isEmpty)
    #expect(coloured(true).subtracting(coloured(false)).isEmpty)
  }

  @Test func `with low contrast only separate other elements`() throws {
    for rule in try PageStyles().rules {
      let isFaint = { (property: String) in
        rule.declarations.contains {
          $0.property.hasPrefix(property) && $0.value.contains("--line")
        }
      }
      let isControl = rule.selectors.contains { selector in
        ["button", "select", "input", "radio", "summary", "mark"].contains(
          where: selector.hasPrefix)
      }
      #expect(!isFaint("color") && !isFaint("outline"), "\(rule.selectors)")
      #expect(!isFaint("background") || rule.isShape, "\(rule.selectors)")
      #expect(!isFaint("border") || !isControl, "\(rule.selectors)")
    }
  }
}
