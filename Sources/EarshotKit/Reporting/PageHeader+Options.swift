package import EarshotFiles

extension PageHeader {
  package static let title = OptionInfo<String?>(
    "title", valueName: "text", help: "The title of the page.")
  package static let project = OptionInfo<String?>(
    "project", valueName: "text", help: "The name of the project, in the first line of a page.")
  package static let revision = OptionInfo<String?>(
    "revision", valueName: "text", help: "The version of the app, in the first line of a page.")
  package static let docs = OptionInfo<String?>(
    "docs", valueName: "address",
    help: "The address of Earshot's documentation, to which a page links for each check.")

  static let options: [BoundOption<PageHeader>] = [
    BoundOption(title, \.title), BoundOption(project, \.project),
    BoundOption(revision, \.revision), BoundOption(docs, \.docs),
  ]
}
