/// A kind of component: its name and synonyms, its keys in a design, its page in the reference, its
/// native elements and what testers try with it.
///
/// The states of the kind, the elements that it exposes and its answers to actions are those of its
/// ``Component``.
public struct ComponentKind: Sendable {
  /// The name that designs use.
  public let name: String
  /// The description, in one sentence.
  public let summary: String
  /// The words of design tools and platforms for the kind, which designs can use as well.
  public let synonyms: [String]
  /// The name of a component of the kind in the steps of a test.
  package let noun: String
  /// The keys and values that synonyms imply.
  let impliedKeys: [String: [String: String]]
  /// The keys of an example, one line each.
  public let example: [String]
  /// The keys of the kind, in addition to those of every component.
  package let ownKeys: [DesignKey]
  /// All keys that the kind takes.
  package let keys: [DesignKey]
  /// The names of all keys, which every component needs when it is read.
  let keyNames: Set<String>
  /// Pairs of states that must not sound alike.
  package let opposites: [(String, String)]
  /// The roles of stops that are announced when they appear and cannot receive focus.
  let announcements: [Platform: [StopID.Role]]
  /// The likeness of elements to those of the kind; nil if an import never looks for the kind.
  package let likeness: Likeness?

  /// Returns the component that the fields of a design describe.
  let component:
    @Sendable (CommonAttributes, Fields, ComponentKinds, inout DesignLog) -> any Component
  let announcedText: @Sendable (any Component, Wording) -> String?
  let isExemplary: @Sendable (any Component, StopID) -> Bool
  let natives: @Sendable (any Component) -> [NativeElement]
  let manualTests: @Sendable (any Component, Platform, Wording) -> [ManualTest]

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - name: The name that designs use.
  ///   - plain: A component of the kind without any attributes.
  ///   - summary: The description, in one sentence.
  ///   - synonyms: Other words for the kind, separated by spaces.
  ///   - noun: The name of a component in the steps of a test; nil for the name of the kind.
  ///   - impliedKeys: The keys and values that synonyms imply, by synonym.
  ///   - example: The keys of an example, one line each.
  ///   - keys: The keys in addition to those of every component, in the order in which they are read. The
  ///     value of a key with the form `.list(.component)` becomes ``Component/contents``.
  ///   - opposites: Pairs of states that must not sound alike.
  ///   - announcements: The roles of stops that are announced when they appear and cannot receive
  ///     focus.
  ///   - likeness: The likeness of elements to those of the kind, for imports.
  ///   - announcedText: Returns the text that is announced without moving focus.
  ///   - isExemplary: Returns whether a preview shows a stop that represents many similar ones.
  ///   - natives: Returns the native elements of the component's parts.
  ///   - manualTests: Returns the actions that testers try with the component, besides pressing, swiping, opening and
  ///     closing.
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
        component.nestedComponents = kinds.components(value, &log)
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

  /// The required key for a list of choices.
  package var choicesKey: String? {
    ownKeys.first {
      if case .list = $0.form { $0.isRequired } else { false }
    }?.name
  }

  /// Whether the actions that a design lists are buttons: a bar holds its buttons as components.
  var hasButtons: Bool {
    ownKeys.contains { $0.name == "buttons" } || ["navigation-bar", "toolbar"].contains(name)
  }

  /// Returns whether the kind takes a key.
  package func takes(_ key: String) -> Bool { keys.contains { $0.name == key } }

  /// Returns the example as an item of `components`, with each line indented by some spaces.
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
  /// Returns the text that is announced without moving focus; nil if the component announces none.
  func announcedText(_ wording: Wording) -> String? { kind.announcedText(self, wording) }

  /// Returns whether a preview shows a stop, as a representative of many similar ones.
  package func isExemplary(_ stop: StopID) -> Bool { kind.isExemplary(self, stop) }

  /// Returns whether a stop is announced when it appears and cannot receive focus.
  package func isAnnouncement(_ stop: StopID, on platform: Platform) -> Bool {
    kind.announcements[platform]?.contains(stop.role) == true
  }

  /// Returns what testers try with the component on a platform.
  package func manualTests(on platform: Platform, _ wording: Wording) -> [ManualTest] {
    kind.manualTests(self, platform, wording)
  }
}
