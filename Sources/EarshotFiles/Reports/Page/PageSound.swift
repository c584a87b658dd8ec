public import Earshot
import EarshotOutput

/// Where a page finds a recording.
public enum SoundSource: Sendable, Hashable {
  /// A file, as it is seen from the page.
  case file(String)
  /// The page itself, which holds the bytes of a WAV file.
  case bytes([UInt8])

  var address: HTMLText {
    switch self {
    case .file(let path): .address(of: path)
    case .bytes(let bytes): .address(holding: bytes, type: "audio/wav")
    }
  }
}

/// The recording of what is said at a stop.
public struct PageSound: Sendable, Hashable {
  /// Where it is found.
  public var source: SoundSource
  /// When each part of the announcement is heard, in seconds from the start of the file.
  public var parts: [Range<Double>]

  /// Creates a sound.
  public init(_ source: SoundSource, parts: [Range<Double>]) {
    self.source = source
    self.parts = parts
  }

  /// Which announcement it is of.
  public struct Key: Sendable, Hashable {
    private let profile: String
    private let component: String
    private let stop: StopID
    private let state: String

    /// Creates the key of an entry.
    public init(_ entry: Preview.Entry) {
      profile = entry.profile.id
      component = entry.component.id
      stop = entry.stopID
      state = entry.state
    }
  }
}

/// The recording of a walk.
public struct WalkSound: Sendable, Hashable {
  /// Where it is found.
  public var source: SoundSource
  /// When each part of each announcement is heard, in seconds from the start of the file.
  public var parts: [[Range<Double>]]

  /// Creates a sound.
  public init(_ source: SoundSource, parts: [[Range<Double>]]) {
    self.source = source
    self.parts = parts
  }
}
