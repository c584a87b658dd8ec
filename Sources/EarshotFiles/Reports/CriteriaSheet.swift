public import Earshot

/// The acceptance criteria of a screen.
public struct CriteriaSheet: Sendable {
  /// The title of the screen.
  public var title: String
  /// The locale of the readers, a BCP 47 tag.
  public var locale: String
  package var facts: [String]
  package let profileNotes: ProfileNotes
  /// The criteria for all platforms.
  ///
  /// The criteria for the opening of the screen precede the components' criteria, which are grouped
  /// by component and then by area.
  public var criteria: [Criterion]
  /// The number of tests outside the selected level.
  package var omittedTests = 0

  /// Creates the criteria of a screen; `audio` returns the path of an announcement's recording, if
  /// any.
  ///
  /// If `joiningReadings` is true, the announcements of a platform, from the guidelines and from
  /// the device, are in one criterion.
  public init(
    for screen: Screen, readers: [(reader: ScreenReader, wording: Wording)],
    level: Criterion.Level = .all, joiningReadings: Bool = false,
    audio: (ScreenPreview.Entry) -> String?
  ) {
    title = screen.title
    locale = screen.locale
    facts = screen.factLines
    profileNotes = ProfileNotes(
      readers.map(\.reader.profile), kinds: screen.allComponents.map(\.kind.name))
    let components = screen.allComponents.filter { !$0.common.isHidden }
    let readings = TestedReadings.of(screen, readers, joined: joiningReadings)
    criteria = components.flatMap { component in
      let criteria =
        readings.flatMap { $0.criteria(of: component, audio: audio) }
        + [.textSize(of: component, on: screen)]
      return Criterion.Area.allCases.flatMap { area in criteria.filter { $0.area == area } }
    }
    criteria = criteria.filter { $0.component.isEmpty } + criteria.filter { !$0.component.isEmpty }
    criteria.limitEssential(on: components)
    if level == .essential {
      let count = criteria.rows.count
      criteria.removeAll { !$0.isEssential }
      omittedTests = count - criteria.rows.count
    }
    tellApart()
  }

  /// Returns a copy in which each criterion's subject contains the locale.
  ///
  /// `isOther`: whether the locale differs from the design's language; if true, the locale is also
  /// added to the ids.
  package func namingLanguage(isOther: Bool) -> CriteriaSheet {
    var sheet = self
    for index in criteria.indices {
      sheet.criteria[index].language = locale
      sheet.criteria[index].subject += " (\(locale))"
      guard isOther else { continue }
      sheet.criteria[index].id += "/\(locale)"
      sheet.criteria[index].test += "/\(locale)"
    }
    return sheet
  }

  var ofComponents: [[Criterion]] { criteria.runs { "\($0.language ?? "") \($0.component)" } }

  private mutating func tellApart() {
    var components: [String: String] = [:]
    var ids: Set<String> = []
    var names: Set<[String]> = []
    for index in criteria.indices {
      let criterion = criteria[index]
      let owner = components[criterion.subject] ?? criterion.component
      components[criterion.subject] = owner
      if owner != criterion.component { criteria[index].subject += " (\(criterion.component))" }
      criteria[index].id = Self.unused(criterion.id, "-") { ids.insert($0).inserted }
      criteria[index].title = Self.unused(criterion.title, " ") {
        names.insert([criterion.component, criterion.reader, $0]).inserted
      }
    }
  }

  private static func unused(
    _ name: String, _ joint: String, _ take: (String) -> Bool
  ) -> String {
    guard !take(name) else { return name }
    var number = 2
    while !take("\(name)\(joint)\(number)") { number += 1 }
    return "\(name)\(joint)\(number)"
  }
}

extension Criterion {
  fileprivate static func textSize(of component: any Component, on screen: Screen) -> Criterion {
    Criterion(
      id: "\(ExpectationID.escaped(component.id)).text-size",
      test: "\(ExpectationID.escaped(component.id)).text-size", component: component.id,
      subject: component.subject, area: .settings, reader: "Both platforms",
      title: "text at 200 % is complete",
      given: "the screen \"\(screen.title)\" with the text size of the device at 200 %",
      when: "I look at the \(component.subject)",
      then: [Outcome(text: "all of its text can be read, and nothing is cut off or covered")])
  }
}
