public import Earshot

extension Compare {
  /// The option for the design.
  public static let design = OptionInfo<Source>(
    "design", default: "-", valueName: "expected",
    help: "A design, or a folder of designs.")
  /// The option for captures.
  public static let captures = OptionInfo<[Source]>(
    "captures", valueName: "actual",
    help:
      "Dumps or logs of the screen and its overlays: files, or folders of files."
  )
  /// The option for the lowest severity that fails.
  public static let failOn = OptionInfo<Finding.Severity>(
    "fail-on", default: .warning,
    help: "The lowest severity that counts as a difference.")
  /// The option for ignored kinds of findings.
  public static let ignored = OptionInfo<[Finding.Kind]>(
    "ignore", valueName: "kind",
    help: "Kinds of findings to ignore, separated by spaces.")
  /// The option for strict comparison.
  public static let isStrict = OptionInfo(
    "strict",
    help: "Also compare letter case, punctuation, spaces, the spelling of numbers and the version.")
  /// The option for parts that no capture shows.
  public static let requiresAll = OptionInfo(
    "require-all",
    help: "Report an error if no capture shows a part of the design, such as a sheet.")
  /// The option for the first state of a session.
  public static let start = OptionInfo(
    "start", default: SessionStart.initial,
    help: "The state of the screen at the first line of a log or transcript.")
  /// The option for accepted findings.
  public static let accepted = OptionInfo<Source?>(
    "accepted", valueName: "file",
    help: "Accepted findings, each with a reason and an optional last day.")
  /// The option for the column of a table.
  public static let column = OptionInfo<String?>(
    "column", valueName: "name",
    help:
      "The column with the announcements in a CSV table. With --input-format csv, the default is a "
      + "column named heard, actual, spoken or announcement.")
  /// The option for screenshots.
  public static let screenshots = OptionInfo<[Source]>(
    "screenshot", key: "screenshots", valueName: "file",
    help:
      "A screenshot (PNG or JPEG) of the first capture, for the page. Repeat the option for each "
      + "further capture, in order."
  )

  public static var options: [BoundOption<Compare>] {
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
