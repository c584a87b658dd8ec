public import Earshot
public import EarshotFiles
package import EarshotOutput

/// The environment of a run: kinds, formats, checks, and receivers of messages.
public struct Context: Sendable {
  /// Receives warnings and remarks, one line at a time, possibly on several threads.
  public var report: @Sendable (String) -> Void = { _ in }

  /// Receives the progress of a long run, and nil at its end; `unit` is the plural noun for the
  /// items.
  public var showProgress: @Sendable ((done: Int, total: Int, unit: String)?) -> Void = { _ in }

  /// Returns whether to cancel the run; if true, the run throws `CancellationError` before the next
  /// input.
  public var isCancelled: @Sendable () -> Bool = { false }

  /// The kinds of components in designs.
  public var kinds = ComponentKinds.builtIn

  /// The formats of captures, in the order in which to try them.
  public var formats = CaptureFormat.builtIn

  /// The checks of designs.
  public var checks = [any DesignCheck].builtIn

  package var projects = Projects()

  /// Whether to follow the project files (`earshot.yaml`) of designs.
  public var followsProjects: Bool {
    get { !projects.isIgnored }
    set { projects = newValue ? Projects() : .none }
  }

  /// Inputs that are not files, such as screens in Swift, by the names of their sources.
  package var inputs: [String: DiffInput] = [:]

  /// Whether to write to the target if an output is a symbolic link; if false, such an output is an
  /// error.
  public var followsLinks = false

  /// Creates a context that uses the built-in kinds, formats and checks, ignores messages and never
  /// cancels a run.
  public init() {}

  package var links: OutputLinks { followsLinks ? .followed : .refused }

  package func folder(_ path: String) -> Folder { Folder(path, links: links) }

  package func checkCancellation() throws {
    if isCancelled() { throw CancellationError() }
  }
}
