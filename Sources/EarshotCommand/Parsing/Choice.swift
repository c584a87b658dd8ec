public import ArgumentParser
public import Earshot
public import EarshotFiles
public import EarshotKit
package import EarshotSpeech

protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  // The parser's default implementation is slow, because it uses reflection at every start.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
  public var defaultValueDescription: String { rawValue }
}

extension Criterion.Level: Choice {}
extension Finding.Severity: Choice {}
extension SessionStart: Choice {}
extension Finding.Kind: Choice {}
extension InputFormat: Choice {}
extension Line.Prosody: Choice {}
extension ScreenPreview.Scope: Choice {
  public init?(argument: String) { self.init(argument) }
}
extension ReaderSelection.Platforms: Choice {
  public init?(argument: String) {
    guard let value = Self(rawValue: argument) ?? Self(system: argument) else { return nil }
    self = value
  }
}
extension ReaderSelection.Reading: Choice {}
extension ReaderSelection.Switch: Choice {}
extension Speak.CaptionsChoice: Choice {}
extension Toolkit: Choice {}
extension Transcript.Durations: Choice {}

extension Source: ExpressibleByArgument {
  public init?(argument: String) { self = .file(argument) }
}

extension ReportFormat: ExpressibleByArgument where Content: Reportable {
  public init?(argument: String) {
    guard let format = Content.formats.first(where: { $0.id == argument }) else { return nil }
    self = format
  }

  public static var allValueStrings: [String] { Content.formats.map(\.id) }
  public static var allValueDescriptions: [String: String] { [:] }
  public var defaultValueDescription: String { id }
}
