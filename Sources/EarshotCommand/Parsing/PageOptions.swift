import ArgumentParser
import EarshotFiles
import EarshotKit

struct PageOptions: ParsableArguments {
  @Option(PageHeader.titleOption) var title: String?
  @Option(PageHeader.projectOption) var project: String?
  @Option(PageHeader.revisionOption) var revision: String?
  @Option(PageHeader.docsOption) var docs: String?

  var header: PageHeader {
    var header = PageHeader()
    (header.title, header.project) = (title, project)
    (header.revision, header.docs) = (revision, docs)
    return header
  }

  func header(of design: Source?, in context: Context) throws -> PageHeader {
    header.following(try design.flatMap { try context.projects.project(of: $0) }?.header)
  }
}
