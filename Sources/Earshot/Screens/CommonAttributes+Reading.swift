extension CommonAttributes {
  /// The keys that every component understands.
  public static let keys: [DesignKey] = [
    DesignKey("kind", .text, "What the component is.", isRequired: true),
    DesignKey(
      "id", .text, "The name of the component on its screen; from the label when left out."),
    DesignKey("label", .text, "The programmatic name, as the screen reader says it."),
    DesignKey(
      "visible-label", .any([.text, .flag]),
      "The label that is seen, where it differs from the name; false when there is none."),
    DesignKey("hint", .text, "The author's hint, said last."),
    DesignKey("disabled", .flag, "Whether the component cannot be used now."),
    DesignKey("error", .text, "What is wrong with the value."),
    DesignKey("required", .flag, "Whether the component must be filled in."),
    DesignKey("language", .text, "The language of its texts, a BCP 47 tag."),
    DesignKey("actions", .list(.text), "The names of its custom actions."),
    DesignKey("hidden", .flag, "Whether screen readers pass it over."),
    DesignKey(
      "next", .map(nextKeys.map { DesignKey($0.rawValue, .text, "The id of a component.") }),
      "Where keys take focus from it, where that is not the next stop in reading order."),
    DesignKey("variant", .text, "The variant of documented patterns that it is announced by."),
    DesignKey(
      "voiceover",
      .map([
        DesignKey("label", .text, "accessibilityLabel"),
        DesignKey("value", .text, "accessibilityValue"),
        DesignKey("hint", .text, "accessibilityHint"),
        DesignKey("traits", .list(.text), "accessibilityTraits, by name"),
      ]), "What is exposed on iOS instead."),
    DesignKey(
      "talkback",
      .map([
        DesignKey("text", .text, "android:text"),
        DesignKey("contentDescription", .text, "android:contentDescription"),
        DesignKey("stateDescription", .text, "stateDescription"),
        DesignKey("hintText", .text, "android:hint"),
        DesignKey("tooltipText", .text, "android:tooltipText"),
        DesignKey("roleDescription", .text, "the role description of AndroidX"),
        DesignKey("className", .text, "the class of the view"),
        DesignKey("clickable", .flag, "whether a double-tap does something"),
        DesignKey("longClickable", .flag, "whether a double-tap and hold does something"),
      ]), "What is exposed on Android instead."),
    DesignKey(
      "expect", .dictionary(.any([.text, .dictionary(.text)])),
      "What must be heard, by platform or profile; for a component with several stops, by stop; "
        + "'profile' among the stops names the profile that says it."),
  ]

  /// The keys that take focus to another component.
  private static let nextKeys: [Key] = [
    .up, .down, .left, .right, .tab, .shiftTab, .controlTab,
  ]

  /// Reads what every component has.
  ///
  /// - Throws: What is wrong, and where.
  init(_ fields: Fields) throws(InputError) {
    kind = try fields.required("kind").text()
    label = try fields.text("label") ?? ""
    let givenID = try fields.text("id")
    hasOwnID = givenID != nil
    id = givenID ?? Self.slug(of: label.isEmpty ? kind : label)
    visibleLabel = try Self.visibleLabel(fields)
    hint = try fields.text("hint")
    isDisabled = try fields.flag("disabled")
    error = try fields.text("error")
    isRequired = try fields.flag("required")
    language = try fields.text("language")
    actions = try fields.texts("actions")
    isHidden = try fields.flag("hidden")
    next = try Self.next(fields)
    variant = try fields.text("variant")
    voiceOver = try Self.voiceOverOverride(fields)
    talkBack = try Self.talkBackOverride(fields)
    expectations = try Self.expectations(fields)
    location = fields.location
    labelLocation = fields["label"]?.location ?? fields.location
  }

  /// Returns a name made of the letters and digits of a text, such as `search-by`.
  static func slug(of text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "component" : words.joined(separator: "-")
  }

  private static func visibleLabel(_ fields: Fields) throws(InputError) -> VisibleLabel {
    guard let value = fields["visible-label"] else { return .same }
    let text = try value.text()
    switch text {
    case "false": return .none
    case "true": return .same
    default: return .text(text)
    }
  }

  private static func next(_ fields: Fields) throws(InputError) -> [Key: Reference] {
    guard let value = fields["next"] else { return [:] }
    let places = try Fields(value, subject: "next", known: nextKeys.map(\.rawValue))
    var next: [Key: Reference] = [:]
    for key in nextKeys { next[key] = try places.reference(key.rawValue) }
    return next
  }

  private static func voiceOverOverride(_ fields: Fields) throws(InputError) -> VoiceOverOverride {
    guard let value = fields["voiceover"] else { return VoiceOverOverride() }
    let keys = try Fields(
      value, subject: "voiceover", known: ["label", "value", "hint", "traits"])
    var override = VoiceOverOverride(
      label: try keys.text("label"), value: try keys.text("value"), hint: try keys.text("hint"))
    override.labelLocation = keys["label"]?.location
    guard let list = keys["traits"] else { return override }
    var traits: Traits = []
    for item in try list.list() {
      let name = try item.text()
      guard let trait = Traits(name: name) else {
        throw item.unknown("trait", name, known: Traits.named.map(\.name))
      }
      traits.insert(trait)
    }
    override.traits = traits
    override.traitsLocation = list.location
    return override
  }

  private static func talkBackOverride(_ fields: Fields) throws(InputError) -> TalkBackOverride {
    guard let value = fields["talkback"] else { return TalkBackOverride() }
    let keys = try Fields(
      value, subject: "talkback",
      known: [
        "text", "contentDescription", "stateDescription", "hintText", "tooltipText",
        "roleDescription", "className", "clickable", "longClickable",
      ])
    return TalkBackOverride(
      text: try keys.text("text"), contentDescription: try keys.text("contentDescription"),
      stateDescription: try keys.text("stateDescription"), hintText: try keys.text("hintText"),
      tooltipText: try keys.text("tooltipText"),
      roleDescription: try keys.text("roleDescription"),
      className: try keys.text("className"),
      clickable: keys["clickable"] == nil ? nil : try keys.flag("clickable"),
      longClickable: keys["longClickable"] == nil ? nil : try keys.flag("longClickable"),
      contentDescriptionLocation: keys["contentDescription"]?.location,
      classNameLocation: keys["className"]?.location)
  }

  private static func expectations(_ fields: Fields) throws(InputError) -> [Expectation] {
    guard let value = fields["expect"] else { return [] }
    guard case .map(let profiles) = value.content else {
      throw InputError(
        "found \(value.found) where announcements by platform are wanted, such as "
          + "'voiceover: \"Continue, button\"'", at: value.location)
    }
    var expectations: [Expectation] = []
    for platform in profiles {
      guard case .map(let stops) = platform.value.content else {
        expectations.append(
          Expectation(
            profile: platform.key, stop: nil, text: try platform.value.text(),
            location: platform.value.location))
        continue
      }
      let profile = try stops.first { $0.key == "profile" }?.value.text() ?? platform.key
      for stop in stops where stop.key != "profile" {
        expectations.append(
          Expectation(
            profile: profile, stop: stop.key, text: try stop.value.text(),
            location: stop.value.location))
      }
    }
    return expectations
  }
}
