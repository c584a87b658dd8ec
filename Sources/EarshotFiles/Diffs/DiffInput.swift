package import Earshot
import EarshotProfiles

/// An input of a comparison: a design that people wrote, or something that tells of an implementation.
package enum DiffInput: Sendable {
  case design(Screen)
  case capture(Capture)

  /// Reads a file, by `reader` where it is no design; what is in it tells what it is, never its name.
  package static func read(
    _ path: String, _ bytes: [UInt8]? = nil, kinds: ComponentKinds = .builtIn,
    by reader: (String) -> CaptureReader
  ) throws -> DiffInput {
    let bytes = try bytes ?? InputFile.bytes(of: path, limit: InputFile.writtenByTools)
    if DesignDetection.isDesign(bytes) {
      return .design(try DesignReader.screen(of: bytes, file: path, kinds: kinds))
    }
    return .capture(try reader(path).read(bytes))
  }

  /// Returns a design as toolkits expose it; anything else is what it is.
  package func built(with toolkits: [Toolkit]) -> DiffInput {
    guard case .design(let screen) = self else { return self }
    return .design(screen.built(with: toolkits))
  }

  /// Returns an implementation without the texts of its app; a design is what it is.
  package func redacted(by redactor: Redactor?) -> DiffInput {
    guard let redactor, case .capture(let capture) = self else { return self }
    return .capture(redactor.redacted(capture))
  }

  /// The texts that profiles say of a design, those of its own and the reader's; none of a capture.
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

  /// What tells of an implementation; nil for a design.
  package var capture: Capture? {
    guard case .capture(let capture) = self else { return nil }
    return capture
  }

  /// The language that the input is written in; nil when it does not say.
  package var locale: String? {
    guard case .design(let screen) = self else { return nil }
    return screen.locale
  }

  /// Returns what the input expects a reader to say, or tells that it said; of a design also what
  /// stands in other states where `isSession` says that somebody used the screen.
  func stops(by profile: Profile, locale: String, isSession: Bool = false) -> [Stop] {
    switch self {
    case .design(let screen):
      ExpectedStops.stops(
        of: screen, by: profile.preview(locale: locale), profile: profile,
        isSession: isSession)
    case .capture(let capture):
      CapturedStops(of: capture, by: profile.reader(locale: locale)).stops
    }
  }

  /// Returns what the input shows one over the other: of a design its screen and what opens over it.
  func layers(by profile: Profile, locale: String) -> ExpectedLayers {
    guard case .design(let screen) = self else {
      return ExpectedLayers(of: stops(by: profile, locale: locale))
    }
    return ExpectedLayers(of: screen, by: profile.preview(locale: locale), profile: profile)
  }

  /// The default family of profiles: dumps and logs are compared with the device's announcements.
  package var standardFamily: Profile.Family {
    switch capture?.content {
    case .talkBack, .voiceOver: .device
    case .heard: capture?.format.holding.isLog == true ? .device : .documented
    case .expected, nil: .documented
    }
  }

  /// Whether a speech recognizer wrote the announcements.
  var isRecognizedSpeech: Bool { capture?.format.holding == .recognizedSpeech }

  /// What was noticed while it was read.
  var remarks: [String] { capture?.notes.map { "\($0.location): \($0.message)" } ?? [] }

  /// Whether a profile composes the announcements.
  var isComposed: Bool {
    switch capture?.content {
    case nil, .talkBack, .voiceOver: true
    case .heard, .expected: false
    }
  }
}
