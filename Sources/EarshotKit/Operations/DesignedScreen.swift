package import Earshot
import EarshotFiles

/// A design with the readers of its project.
package struct DesignedScreen {
  package let source: Source
  package let screen: Screen
  package let readers: ReaderSelection
  package let profiles: [Profile]
}

extension Source {
  /// Reads the design with the profiles of its project; reports the project.
  package func design(
    built toolkits: [Toolkit] = [], for readers: ReaderSelection, standard: [Profile.Family],
    in context: Context
  ) throws -> DesignedScreen {
    let designs = try [self].screens(
      built: toolkits, for: readers, standard: standard, in: context)
    context.report(designs)
    return designs[0]
  }

  package func screen(
    built toolkits: [Toolkit] = [], in context: Context
  ) throws -> Screen {
    let project = try context.projects.project(of: self)
    return try screen(built: toolkits, project, in: context)
  }

  fileprivate func screen(
    built toolkits: [Toolkit], _ project: Project?, in context: Context
  ) throws -> Screen {
    guard !ProjectFile.isNamed(name) else { throw ProjectFile.refusal(of: name) }
    let screen = try DesignReader.screen(
      of: bytes(), file: name, kinds: context.kinds,
      defaults: project?.defaults ?? .init())
    for note in screen.notes where note.subject == .unknown {
      context.report("\(note.location): warning: \(note.text)")
    }
    return screen.built(with: toolkits)
  }
}

extension Context {
  /// Reports the projects of designs.
  func report(_ designs: [DesignedScreen]) {
    for title in InputProjects(designs.map(\.readers.project)).titles { report(title) }
  }
}

extension [Source] {
  /// Reads the designs with the profiles of their projects.
  func screens(
    built toolkits: [Toolkit] = [], for readers: ReaderSelection, standard: [Profile.Family],
    in context: Context
  ) throws -> [DesignedScreen] {
    let sources = withoutProjectFiles
    let projects = try context.projects.projects(of: sources)
    let followed = projects.distinct.map { readers.following($0) }
    let profiles = try followed.map { try $0.profiles(standard: standard) }
    let designs = try Failure.collecting([Int](0..<sources.count)) { index in
      let place = projects.places[index]
      return DesignedScreen(
        source: sources[index],
        screen: try sources[index].screen(built: toolkits, projects[index], in: context),
        readers: followed[place], profiles: profiles[place])
    }
    for (place, readers) in followed.enumerated() {
      let own = zip(designs, projects.places).filter { $0.1 == place }.map { $0.0.screen }
      try readers.check(own, with: profiles[place], in: context)
    }
    return designs
  }
}
