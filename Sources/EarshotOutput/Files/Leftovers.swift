package import CLibrary

/// Temporary files and child processes that must not remain after an interruption.
package enum Leftovers {
  private struct Entry: Hashable {
    let folder: OpenFolder
    let name: String

    static func == (left: Self, right: Self) -> Bool {
      left.folder === right.folder && left.name == right.name
    }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private struct Items {
    var files: Set<Entry> = []
    var folders: [String] = []
    var trees: [OpenFolder] = []
    var programs: Set<pid_t> = []
  }

  private static let items = Guarded(Items())

  package static func add(_ name: String, in folder: OpenFolder) {
    items.withLock { _ = $0.files.insert(Entry(folder: folder, name: name)) }
  }

  package static func remove(_ name: String, in folder: OpenFolder) {
    folder.unlink(name)
    items.withLock { _ = $0.files.remove(Entry(folder: folder, name: name)) }
  }

  /// Registers a folder; its files must be registered separately.
  package static func add(folder: String) { items.withLock { $0.folders.append(folder) } }

  package static func remove(folder: String) {
    _ = folder.withPath { rmdir($0) }
    items.withLock { $0.folders.removeAll { $0 == folder } }
  }

  static func add(tree: OpenFolder) { items.withLock { $0.trees.append(tree) } }

  static func remove(tree: OpenFolder) {
    tree.removeAll()
    items.withLock { $0.trees.removeAll { $0 === tree } }
  }

  /// Starts a program; `end` kills its process group.
  ///
  /// The lock is held during the start; otherwise, an interruption before the registration would
  /// leave the program running.
  package static func start(_ body: () -> (process: pid_t, error: Int32)) -> (
    process: pid_t, error: Int32
  ) {
    items.withLock { items in
      let started = body()
      if started.error == 0 { items.programs.insert(started.process) }
      return started
    }
  }

  /// Removes a program from the list of programs to end.
  ///
  /// Must be called as soon as the program has ended, because the system can reuse the process ID.
  package static func forget(program: pid_t) { items.withLock { _ = $0.programs.remove(program) } }

  package static func end(status: Int32) -> Never {
    items.withLock { items in
      for program in items.programs { kill(-program, SIGKILL) }
      for file in items.files { file.folder.unlink(file.name) }
      for tree in items.trees { tree.removeAll() }
      for folder in items.folders.reversed() { _ = folder.withPath { rmdir($0) } }
      // Exits while holding the lock, so that no other thread can register anything.
      _exit(status)
    }
  }
}
