package import Earshot
package import EarshotFiles
import EarshotOutput

/// The settings in a project file.
package struct Project: Sendable, Hashable {
  struct Written: Sendable, Hashable {
    var text: String
    var location: SourceLocation
  }

  package let file: String
  package private(set) var files: [String]
  package internal(set) var platform: ReaderSelection.Platforms?
  package internal(set) var defaults = DesignReader.Defaults()
  /// The languages; if empty, each design uses its own language.
  package internal(set) var languages: [String] = []
  package internal(set) var language: String? {
    didSet { if let language { defaults.locale = language } }
  }
  package internal(set) var header = PageHeader()
  package private(set) var accepted: Source?
  package private(set) var profileFiles: [Source] = []
  var profiles: [Written] = []
  var settings: [Written] = []
  var namedProfileFiles: [Written] = []
  var namedAccepted: Written?

  /// Reads a project with `read`, which returns the content of a file in the project's folder.
  ///
  /// - Throws: All errors of the file together.
  package init(
    of bytes: [UInt8], file: String, read: (String) throws(InputError) -> [UInt8]
  ) throws(InputError) {
    self.file = file
    files = [file]
    let reader = SourceReader(file: file, subject: "a project file")
    guard let value = try reader.valueIfAny(of: bytes) else { return }
    var errors = ErrorList()
    let fields = Fields(
      try value.entries(), at: value.location, subject: "project",
      known: Self.keys.map(\.key.name), explaining: Self.advice, &errors)
    Self.keys.read(into: &self, fields, &errors)
    for name in namedProfileFiles {
      if let source = source(name, read, &errors) { profileFiles.append(source) }
    }
    accepted = namedAccepted.flatMap { source($0, read, &errors) }
    if let strings = fields["strings"] {
      var mistakes = ErrorList()
      defaults.catalogues = CatalogueReader.catalogues(strings, &errors) {
        name throws(InputError) in
        let written = Written(text: try name.text(), location: name.location)
        let source = source(written, read, &mistakes)
        return try (source?.name ?? written.text, source?.bytes())
      }
      errors.add(mistakes)
    }
    let mistakes = (errors.errors + mistakesInProfiles()).sorted { one, other in
      guard one.location?.file == file, other.location?.file == file else { return false }
      return (one.location?.line ?? 0) < (other.location?.line ?? 0)
    }
    if let error = InputError(mistakes) { throw error }
  }

  package var title: String { "project: \(file)" }

  /// Returns a path without its `.` steps, so that equal paths are equal texts.
  static func path(_ name: String) -> String {
    let steps = FilePath.steps(of: name).filter { $0 != "." }.joined(separator: "/")
    return FilePath.isAbsolute(name) ? "/" + steps : steps
  }

  private mutating func source(
    _ name: Written, _ read: (String) throws(InputError) -> [UInt8], _ errors: inout ErrorList
  ) -> Source? {
    let steps = FilePath.steps(of: name.text).filter { $0 != "." }
    guard !FilePath.isAbsolute(name.text), !steps.isEmpty, !steps.contains("..") else {
      errors.add(
        InputError(
          "expected the path of a file below the project's folder, found '\(name.text)'",
          at: name.location))
      return nil
    }
    return errors.collect { () throws(InputError) in
      let bytes: [UInt8]
      do throws(InputError) { bytes = try read(steps.joined(separator: "/")) } catch {
        throw InputError(error.message, at: name.location, kind: error.kind)
      }
      let folder = String(file.dropLast(ProjectFile.name.count))
      let path = folder + steps.joined(separator: "/")
      files.append(path)
      return .bytes(bytes, named: path)
    }
  }
}
