package import EarshotFiles

extension PageHeader {
  package static let titleOption = OptionInfo<String?>(
    "title", valueName: "text", help: "The title of the page.")
  package static let projectOption = OptionInfo<String?>(
    "project", valueName: "text", help: "The name of the project, in the first line of a page.")
  package static let revisionOption = OptionInfo<String?>(
    "revision", valueName: "text", help: "The version of the app, in the first line of a page.")
  package static let docsOption = OptionInfo<String?>(
    "docs", valueName: "address",
    help: "The address of Earshot's documentation; pages link to it for each check.")

  package static let options: [BoundOption<PageHeader>] = [
    BoundOption(titleOption, \.title), BoundOption(projectOption, \.project),
    BoundOption(revisionOption, \.revision), BoundOption(docsOption, \.docs),
  ]
}
