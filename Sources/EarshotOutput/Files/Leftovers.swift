package import CLibrary

/// What must not stay behind when the program is ended in the middle of its work: files under
/// temporary names, folders, and programs that it has started.
///
/// One list for the whole process, as there is one end.
package enum Leftovers {
  private struct Items {
    var files: Set<String> = []
    /// Each behind those that it stands in.
    var folders: [String] = []
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

  /// Removes a folder at the end, unless it is removed before; its files are added besides.
  package static func add(folder: String) { items.withLock { $0.folders.append(folder) } }

  /// Removes a folder in which nothing is left.
  package static func remove(folder: String) {
    _ = folder.withPath { rmdir($0) }
    items.withLock { $0.folders.removeAll { $0 == folder } }
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
      for program in items.programs { kill(-program, SIGKILL) }
      for file in items.files { _ = file.withPath { unlink($0) } }
      for folder in items.folders.reversed() { _ = folder.withPath { rmdir($0) } }
      // Nobody may begin anything between this and the end.
      _exit(status)
    }
  }
}
