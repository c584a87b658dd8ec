extension CommonAttributes {
  package static let keys: [KeyReader<CommonAttributes>] = [
    // The kind is read before the keys of its components.
    KeyReader("kind", .text, "What the component is.", isRequired: true) { _, _, _ in },
    .text("id", \.ownID, "The name of the component on its screen; from the label when left out."),
    KeyReader(
      "label", .textOrPattern,
      "The programmatic name, as the screen reader says it; a pattern where it changes."
    ) { value, common, _ throws(InputError) in
      common.label = try value.textOrExample(for: &common)
      common.labelLocation = value.location
    },
    .visibleLabel(\.visibleLabel),
    .text("hint", \.hint, "The author's hint, said last."),
    .text(
      "click-label", \.clickLabel,
      "What a double-tap does, said by TalkBack in the place of \"activate\"."),
    .flag("disabled", \.isDisabled, "Whether the component cannot be used now."),
    .text("error", \.error, "What is wrong with the value."),
    KeyReader(
      "live", .choice(LiveRegion.allCases.map(\.rawValue)),
      "When Android announces a new content without focus; apps for iOS post an announcement."
    ) { value, common, _ throws(InputError) in
      common.live = try value.choice(LiveRegion.self, named: "live")
    },
    .flag("required", \.isRequired, "Whether the component must be filled in."),
    .text("language", \.language, "The language of its texts, a BCP 47 tag."),
    KeyReader(
      "reading", readingForm,
      "How a voice pronounces the label, or texts and pieces of texts by what they are."
    ) {
      value, common, _ throws(InputError) in
      common.readings = try readings(value, ofLabel: common.label)
    },
    .texts("actions", \.actions, "The names of its custom actions."),
    .flag("hidden", \.isHidden, "Whether screen readers pass it over."),
    .map(
      "next", \.next, nextKeys,
      "Where keys take focus from it, where that is not the next stop in reading order."),
    .text("variant", \.variant, "The variant of documented patterns that it is announced by."),
    .map("voiceover", \.voiceOver, VoiceOverOverride.keys, "What is exposed on iOS instead."),
    .map("talkback", \.talkBack, TalkBackOverride.keys, "What is exposed on Android instead."),
    KeyReader(
      "stops",
      .dictionary(
        .any([.map(StopOverride.keys.map(\.key)), .list(.map(StopOverride.keys.map(\.key)))])),
      "What is said of single stops, by the names that `preview` prints, such as `option.B`."
    ) { value, common, _ throws(InputError) in
      common.stops = try stops(value)
    },
    KeyReader(
      "expect", .dictionary(.any([.text, .dictionary(.text)])),
      "What must be heard, by platform or profile; for a component with several stops, by stop; "
        + "'profile' among the stops names the profile that says it."
    ) { value, common, _ throws(InputError) in
      common.expectations = try expectations(value)
    },
  ]

  private static let readingForm = DesignKey.Form.any([.text, .dictionary(.text)])

  /// Reads the pronunciations of the label or of several texts.
  package static func readings(
    _ value: SourceValue, ofLabel label: String
  ) throws(InputError) -> [String: String] {
    guard case .map(let entries) = value.content else {
      guard !label.isEmpty else {
        throw InputError(
          "there is no label that is read so; write the text before its reading, such as "
            + "'reading: {km/h: kilometres per hour}'", at: value.location)
      }
      return [label: try value.text()]
    }
    var readings: [String: String] = [:]
    for entry in entries where !entry.key.isEmpty { readings[entry.key] = try entry.value.text() }
    return readings
  }

  /// The keys that take focus to another component.
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
    .text("when", \.state, "The state that it is for; every one when left out."),
    .text("label", \.label, "What the stop is called."),
    .text("hint", \.hint, "The author's hint."),
    .flag("disabled", \.isDisabled, "Whether the stop cannot be used."),
    .texts("actions", \.actions, "The names of its custom actions."),
    .map("voiceover", \.voiceOver, VoiceOverOverride.keys, "What is exposed on iOS instead."),
    .map("talkback", \.talkBack, TalkBackOverride.keys, "What is exposed on Android instead."),
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
    .flag("clickable", \.clickable, "whether a double-tap does something"),
    .flag("longClickable", \.longClickable, "whether a double-tap and hold does something"),
    .flag("selected", \.selected, "isSelected"),
    .flag(
      "fieldRequired", \.fieldRequired,
      "setFieldRequired of Android 16, which TalkBack says from 16.2 on; then required: does not say it in the name on Android"
    ),
  ]
}

/// A text with parts that change, as a design writes it.
private struct WrittenPattern: Sendable {
  var matches = ""
  var example: String?

  static let keys: [KeyReader<WrittenPattern>] = [
    KeyReader(
      "matches", .text,
      "The text: * stands for any words, # for a number; everything else for itself.",
      isRequired: true
    ) { value, pattern, _ throws(InputError) in pattern.matches = try value.text() },
    .text("example", \.example, "A text that it matches, for previews."),
  ]
}

extension DesignKey.Form {
  /// A text, or a pattern for a text that changes.
  static let textOrPattern = DesignKey.Form.any([.text, .map(WrittenPattern.keys.map(\.key))])
}

extension SourceValue {
  /// Returns a text; for a pattern its example, and adds the pattern to the component.
  func textOrExample(for common: inout CommonAttributes) throws(InputError) -> String {
    guard case .map = content else { return try text() }
    var written = WrittenPattern()
    try WrittenPattern.keys.read(into: &written, self, subject: "a text that changes")
    let source = written.matches
    guard let pattern = TextPattern(source, example: written.example) else {
      throw InputError(
        "the example '\(written.example ?? source)' is none of '\(source)', where * stands for any "
          + "words and # for a number", at: location)
    }
    common.patterns.append(pattern)
    return pattern.example
  }
}

extension KeyReader {
  static func visibleLabel(_ path: Path<CommonAttributes.VisibleLabel>) -> KeyReader {
    property(
      "visible-label", .any([.text, .flag]), path,
      "The label that is seen, where it differs from the name; false when there is none."
    ) { value throws(InputError) in
      switch try value.text() {
      case "false": .none
      case "true": .same
      case let text: .text(text)
      }
    }
  }
}
