package import Earshot
import EarshotProfiles

package enum DiffInput: Sendable {
  case design(Screen)
  case capture(Capture)

  package static func read(
    _ path: String, _ bytes: [UInt8]? = nil, kinds: ComponentKinds = .builtIn,
    defaults: DesignReader.Defaults = .init(), files: DesignFiles = .none,
    by reader: (String) -> CaptureReader
  ) throws -> DiffInput {
    let bytes = try bytes ?? InputFile.bytes(of: path, limit: InputFile.writtenByTools)
    if DesignDetection.isDesign(bytes) {
      return .design(
        try DesignReader.screen(
          of: bytes, file: path, kinds: kinds, defaults: defaults, files: files))
    }
    let capture = try reader(path).lazily(bytes)
    if capture.transcript == nil, case .heard(let heard) = capture.content {
      for one in heard { _ = try one.recorded() }
    }
    return .capture(capture)
  }

  package func built(with toolkits: [Toolkit]) -> DiffInput {
    guard case .design(let screen) = self else { return self }
    return .design(screen.built(with: toolkits))
  }

  package func redacted(by redactor: Redactor?) -> DiffInput {
    guard let redactor, case .capture(let capture) = self else { return self }
    return .capture(redactor.redacted(capture))
  }

  package func texts(by profiles: [Profile], _ locale: String?) -> Set<String> {
    guard case .design(let screen) = self else { return [] }
    let stops = profiles.flatMap { profile in
      self.stops(by: profile, locale: locale ?? screen.locale, isSession: true)
    }
    return Set(
      stops.flatMap { stop -> [String] in
        guard case .parts(let announcement) = stop.wording else { return [] }
        return announcement.parts.flatMap { [$0.text, $0.ownText ?? $0.text] }
      })
  }

  package var capture: Capture? {
    guard case .capture(let capture) = self else { return nil }
    return capture
  }

  var transcript: TranscriptLines? { capture?.transcript }

  var whole: DiffInput {
    guard case .capture(let capture) = self else { return self }
    return .capture(capture.whole)
  }

  var isDesign: Bool { if case .design = self { true } else { false } }

  func namesToolkit(of platform: Platform) -> Bool {
    if case .design(let screen) = self { screen.namesToolkit(of: platform) } else { false }
  }

  package var locale: String? {
    guard case .design(let screen) = self else { return nil }
    return screen.locale
  }

  /// Returns the expected or heard stops; for a design in a session, the stops in all states.
  func stops(by profile: Profile, locale: String, isSession: Bool = false) -> [Stop] {
    switch self {
    case .design(let screen):
      ExpectedStops.stops(
        of: screen, by: profile.preview(locale: locale), profile: profile,
        isSession: isSession)
    case .capture(let capture):
      CapturedStops(of: capture, withUncertain: true, by: profile.reader(locale: locale)).stops
    }
  }

  func layers(by profile: Profile, locale: String, isSession: Bool = false) -> ExpectedLayers {
    guard case .design(let screen) = self else {
      return ExpectedLayers(of: stops(by: profile, locale: locale).filter { !$0.isOptional })
    }
    let preview = profile.preview(locale: locale)
    return isSession
      ? ExpectedLayers(ofSession: screen, by: preview, profile: profile)
      : ExpectedLayers(of: screen, by: preview, profile: profile)
  }

  /// The family of profiles to use by default: device profiles for dumps and logs.
  package var standardFamily: Profile.Family {
    guard transcript == nil else { return .documented }
    return switch capture?.content {
    case .talkBack, .voiceOver: .device
    case .heard: capture?.format.holding.isLog == true ? .device : .documented
    case .expected, nil: .documented
    }
  }

  /// The recorded actions before each announcement; nil for a design, a dump or results.
  var heardActions: [[Action]?]? { heardLines?.map { try? $0.recorded() } }

  var isHeard: Bool { heardLines != nil }

  var heardCount: Int? { heardLines?.count }

  private var heardLines: [HeardAnnouncement]? {
    guard case .heard(let heard) = capture?.content, heard.first?.test == nil else { return nil }
    return heard
  }

  var testResults: [TestResult]? {
    guard transcript == nil, case .heard(let heard) = capture?.content, heard.first?.test != nil
    else { return nil }
    return heard.compactMap(\.test)
  }

  /// Returns the test results for a platform and a language; returns any other input unchanged.
  func results(on platform: Platform, in locale: String) -> DiffInput {
    guard case .capture(var capture) = self, testResults != nil,
      case .heard(let heard) = capture.content
    else { return self }
    let own = heard.filter { ($0.test?.platform ?? platform) == platform }
    let isOther = own.map { $0.test?.isOf(locale) == false }
    capture.content = .heard(zip(own, isOther).filter { !$0.1 }.map(\.0))
    if let first = zip(own, isOther).first(where: { $0.1 })?.0, let other = first.test?.language {
      capture.notes.append(
        .init(
          "the results are in '\(other)', but the comparison uses '\(locale)'; add --locale \(other)",
          at: first.location))
    }
    return .capture(capture)
  }

  /// The lines below each reader's name, if the transcript names both readers.
  var byReader: [(platform: Platform, input: DiffInput)] {
    guard case .capture(let capture) = self, capture.format.holding == .transcript,
      let heard = heardLines
    else { return [] }
    var parts: [(platform: Platform, lines: [HeardAnnouncement])] = []
    for line in heard {
      if let platform = Platform.named(line.text.filter(\.isLetter)) {
        parts.append((platform, []))
      } else if parts.isEmpty {
        return []
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    guard parts.count == Platform.allCases.count, Set(parts.map(\.platform)).count == parts.count,
      parts.allSatisfy({ !$0.lines.isEmpty })
    else { return [] }
    return parts.map { platform, lines in
      var part = capture
      part.content = .heard(lines)
      return (platform, .capture(part))
    }
  }

  func session(
    by profile: Profile, locale: String, besides others: [Session]
  ) -> Session? {
    guard case .design(let screen) = self else { return nil }
    let preview = profile.preview(locale: locale)
    return Session(
      with: screen, reader: profile.reader(locale: locale),
      wording: profile.wording(locale: locale), preview: preview, besides: others)
  }

  var isRecognizedSpeech: Bool { capture?.format.holding == .recognizedSpeech }
  var remarks: [String] { capture?.notes.map { "\($0.location): \($0.message)" } ?? [] }

  var isComposed: Bool { capture?.isComposed ?? true }
}
