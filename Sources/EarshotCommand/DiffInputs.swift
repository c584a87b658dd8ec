import Earshot
import EarshotFiles
import EarshotProfiles

/// An input of `diff`: a design that people wrote, or something that tells of an implementation.
enum DiffInput {
  case design(Screen)
  case capture(Capture)

  /// Reads a file; what is in it tells what it is, never its name.
  static func read(_ path: String, column: String?, platform: Platform?) throws -> DiffInput {
    let bytes = try InputFile.bytes(of: path, limit: InputFile.writtenByTools)
    if DesignDetection.isDesign(bytes) {
      return .design(try DesignReader.screen(of: bytes, file: path))
    }
    let reader = CaptureReader(file: path, column: column, platform: platform)
    return .capture(try reader.read(bytes))
  }

  /// The language that the input is written in; nil when it does not say.
  var locale: String? {
    switch self {
    case .design(let screen): screen.locale
    case .capture: nil
    }
  }

  /// Returns what the input expects a reader to say, or tells that it said; of a design also what
  /// stands in other states where `isSession` says that somebody used the screen.
  func stops(
    by choice: ProfileChoice, locale: String, isSession: Bool = false
  ) -> [Stop] {
    switch self {
    case .design(let screen):
      ExpectedStops.stops(
        of: screen, by: choice.preview(locale: locale), profile: choice.profile,
        isSession: isSession)
    case .capture(let capture):
      CapturedStops(of: capture, by: choice.reader(locale: locale)).stops
    }
  }

  /// Whether a speech recognizer wrote it down.
  var isRecognizedSpeech: Bool {
    guard case .capture(let capture) = self else { return false }
    return capture.format.isRecognizedSpeech
  }

  /// What the input cannot carry.
  var limits: [FormatLimit] {
    guard case .capture(let capture) = self else { return [] }
    return capture.limits
  }

  /// What was noticed while it was read.
  var remarks: [String] {
    guard case .capture(let capture) = self else { return [] }
    return capture.notes.map { "\($0.location): \($0.message)" }
  }

  /// The platform that it is of; nil when it may be any.
  var platform: Platform? {
    guard case .capture(let capture) = self else { return nil }
    return capture.platform
  }
}
