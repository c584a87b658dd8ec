struct PronunciationCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.unusedReading]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let own = screen.components.flatMap { component in
      let readings = Readings(component.common.readings)
      return readings.unused(in: component.entries.map(\.announcement)).map {
        finding($0, "the \(component.title)", at: component.common.location)
      }
    }
    let entries = screen.components.lazy.flatMap(\.entries).map(\.announcement)
    return own
      + Readings(screen.screen.readings).unused(in: entries).map {
        finding($0, "the screen", at: screen.screen.location)
      }
  }

  private func finding(
    _ text: String, _ place: String, at location: SourceLocation
  ) -> DesignFinding {
    DesignFinding(
      .unusedReading,
      found: "'reading' contains \"\(text)\", which the texts of \(place) do not contain",
      at: location)
  }
}

extension DesignFinding.Kind {
  /// A pronunciation is given for a text that is never announced.
  public static let unusedReading = Self(
    "unused-reading", .warning,
    means: "A design gives a pronunciation for a text that is not announced.",
    mend: "write the text exactly as in the design, or remove 'reading'",
    affects: "screen reader users",
    examples: .init(
      "{kind: text, label: 80 km/h, reading: {kmh: kilometres per hour}}",
      mended: "{kind: text, label: 80 km/h, reading: {km/h: kilometres per hour}}"))
}
