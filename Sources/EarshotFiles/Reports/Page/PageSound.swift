package import Earshot
import EarshotOutput

/// Where a page finds a recording.
package enum SoundSource: Sendable, Hashable {
  /// A file, as it is seen from the page.
  case file(String)
  /// The page itself, which holds the bytes of a WAV file, once for all that sounds the same.
  case bytes([UInt8], name: String)
  /// The page itself, which holds it at another place under a name.
  case held(name: String)

  /// The attributes of a player of it.
  var attributes: HTMLText {
    switch self {
    case .file(let path): " controls src=\"\(.address(of: path))\""
    case .bytes(let bytes, let name):
      " controls id=\"\(name)\" src=\"\(.address(holding: bytes, type: "audio/wav"))\""
    // There is nothing to play before the script has brought it.
    case .held(let name): " data-recording=\"\(name)\""
    }
  }
}

/// The recording of what is said at a stop.
package struct PageSound: Sendable, Hashable {
  /// Where it is found.
  package var source: SoundSource
  /// When each part of the announcement is heard, in seconds from the start of the file.
  package var parts: [Range<Double>]

  /// Creates a sound.
  package init(_ source: SoundSource, parts: [Range<Double>]) {
    self.source = source
    self.parts = parts
  }

  /// Which announcement it is of.
  package struct Key: Sendable, Hashable {
    private let profile: String
    private let component: String
    private let stop: StopID
    private let state: String

    /// Creates the key of an entry.
    package init(_ entry: ScreenPreview.Entry) {
      profile = entry.profile.id
      component = entry.component.id
      stop = entry.stopID
      state = entry.state
    }
  }
}

/// The recording of a walk.
package struct WalkSound: Sendable, Hashable {
  /// Where it is found.
  package var source: SoundSource
  /// When each part of each announcement is heard, in seconds from the start of the file.
  package var parts: [[Range<Double>]]

  /// Creates a sound.
  package init(_ source: SoundSource, parts: [[Range<Double>]]) {
    self.source = source
    self.parts = parts
  }
}
