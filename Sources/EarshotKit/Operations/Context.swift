public import Earshot
public import EarshotFiles

/// The surroundings of a run: the kinds, formats and checks that it knows, and the receiver of its messages.
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

  /// The kinds of components that designs can contain.
  public var kinds = ComponentKinds.builtIn

  /// The formats of captures, in the order in which they are tried.
  public var formats = CaptureFormat.builtIn

  /// The checks of designs.
  public var checks = [any DesignCheck].builtIn

  /// Creates surroundings with the built-in kinds, formats and checks that ignore messages and never cancel.
  public init() {}

  /// Throws if the run is cancelled.
  package func checkCancellation() throws {
    if isCancelled() { throw CancellationError() }
  }
}
