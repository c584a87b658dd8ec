/// A kind of component: its names, keys in a design, native elements and manual tests.
///
/// The ``Component`` of a kind contains the states, exposed elements and responses to actions.
public struct ComponentKind: Sendable {
  /// The name that designs use.
  public let name: String
  /// The description, in one sentence.
  public let summary: String
  /// Other names in designs, such as the terms of design tools and platforms.
  public private(set) var synonyms: [String]
  private(set) var substituted: Set<String> = []
  package let noun: String
  let impliedKeys: [String: [String: String]]
  private(set) var otherKinds: [OtherKind] = []
  private var bars: Set<String> = []
  private var itemKinds: [String: String] = [:]
  /// Whether the choices are invisible until users open the component or turn its wheel.
  private(set) var hidesChoices = false
  /// Whether the design must name the selected choice if it does not list the choices.
  private(set) var needsChosen = false
  /// Whether `actions` are nested buttons and not custom actions.
  private(set) var holdsActions = false
  /// The keys with values that become separate components, such as a map's pins.
  private(set) var partKeys: Set<String> = []
  private var parts: [(keys: Set<String>, names: Set<String>)] = []
  /// Whether `selected` can be the number of a part, as in MapKit's `selectedAnnotations`.
  private(set) var selectsPart = false
  /// The keys with texts that become nested components, such as `subtitle`.
  private(set) var textKeys: Set<String> = []
  /// The lines of an example design, with one key each.
  public let example: [String]
  package let ownKeys: [DesignKey]
  package let keys: [DesignKey]
  let keyNames: Set<String>
  package let opposites: [(String, String)]
  let announcements: [Platform: [StopID.Role]]
  package let likeness: Likeness?

  let component:
    @Sendable (CommonAttributes, Fields, ComponentKinds, inout DesignLog) -> any Component
  let announcedText: @Sendable (any Component, Wording) -> String?
  let isExemplary: @Sendable (any Component, StopID) -> Bool
  let natives: @Sendable (any Component) -> [NativeElement]
  let manualTests: @Sendable (any Component, Platform, Wording) -> [ManualTest]

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: The name in designs.
  ///   - plain: A component without attributes.
  ///   - summary: The description, in one sentence.
  ///   - synonyms: Other names, separated by spaces.
  ///   - noun: The noun for the component in test steps; nil means the name.
  ///   - impliedKeys: The keys and values that each synonym implies.
  ///   - example: The lines of an example design, with one key each.
  ///   - keys: The keys in addition to the common keys, in reading order. A key of the form
  ///     `.list(.component)` sets ``Component/contents``.
  ///   - opposites: Pairs of states that must have different announcements.
  ///   - announcements: The roles of stops that are announced without focus.
  ///   - likeness: The rules that recognize the kind in an app, for imports.
  ///   - announcedText: Returns the text that is announced without moving focus.
  ///   - isExemplary: Returns false for a stop that previews omit because it resembles another
  ///     stop.
  ///   - natives: Returns the native elements for the component's parts.
  ///   - manualTests: Returns tests in addition to pressing, swiping, opening and closing.
  ///   - check: Throws if the values of keys contradict each other.
  public init<Value: Component>(
    _ name: String, _ plain: Value, _ summary: String, synonyms: String = "",
    noun: String? = nil,
    impliedKeys: [String: [String: String]] = [:], example: [String] = ["label: Label"],
    keys: [KeyReader<Value>] = [], opposites: [(String, String)] = [],
    announcements: [Platform: [StopID.Role]] = [:], likeness: Likeness? = nil,
    announcedText: @escaping @Sendable (Value, Wording) -> String? = { _, _ in nil },
    isExemplary: @escaping @Sendable (Value, StopID) -> Bool = { _, _ in true },
    natives: @escaping @Sendable (Value) -> [NativeElement] = { _ in [] },
    manualTests: @escaping @Sendable (Value, Platform, Wording) -> [ManualTest] = { _, _, _ in [] },
    check: @escaping @Sendable (inout Value, Fields) throws(InputError) -> Void = { _, _ in }
  ) {
    self.name = name
    self.summary = summary
    self.synonyms = synonyms.split(separator: " ").map(String.init)
    self.noun = noun ?? String(name.map { $0 == "-" ? " " : $0 })
    self.impliedKeys = impliedKeys
    self.example = example
    ownKeys = keys.map(\.key)
    self.keys = CommonAttributes.keys.map(\.key) + ownKeys
    keyNames = Set(self.keys.map(\.name))
    self.opposites = opposites
    self.announcements = announcements
    self.likeness = likeness
    component = { common, fields, kinds, log in
      var component = plain
      component.common = common
      var errors = ErrorList()
      keys.read(into: &component, fields, &errors) { value, component in
        component.nestedComponents += kinds.components(value, &log)
      }
      if errors.errors.isEmpty {
        errors.collect { () throws(InputError) in try check(&component, fields) }
      }
      log.errors.add(errors)
      return component
    }
    self.announcedText = { announcedText($0 as? Value ?? plain, $1) }
    self.isExemplary = { isExemplary($0 as? Value ?? plain, $1) }
    self.natives = { natives($0 as? Value ?? plain) }
    self.manualTests = { manualTests($0 as? Value ?? plain, $1, $2) }
  }

  package var choicesKey: String? {
    ownKeys.first {
      if case .list = $0.form { $0.isRequired } else { false }
    }?.name
  }

  /// A rule: a component with one of `keys` becomes another kind and gets the `implied` keys.
  struct OtherKind: Sendable {
    let name: String
    let keys: Set<String>
    let missing: Set<String>
    /// The names to which the rule applies; empty for all names.
    let words: Set<String>
    let implied: [String: String]

    func applies(to word: String, with written: Set<String>) -> Bool {
      (words.isEmpty || words.contains(KindSpelling.folded(word)))
        && !keys.isDisjoint(with: written)
        && missing.isDisjoint(with: written)
    }
  }

  func becoming(
    _ kind: String, with keys: String, without missing: String = "", calledAs words: String = "",
    implying implied: [String: String] = [:]
  ) -> ComponentKind {
    func names(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
    var changed = self
    changed.otherKinds.append(
      OtherKind(
        name: kind, keys: names(keys), missing: names(missing), words: names(words),
        implied: implied))
    return changed
  }

  /// Returns this kind with synonyms for components that have no native widget.
  ///
  /// If a design uses such a synonym, a note reports that this kind replaces the component.
  func substituting(_ words: String) -> ComponentKind {
    var changed = self
    let words = words.split(separator: " ").map(String.init)
    changed.synonyms += words
    changed.substituted = Set(words)
    return changed
  }

  /// Returns this kind as a bar, in which `actions` are nested buttons.
  ///
  /// If `names` is not empty, only components with one of these names are bars.
  func asBar(_ names: String = "") -> ComponentKind {
    var changed = self
    let names = names.split(separator: " ").map(String.init)
    changed.bars = names.isEmpty ? [name] : Set(names)
    return changed
  }

  func hasButtons(calledAs word: String) -> Bool {
    ownKeys.contains { $0.name == "buttons" } || bars.contains(name)
      || bars.contains(KindSpelling.folded(word))
  }

  /// Returns this kind; if a design uses one of `names` for it, the component's items have the kind
  /// `kind` by default.
  func containing(
    _ kind: String, in names: String, asSynonyms: Bool = true
  ) -> ComponentKind {
    var changed = self
    let names = names.split(separator: " ").map(String.init)
    if asSynonyms { changed.synonyms += names.filter { $0 != name && !synonyms.contains($0) } }
    for name in names { changed.itemKinds[name] = kind }
    return changed
  }

  /// Returns this kind with `keys` whose values become separate components, after this component in
  /// the same section.
  ///
  /// If `names` is not empty, only components with one of these names have such keys.
  func parted(
    with keys: String, calledAs names: String = "", selectable: Bool = false
  ) -> ComponentKind {
    var changed = self
    func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
    changed.partKeys.formUnion(words(keys))
    changed.parts.append((words(keys), words(names)))
    if selectable { changed.selectsPart = true }
    return changed
  }

  func isPart(_ key: String, calledAs word: String) -> Bool {
    var key = KeyWord.folded(key)
    let isButton = ["-button", "-buttons"].contains(where: key.hasSuffix)
    if isButton, KeyWord.all[key] == nil { key = "buttons" }
    return parts.contains { keys, names in
      keys.contains(key) && (names.isEmpty || names.contains(KindSpelling.folded(word)))
    }
  }

  /// Returns this kind with `actions` as nested buttons, as in Flutter's `AlertDialog` and UIKit's
  /// `UIAlertController`.
  func holdingActions() -> ComponentKind {
    var changed = self
    changed.holdsActions = true
    return changed
  }

  func holdingTexts(of keys: Set<String> = KeyWord.sectionTexts) -> ComponentKind {
    var changed = self
    changed.textKeys = keys
    return changed
  }

  /// Returns this kind with `hidesChoices` set.
  ///
  /// If a design does not list the choices and `isChosenNeeded` is true, the design must name the
  /// selected choice.
  func hidingChoices(isChosenNeeded: Bool = false) -> ComponentKind {
    var changed = self
    changed.hidesChoices = true
    changed.needsChosen = isChosenNeeded
    return changed
  }

  /// Returns the entries; if the list of choices is missing, adds a list of the selected choices.
  func withChosen(
    _ entries: [SourceValue.Entry], at location: SourceLocation, _ log: inout DesignLog
  ) -> [SourceValue.Entry] {
    guard hidesChoices, let key = choicesKey else { return entries }
    guard entries.first(where: { $0.key == key })?.value.isEmptyList ?? true else { return entries }
    let value = entries.first { $0.key == "value" }?.value
    guard value != nil || !needsChosen else { return entries }
    log.note(
      .incomplete, "\(name): '\(key)' is missing, so the choices are not announced; list them",
      at: location)
    return entries.filter { $0.key != key } + [
      SourceValue.Entry(
        key: key, location: location,
        value: value?.asList ?? SourceValue(.list([]), at: location))
    ]
  }

  func itemKind(calledAs word: String) -> String? { itemKinds[KindSpelling.folded(word)] }

  /// Returns the key for a list without a key, such as the buttons in `- toolbar: [Cut, Copy]`.
  func listKey(calledAs word: String) -> String {
    let becomesList = otherKinds.contains {
      $0.applies(to: word, with: ["items"]) && (!$0.words.isEmpty || $0.keys.contains("options"))
    }
    if becomesList { return "items" }
    if let choicesKey { return choicesKey }
    if takes("buttons") { return "buttons" }
    guard takes("components") else { return "content" }
    let holdsItems =
      hasButtons(calledAs: word) || itemKind(calledAs: word) != nil
      || ["list", "grid"].contains(name)
    return holdsItems ? "items" : "components"
  }

  /// Returns the kind of each item if the items are separate components, as in
  /// `- buttons: [Copy, Paste]`; otherwise, nil.
  func nameOfEach(_ items: [SourceValue], calledAs word: String) -> String? {
    let word = KeyWord.folded(word)
    let names = Set([name] + synonyms)
    let hasMap = items.contains { if case .map = $0.content { true } else { false } }
    // If `cells` contains no map, it is one row of texts.
    guard hasMap || word != "cells" else { return nil }
    if !names.contains(word), itemKind(calledAs: word) == nil, choicesKey == nil {
      if word.hasSuffix("s"), names.contains(String(word.dropLast())) {
        return String(word.dropLast())
      }
      if word.hasSuffix("es"), names.contains(String(word.dropLast(2))) {
        return String(word.dropLast(2))
      }
    }
    guard choicesKey == nil, !takes("components"), !takes("buttons"), name != "group",
      listKey(calledAs: word) == "content"
    else { return nil }
    return ["table-row", "text"].contains(name) && !hasMap ? nil : word
  }

  package func takes(_ key: String) -> Bool { keys.contains { $0.name == key } }

  package func example(indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    return (["- kind: \(name)"] + example.map { "  \($0)" }).map { "\(space)\($0)\n" }.joined()
  }
}

extension ComponentKind: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { name }
}

extension Component {
  func announcedText(_ wording: Wording) -> String? { kind.announcedText(self, wording) }

  package func isExemplary(_ stop: StopID) -> Bool { kind.isExemplary(self, stop) }

  package func isAnnouncement(_ stop: StopID, on platform: Platform) -> Bool {
    kind.announcements[platform]?.contains(stop.role) == true
  }

  package func manualTests(on platform: Platform, _ wording: Wording) -> [ManualTest] {
    kind.manualTests(self, platform, wording)
  }
}
