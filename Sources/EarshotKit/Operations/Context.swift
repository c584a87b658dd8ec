/// The surroundings of a run: they receive its messages and can cancel it.
public struct Context: Sendable {
  /// How far a run is.
  public struct Progress: Sendable, Hashable {
    /// The number of finished items.
    public var done: Int
    /// The number of all items.
    public var total: Int
    /// The plural noun for the items, such as "files".
    public var unit: String
  }

  /// Receives warnings and remarks, a line each, as they arise.
  ///
  /// It may be called from several threads.
  public var report: @Sendable (String) -> Void = { _ in }

  /// Receives the progress of long runs; nil when the counted work has ended.
  public var showProgress: @Sendable (Progress?) -> Void = { _ in }

  /// Returns whether the run should end.
  ///
  /// A cancelled run throws `CancellationError` before its next input.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// Creates surroundings that ignore messages and never cancel.
  public init() {}

  /// Throws if the run is cancelled.
  package func checkCancellation() throws {
    if isCancelled() { throw CancellationError() }
  }
}
