/// The stop with the reader's cursor.
public struct Focus: Sendable, Hashable {
  /// The id of the component.
  public var component: String
  /// The stop of the component; nil for the first stop.
  public var stop: StopID?

  /// Creates a focus.
  public init(component: String, stop: StopID? = nil) {
    self.component = component
    self.stop = stop
  }

  /// Parses a focus such as `component` or `component/stop`.
  public init(_ text: String) {
    let pieces = text.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(component: pieces.first ?? "", stop: pieces.count == 2 ? StopID(pieces[1]) : nil)
  }
}

extension Focus: CustomStringConvertible {
  /// The focus as written in scripts.
  public var description: String { stop.map { "\(component)/\($0)" } ?? component }
}
