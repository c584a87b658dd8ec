package import CLibrary

/// What must not stay behind when the program is ended in the middle of its work: files under
/// temporary names, and programs that it has started.
///
/// One list for the whole process, as there is one end.
package enum Leftovers {
  private struct Items {
    var files: Set<String> = []
    var programs: Set<pid_t> = []
  }

  private static let items = Guarded(Items())

  /// Removes a file at the end, unless it is removed before.
  package static func add(_ file: String) { items.withLock { _ = $0.files.insert(file) } }

  /// Removes a file.
  package static func remove(_ file: String) {
    _ = file.withPath { unlink($0) }
    items.withLock { _ = $0.files.remove(file) }
  }

  /// Starts a program whose group is killed at the end, unless it is forgotten before; nothing else
  /// ends this one in between.
  package static func start(_ body: () -> (process: pid_t, error: Int32)) -> (
    process: pid_t, error: Int32
  ) {
    items.withLock { items in
      let started = body()
      if started.error == 0 { items.programs.insert(started.process) }
      return started
    }
  }

  /// Forgets a program that has ended, before the system gives its number to another.
  package static func forget(program: pid_t) { items.withLock { _ = $0.programs.remove(program) } }

  /// Removes everything, and ends the process.
  package static func end(status: Int32) -> Never {
    items.withLock { items in
      for file in items.files { _ = file.withPath { unlink($0) } }
      for program in items.programs { kill(-program, SIGKILL) }
      // Nobody may begin anything between this and the end.
      _exit(status)
    }
  }
}
