public import Earshot
public import EarshotFiles
package import EarshotOutput

/// A run's environment: kinds, formats, checks, and the receiver of messages.
public struct Context: Sendable {
  /// A run's progress.
  public struct Progress: Sendable, Hashable {
    /// The number of finished items.
    public var done: Int
    /// The number of all items.
    public var total: Int
    /// The items' plural noun, such as "files".
    public var unit: String
  }

  /// Receives warnings and remarks, one line at a time; several threads can call it.
  public var report: @Sendable (String) -> Void = { _ in }

  /// Receives a long run's progress; nil at the end.
  public var showProgress: @Sendable (Progress?) -> Void = { _ in }

  /// Returns whether the run should end.
  ///
  /// If it returns true, the run throws `CancellationError` before the next input.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// The kinds of components in designs.
  public var kinds = ComponentKinds.builtIn

  /// The formats of captures, in the order in which to try them.
  public var formats = CaptureFormat.builtIn

  /// The checks of designs.
  public var checks = [any DesignCheck].builtIn

  /// Whether an output can be a link, whose target is then replaced.
  public var followsLinks = false

  /// Creates a context with everything built-in; it ignores messages and never cancels.
  public init() {}

  package var links: OutputLinks { followsLinks ? .followed : .refused }

  package func folder(_ path: String) -> Folder { Folder(path, links: links) }

  package func checkCancellation() throws {
    if isCancelled() { throw CancellationError() }
  }
}
