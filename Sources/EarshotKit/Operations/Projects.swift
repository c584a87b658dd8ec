import CLibrary
package import Earshot
package import EarshotFiles
package import EarshotOutput

/// The search for project files (`earshot.yaml`) in the folders of designs and above.
package struct Projects: Sendable {
  private enum Place: Sendable {
    case files
    /// A search in an open folder. A path whose first folder is the value of `texts` names a given
    /// text, not a file.
    case below(OpenFolder, texts: String)
  }

  private let place: Place
  private(set) var isIgnored = false
  private let known = Guarded<[String: Result<Project?, InputError>]>([:])

  private init(_ place: Place) { self.place = place }

  /// Creates a search that ends at a folder with `.git`, or at the home folder.
  package init() { self.init(.files) }

  /// No search; all project files are ignored.
  package static var none: Projects {
    var projects = Projects()
    projects.isIgnored = true
    return projects
  }

  package init(below folder: OpenFolder, texts: String) {
    self.init(.below(folder, texts: texts))
  }

  package static let areIgnored = OptionInfo(
    "no-project", help: "Ignore the project file, earshot.yaml.")

  /// Returns the project of a source; nil for a text and for standard input.
  package func project(of source: Source) throws(InputError) -> Project? {
    guard !isIgnored, let folder = folder(of: source) else { return nil }
    let key = folder.joined(separator: "/")
    if let known = known.withLock({ $0[key] }) { return try known.get() }
    let result: Result<Project?, InputError>
    do throws(InputError) {
      result = .success(try nearest(to: folder).map { steps throws(InputError) in try read(steps) })
    } catch { result = .failure(error) }
    known.withLock { $0[key] = result }
    return try result.get()
  }

  package func projects(of sources: [Source]) throws(Failure) -> InputProjects {
    var errors: [InputError] = []
    var projects: [Project?] = []
    for source in sources {
      do throws(InputError) { projects.append(try project(of: source)) } catch {
        errors += error.all.filter { !errors.contains($0) }
      }
    }
    guard errors.isEmpty else { throw Failure(errors: errors) }
    return InputProjects(projects)
  }

  package func files(of sources: some Sequence<Source>) -> [String] {
    var files: [String] = []
    for source in sources {
      guard let folder = folder(of: source) else { continue }
      var own: [String] = []
      if !isIgnored, let nearest = nearest(to: folder) {
        own = (try? project(of: source))?.files ?? [path(of: nearest)]
      }
      own += filesUsed(by: source)
      files += own.filter { !files.contains($0) }
    }
    return files
  }

  func filesUsed(by source: Source) -> [String] {
    guard let bytes = bytes(of: source), DesignDetection.isDesign(bytes),
      DesignDetection.mentionsFiles(bytes)
    else { return [] }
    let files = designFiles(of: source)
    _ = try? DesignReader.screen(of: bytes, file: source.name, files: files)
    return files.paths
  }

  private func bytes(of source: Source) -> [UInt8]? {
    switch place {
    case .files: source.path.flatMap { InputFile.isFile($0) ? try? source.bytes() : nil }
    case .below: source.content
    }
  }

  /// Returns access to the files that a design includes; they must be in the design's project.
  package func designFiles(of source: Source) -> DesignFiles {
    guard let folder = folder(of: source) else { return .none }
    switch place {
    case .files:
      let root = "/" + root(of: folder).joined(separator: "/")
      return DesignFiles { path, limit throws(InputError) in
        guard InputFile.isThere(path) else {
          throw InputError("cannot open \(path): there is no such file", kind: .cannotOpen)
        }
        return try InputFile.bytes(of: path, limit: limit, foundIn: root)
      }
    case .below(let folder, _):
      return DesignFiles { path, limit throws(InputError) in
        do throws(FileError) {
          return try folder.open(path).bytes(limit: limit)
        } catch { throw InputError(FileError(error.action, path, code: error.code)) }
      }
    }
  }

  /// Returns the folder with the project file or `.git`, or the given folder if there is none.
  private func root(of folder: [String]) -> [String] {
    var steps = folder
    while true {
      let marks = [ProjectFile.name, ".git"]
      if marks.contains(where: { status(of: steps + [$0]) != nil }) { return steps }
      if steps.isEmpty || steps == home { return folder }
      steps.removeLast()
    }
  }

  private func folder(of source: Source) -> [String]? {
    let folder = FilePath.split(source.name).folder
    switch place {
    case .files:
      guard source.path != nil, source.name != InputFile.standardInput else { return nil }
      let resolved = FilePath.resolved(folder)
      return FilePath.isAbsolute(resolved) ? FilePath.steps(of: resolved) : nil
    case .below(_, let texts):
      let steps = FilePath.steps(of: folder).filter { $0 != "." }
      return steps.first == texts ? nil : steps
    }
  }

  private func nearest(to folder: [String]) -> [String]? {
    var steps = folder
    while true {
      // A pipe or device with this name is not skipped, because it must cause an error.
      if let status = status(of: steps + [ProjectFile.name]), !status.isFolder {
        return steps
      }
      if steps.isEmpty || steps == home || status(of: steps + [".git"]) != nil { return nil }
      steps.removeLast()
    }
  }

  private var home: [String]? {
    let home = System.environment("HOME")
    guard case .files = place, !home.isEmpty else { return nil }
    return FilePath.steps(of: FilePath.resolved(home))
  }

  private func status(of steps: [String]) -> FileStatus? {
    let path = steps.joined(separator: "/")
    guard case .below(let folder, _) = place else {
      return FileStatus(of: "/" + path, followsLinks: false)
    }
    return folder.status(of: path)
  }

  private func path(of folder: [String]) -> String {
    let steps = folder + [ProjectFile.name]
    guard case .files = place else { return steps.joined(separator: "/") }
    return FilePath.relative("/" + steps.joined(separator: "/"))
  }

  private func read(_ steps: [String]) throws(InputError) -> Project {
    let path = path(of: steps)
    return try Project(of: bytes(ProjectFile.name, in: steps, path), file: path) {
      name throws(InputError) in
      try bytes(name, in: steps, FilePath.joined(FilePath.split(path).folder, name))
    }
  }

  private func bytes(
    _ name: String, in steps: [String], _ path: String
  ) throws(InputError) -> [UInt8] {
    guard case .below(let folder, _) = place else {
      return try InputFile.bytes(of: path, foundIn: "/" + steps.joined(separator: "/"))
    }
    do throws(FileError) {
      return try folder.open((steps + [name]).joined(separator: "/"))
        .bytes(limit: InputFile.writtenByPeople)
    } catch { throw InputError(FileError(error.action, path, code: error.code)) }
  }
}

extension [Source] {
  /// A pattern such as `*` can add project files by accident; a single source is always kept.
  var withoutProjectFiles: [Source] {
    count > 1 ? filter { !ProjectFile.isNamed($0.name) } : self
  }
}
