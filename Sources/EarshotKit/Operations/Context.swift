public import Earshot
public import EarshotFiles
package import EarshotOutput

/// The environment of a run: the known kinds, formats and checks, and the receiver of messages.
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

  /// The kinds of components that designs can contain.
  public var kinds = ComponentKinds.builtIn

  /// The formats of captures, in the order in which they are tried.
  public var formats = CaptureFormat.builtIn

  /// The checks of designs.
  public var checks = [any DesignCheck].builtIn

  /// Whether an output can be a link; its target is then replaced.
  public var followsLinks = false

  /// Creates a context with the built-in kinds, formats and checks, which ignores messages and
  /// never cancels.
  public init() {}

  package var links: OutputLinks { followsLinks ? .followed : .refused }

  /// Returns a kit or a cache.
  package func folder(_ path: String) -> Folder { Folder(path, links: links) }

  package func checkCancellation() throws {
    if isCancelled() { throw CancellationError() }
  }
}
