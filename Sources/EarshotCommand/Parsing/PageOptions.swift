import ArgumentParser
import EarshotFiles
import EarshotKit

struct PageOptions: ParsableArguments {
  @Option(PageHeader.title) var title: String?
  @Option(PageHeader.project) var project: String?
  @Option(PageHeader.revision) var revision: String?
  @Option(PageHeader.docs) var docs: String?

  var header: PageHeader {
    var header = PageHeader()
    (header.title, header.project) = (title, project)
    (header.revision, header.docs) = (revision, docs)
    return header
  }

  /// Returns the header of a page about a design, with the texts of its project.
  func header(of design: Source?, in context: Context) throws -> PageHeader {
    header.following(try design.flatMap { try context.projects.project(of: $0) }?.header)
  }
}
