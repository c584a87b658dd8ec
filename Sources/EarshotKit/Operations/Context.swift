/// The environment of a run: it receives messages and can cancel the run.
public struct Context: Sendable {
  /// The progress of a run.
  public struct Progress: Sendable, Hashable {
    /// The number of finished items.
    public var done: Int
    /// The number of all items.
    public var total: Int
    /// The plural noun for the items, such as "files".
    public var unit: String
  }

  /// Receives warnings and remarks, one line at a time.
  ///
  /// It can be called from several threads.
  public var report: @Sendable (String) -> Void = { _ in }

  /// Receives the progress of long runs; nil at the end.
  public var showProgress: @Sendable (Progress?) -> Void = { _ in }

  /// Returns whether the run should end.
  ///
  /// A cancelled run throws `CancellationError` before its next input.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// Creates a context that ignores messages and never cancels.
  public init() {}

  package func checkCancellation() throws {
    if isCancelled() { throw CancellationError() }
  }
}
