/// The stop that the reader's cursor is on.
public struct Focus: Sendable, Hashable {
  /// The id of the component.
  public var component: String
  /// The stop of it; nil for its first one.
  public var stop: StopID?

  /// Creates a focus.
  public init(component: String, stop: StopID? = nil) {
    self.component = component
    self.stop = stop
  }

  /// Reads a focus written as `component` or `component/stop`.
  public init(_ text: String) {
    let pieces = text.split(separator: "/", maxSplits: 1).map(String.init)
    self.init(component: pieces.first ?? "", stop: pieces.count == 2 ? StopID(pieces[1]) : nil)
  }
}

extension Focus: CustomStringConvertible {
  /// The form in which scripts write it.
  public var description: String { stop.map { "\(component)/\($0)" } ?? component }
}
