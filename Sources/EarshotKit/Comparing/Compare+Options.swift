package import Earshot

extension Compare {
  package static let design = OptionInfo<Source>(
    "design", default: "-", valueName: "expected",
    help: "A design, or a folder of designs.")
  package static let captures = OptionInfo<[Source]>(
    "captures", valueName: "actual",
    help:
      "Dumps or logs of the screen and its overlays: files, or folders of files."
  )
  package static let failOn = OptionInfo<Finding.Severity>(
    "fail-on", default: .warning,
    help: "The lowest severity that counts as a difference.")
  package static let ignored = OptionInfo<[Finding.Kind]>(
    "ignore", valueName: "kind",
    help: "Kinds of findings to ignore, separated by spaces.")
  package static let isStrict = OptionInfo(
    "strict",
    help:
      "Also compare letter case, punctuation, spaces, the spelling of numbers and the reader's version."
  )
  package static let requiresAll = OptionInfo(
    "require-all",
    help: "If all captures lack a part of the design, such as a sheet, report an error.")
  package static let start = OptionInfo(
    "start", default: SessionStart.initial,
    help: "The state of the screen at the first line of a log or transcript.")
  package static let accepted = OptionInfo<Source?>(
    "accepted", valueName: "file",
    help: "Accepted findings, each with a reason and an optional last day.")
  package static let column = OptionInfo<String?>(
    "column", valueName: "name",
    help:
      "The column with the announcements in a CSV table. With --input-format csv, the default is a "
      + "column named heard, actual, spoken or announcement.")
  package static let screenshots = OptionInfo<[Source]>(
    "screenshot", key: "screenshots", valueName: "file",
    help:
      "A screenshot (PNG, JPEG or WebP) of the first capture, for the page. Repeat the option for each "
      + "further capture, in order."
  )

  package static var options: [BoundOption<Compare>] {
    [
      BoundOption(design, \.design, isRequired: true),
      BoundOption(captures, \.captures.sources, isRequired: true),
      BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) } + [
      BoundOption(failOn, \.failOn), BoundOption(ignored, \.ignored),
      BoundOption(isStrict, \.isStrict), BoundOption(requiresAll, \.requiresAll),
      BoundOption(start, \.start), BoundOption(accepted, \.accepted), BoundOption(column, \.column),
      BoundOption(Announce.redacts, \.redacts), BoundOption(screenshots, \.screenshots),
      BoundOption(Announce.inputFormat, \.inputFormat),
    ]
  }
}
