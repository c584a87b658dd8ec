package import CLibrary

/// Temporary files, folders and child processes, which must not remain after an interruption.
package enum Leftovers {
  private struct Items {
    var files: Set<String> = []
    var folders: [String] = []
    var programs: Set<pid_t> = []
  }

  private static let items = Guarded(Items())

  package static func add(_ file: String) { items.withLock { _ = $0.files.insert(file) } }

  package static func remove(_ file: String) {
    _ = file.withPath { unlink($0) }
    items.withLock { _ = $0.files.remove(file) }
  }

  /// Registers a folder, whose files must be registered separately.
  package static func add(folder: String) { items.withLock { $0.folders.append(folder) } }

  package static func remove(folder: String) {
    _ = folder.withPath { rmdir($0) }
    items.withLock { $0.folders.removeAll { $0 == folder } }
  }

  /// Starts a program whose process group `end` kills.
  ///
  /// The lock is held, so that an interruption cannot miss the new process.
  package static func start(_ body: () -> (process: pid_t, error: Int32)) -> (
    process: pid_t, error: Int32
  ) {
    items.withLock { items in
      let started = body()
      if started.error == 0 { items.programs.insert(started.process) }
      return started
    }
  }

  /// Forgets a program that has ended, before the system reuses its number.
  package static func forget(program: pid_t) { items.withLock { _ = $0.programs.remove(program) } }

  package static func end(status: Int32) -> Never {
    items.withLock { items in
      for program in items.programs { kill(-program, SIGKILL) }
      for file in items.files { _ = file.withPath { unlink($0) } }
      for folder in items.folders.reversed() { _ = folder.withPath { rmdir($0) } }
      // Exits while the lock is held, so that no other thread can register anything.
      _exit(status)
    }
  }
}
