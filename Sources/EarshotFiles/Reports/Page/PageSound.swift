package import Earshot
import EarshotOutput

package enum SoundSource: Sendable, Hashable {
  case file(String)
  /// The bytes of a WAV file; `held` refers to them, so the page contains them only once.
  case bytes([UInt8], name: String)
  case held(name: String)

  var attributes: HTMLText {
    switch self {
    case .file(let path): " controls src=\"\(.address(of: path))\""
    case .bytes(let bytes, let name):
      " controls id=\"\(name)\" src=\"\(.address(holding: bytes, type: "audio/wav"))\""
    // The page's script adds the attribute `src`.
    case .held(let name): " data-recording=\"\(name)\""
    }
  }
}

package struct PageSound: Sendable, Hashable {
  package var source: SoundSource
  /// The times of the announcement's parts, in seconds from the start of the file.
  package var parts: [Range<Double>]

  package init(_ source: SoundSource, parts: [Range<Double>]) {
    self.source = source
    self.parts = parts
  }

  package struct Key: Sendable, Hashable {
    private let profile: String
    private let component: String
    private let stop: StopID
    private let state: String

    package init(_ entry: ScreenPreview.Entry) {
      profile = entry.profile.id
      component = entry.component.id
      stop = entry.stopID
      state = entry.state
    }
  }
}

extension PreviewedScreen {
  var soundsByID: [String: SoundSource] {
    Dictionary(
      entries.compactMap { entry in
        sounds[.init(entry)].map { (entry.id.description, $0.source.again) }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension SoundSource {
  fileprivate var again: SoundSource {
    if case .bytes(_, let name) = self { .held(name: name) } else { self }
  }
}

package struct WalkSound: Sendable, Hashable {
  package var source: SoundSource
  package var parts: [[Range<Double>]]

  package init(_ source: SoundSource, parts: [[Range<Double>]]) {
    self.source = source
    self.parts = parts
  }
}
