public import Earshot

/// The recording of what is said at a stop, beside the page that plays it.
public struct PageSound: Sendable, Hashable {
  /// Where the file stands, seen from the page.
  public var file: String
  /// When each part of the announcement is heard, in seconds from the start of the file.
  public var parts: [Range<Double>]

  /// Creates a sound.
  public init(file: String, parts: [Range<Double>]) {
    self.file = file
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

/// The recording of a walk, beside the page that plays it.
public struct WalkSound: Sendable, Hashable {
  /// Where the file stands, seen from the page.
  public var file: String
  /// When each part of each announcement is heard, in seconds from the start of the file.
  public var parts: [[Range<Double>]]

  /// Creates a sound.
  public init(file: String, parts: [[Range<Double>]]) {
    self.file = file
    self.parts = parts
  }
}
