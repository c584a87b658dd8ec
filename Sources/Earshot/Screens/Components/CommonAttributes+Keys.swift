extension CommonAttributes {
  package static let keys: [KeyReader<CommonAttributes>] = [
    KeyReader("kind", .text, "The kind of component.", isRequired: true) { _, _, _ in },
    .text("id", \.ownID, "The identifier of the component; by default derived from the label."),
    KeyReader(
      "label", .textOrPattern,
      "The accessibility label, or a pattern if the label changes."
    ) { value, common, _ throws(InputError) in
      common.label = try value.textOrExample(for: &common)
      common.labelLocation = value.location
    },
    .visibleLabel(\.visibleLabel),
    .text("hint", \.hint, "The accessibility hint."),
    .text(
      "click-label", \.clickLabel,
      "The effect of a double-tap; TalkBack announces it instead of \"activate\"."),
    .text(
      "long-press", \.longPressLabel,
      "The effect of a double-tap and hold; TalkBack announces it."),
    .text(
      "tooltip", \.tooltip,
      "The tooltip's text. Compose announces only the long press that shows the tooltip. On iOS, only Flutter announces the text, after the label."
    ),
    .text(
      "state-description", \.stateDescription,
      "A state in the app's own words, such as \"playing\". It becomes the stateDescription on "
        + "Android and the value on iOS."
    ),
    .flag("disabled", \.isDisabled, "Whether the component is disabled."),
    .flag(
      "busy", \.isBusy, "Whether the component is loading; announced only in React Native apps."),
    KeyReader("error", .text, "The error message for the value.") {
      value, common, _ throws(InputError) in
      let text = try value.text()
      guard text != "true" else {
        throw InputError(
          "expected the error's text, found 'true'; write it, such as 'error: Enter a name'",
          at: value.location)
      }
      common.error = text == "false" ? nil : text
    },
    .choice(
      "live", \.live,
      "How soon Android announces new content that does not have focus; on iOS, the app must post "
        + "an announcement."),
    .flag("required", \.isRequired, "Whether the component must be filled in."),
    .text("language", \.language, "The language of the component's texts, a BCP 47 tag."),
    KeyReader(
      "reading", readingForm,
      "The pronunciation of the label, or of texts and parts of texts."
    ) {
      value, common, _ throws(InputError) in
      common.readings = try readings(value, ofLabel: common.label)
    },
    .texts("actions", \.actions, "The names of the custom actions."),
    .flag("hidden", \.isHidden, "Whether the component is hidden from screen readers."),
    .map(
      "next", \.next, nextKeys,
      "The component that gets the keyboard focus next, if it is not the next stop in reading order."
    ),
    .text(
      "variant", \.variant,
      "The variant of the documented announcement; 'earshot profiles ID' lists the variants."
    ),
    .map(
      "voiceover", \.voiceOver, VoiceOverOverride.keys, "Replaces attributes on iOS."),
    .map(
      "talkback", \.talkBack, TalkBackOverride.keys, "Replaces attributes on Android."),
    KeyReader(
      "stops",
      .dictionary(
        .any([.map(StopOverride.keys.map(\.key)), .list(.map(StopOverride.keys.map(\.key)))])),
      "Attributes of single stops, by the names that `preview` prints, such as `option.B`."
    ) { value, common, _ throws(InputError) in
      common.stops = try stops(value)
    },
    KeyReader(
      "expect", .dictionary(.any([.text, .dictionary(.text)])),
      "The expected announcements, by platform or profile. A text applies to the first stop. For several "
        + "stops, write a map from stops to announcements; the key 'profile' in this map limits it to one profile."
    ) { value, common, _ throws(InputError) in
      common.expectations = try expectations(value)
    },
    KeyReader(
      "frame", .rectangle,
      "The rectangle of the component in pixels of the `screenshot`, or in points of a screen of "
        + "390 by 844; not announced."
    ) { value, common, _ throws(InputError) in common.frame = try value.frame() },
    .map("meta", \.metadata, Metadata.keys, "Notes for your team, which are not announced."),
  ]

  private static let readingForm = DesignKey.Form.any([.text, .dictionary(.text)])

  package static func readings(
    _ value: SourceValue, ofLabel label: String
  ) throws(InputError) -> [String: String] {
    guard case .map(let entries) = value.content else {
      guard !label.isEmpty else {
        throw InputError(
          "'reading' needs a label; without a label, name the text to pronounce, such as "
            + "'reading: {km/h: kilometres per hour}'", at: value.location)
      }
      return [label: try value.text()]
    }
    var readings: [String: String] = [:]
    for entry in entries where !entry.key.isEmpty { readings[entry.key] = try entry.value.text() }
    return readings
  }

  private static let nextKeys: [KeyReader<[FocusDirection: Reference]>] =
    FocusDirection.allCases.map { key in
      KeyReader(key.rawValue, .text, "The id of a component.") {
        value, next, _ throws(InputError) in
        next[key] = try value.reference()
      }
    }

  private static func stops(_ value: SourceValue) throws(InputError) -> [StopOverride] {
    var stops: [StopOverride] = []
    var errors = ErrorList()
    for entry in try value.entries("stops", suchAs: "'option.B: {hint: Later}'") {
      var items = [entry.value]
      if case .list(let listed) = entry.value.content { items = listed }
      for item in items {
        var stop = StopOverride(StopID(entry.key))
        stop.location = item.location
        errors.collect { () throws(InputError) in
          try StopOverride.keys.read(into: &stop, item, subject: "stops")
        }
        stops.append(stop)
      }
    }
    try errors.check()
    return stops
  }

  private static func expectations(_ value: SourceValue) throws(InputError) -> [Expectation] {
    if let (quote, location) = value.strayQuote {
      throw InputError(
        "in YAML, the quote \(quote) is part of the text; use straight quotes (\") around the "
          + "announcement, such as 'voiceover: \"Continue, button\"'", at: location)
    }
    let profiles = try value.entries(
      "announcements by platform", suchAs: "'voiceover: \"Continue, button\"'")
    var expectations: [Expectation] = []
    var errors = ErrorList()
    func add(_ profile: String, _ stop: String?, _ text: SourceValue) {
      errors.collect { () throws(InputError) in
        expectations.append(
          Expectation(profile, stop: stop, hears: try text.text(), at: text.location))
      }
    }
    for platform in profiles {
      guard case .map(let stops) = platform.value.content else {
        add(platform.key, nil, platform.value)
        continue
      }
      let named = stops.first { $0.key == "profile" }?.value
      let profile = errors.collect { () throws(InputError) in try named?.text() } ?? nil
      for stop in stops where stop.key != "profile" {
        add(profile ?? platform.key, stop.key, stop.value)
      }
    }
    try errors.check()
    return expectations
  }
}

extension StopOverride {
  static let keys: [KeyReader<StopOverride>] = [
    .text("when", \.state, "The state in which these attributes apply; by default every state."),
    .text("label", \.label, "The name of the stop."),
    .text("hint", \.hint, "The hint that the app sets."),
    .flag("disabled", \.isDisabled, "Whether the stop is disabled."),
    .texts("actions", \.actions, "The names of the custom actions."),
    .map(
      "voiceover", \.voiceOver, VoiceOverOverride.keys, "Replaces attributes on iOS."),
    .map(
      "talkback", \.talkBack, TalkBackOverride.keys, "Replaces attributes on Android."),
  ]
}

extension VoiceOverOverride {
  static let keys: [KeyReader<VoiceOverOverride>] = [
    KeyReader("label", .text, "accessibilityLabel") { value, override, _ throws(InputError) in
      override.label = try value.text()
      override.labelLocation = value.location
    },
    .text("value", \.value, "accessibilityValue"),
    .text("hint", \.hint, "accessibilityHint"),
    KeyReader("traits", .list(.text), "accessibilityTraits, by name") {
      value, override, _ throws(InputError) in
      let traits = try value.items { item throws(InputError) in
        let name = try item.text()
        guard let trait = Traits(name: name) else {
          throw item.unknown("trait", name, known: Traits.named.map(\.name))
        }
        return trait
      }
      override.traits = Traits(traits)
      override.traitsLocation = value.location
    },
  ]
}

extension TalkBackOverride {
  static let keys: [KeyReader<TalkBackOverride>] = [
    .text("text", \.text, "android:text"),
    KeyReader("contentDescription", .text, "android:contentDescription") {
      value, override, _ throws(InputError) in
      override.contentDescription = try value.text()
      override.contentDescriptionLocation = value.location
    },
    .text("stateDescription", \.stateDescription, "stateDescription"),
    .text("hintText", \.hintText, "android:hint"),
    .text("tooltipText", \.tooltipText, "android:tooltipText"),
    .text("roleDescription", \.roleDescription, "the role description of AndroidX"),
    KeyReader("className", .text, "the class of the view") {
      value, override, _ throws(InputError) in
      override.className = try value.text()
      override.classNameLocation = value.location
    },
    .flag("clickable", \.clickable, "whether a double-tap has an action"),
    .flag("longClickable", \.longClickable, "whether a double-tap and hold has an action"),
    .flag("selected", \.selected, "isSelected"),
    .flag(
      "fieldRequired", \.fieldRequired,
      "setFieldRequired (Android 16), which TalkBack announces from 16.2; if it is true, the name on "
        + "Android does not contain the word for 'required'"
    ),
  ]
}

private struct WrittenPattern: Sendable {
  var matches = ""
  var example: String?

  static let keys: [KeyReader<WrittenPattern>] = [
    KeyReader(
      "matches", .text,
      "The text; * matches any words, # matches a number.",
      isRequired: true
    ) { value, pattern, _ throws(InputError) in pattern.matches = try value.text() },
    .text("example", \.example, "An example of a matching text, for previews."),
  ]
}

extension DesignKey.Form {
  static let textOrPattern = DesignKey.Form.any([.text, .map(WrittenPattern.keys.map(\.key))])
}

extension SourceValue {
  func textOrExample(for common: inout CommonAttributes) throws(InputError) -> String {
    guard case .map = content else { return try text() }
    var written = WrittenPattern()
    try WrittenPattern.keys.read(into: &written, self, subject: "a text that changes")
    let source = written.matches
    guard let pattern = TextPattern(source, example: written.example) else {
      throw InputError(
        "the example '\(written.example ?? source)' does not match '\(source)', in which * matches any "
          + "words and # matches a number", at: location)
    }
    common.patterns.append(pattern)
    return pattern.example
  }
}

extension KeyReader {
  static func visibleLabel(_ path: Path<CommonAttributes.VisibleLabel>) -> KeyReader {
    property(
      "visible-label", .any([.text, .flag]), path,
      "The visible label if it differs from the name; false if there is none."
    ) { value throws(InputError) in
      switch try value.text() {
      case "false": .none
      case "true": .same
      case let text: .text(text)
      }
    }
  }
}

extension SourceValue {
  /// In YAML, a typographic quote is not a quote, so a comma can end the text.
  fileprivate var strayQuote: (quote: Character, location: SourceLocation)? {
    if case .map(let entries) = content {
      for (entry, next) in zip(entries, entries.dropFirst().map(\.value.content) + [.scalar("")]) {
        switch (entry.value.content, next) {
        case (_, .null), (.map, _): if let quote = entry.value.strayQuote { return quote }
        default: break
        }
      }
    }
    guard case .scalar(let text) = content, let first = text.first, first.isOpeningQuote else {
      return nil
    }
    return (first, location)
  }
}
