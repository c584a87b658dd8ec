import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput

/// Makes a design of what others wrote or an app exposes.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "import",
    abstract: "Turn UI dumps or other people's expectations into a design file.",
    discussion: """
      FILE is a UI dump that 'announce' reads, a uSpec voice specification, an ARIA-AT or \
      a11ysupport.io test, or a .vodesign document. Several dumps become one design: the screen, and the \
      sheets and alerts that stand over it, each with what opens it where titles or the focus tell; the \
      screen is what opens the others, else the first file. With a folder as --output, which is there or \
      ends with "/", each becomes a design of its own, which has the name of its file. What had to be left \
      out is said on standard error and at the top of the design.

      Examples:

        earshot import window_dump.xml --output checkout.yaml
        earshot import dropdown-voice.json --platform talkback
        earshot import base.xml filters-open.xml alert.xml --output hotels.yaml
        earshot import source.xml --title Checkout --locale de | earshot preview -
        earshot import dumps --output designs/
      """
  )

  @Argument(help: ArgumentHelp("The files; - for standard input.", valueName: "file"))
  var files: [String] = []

  @OptionGroup var many: ManyOptions

  @Option(help: "The platform to read a Flutter or React Native tree or expectations for.")
  var platform = ReaderOptions.PlatformChoice.both

  @Option(help: ArgumentHelp("The title of the screen; the name of the file when left out."))
  var title: String?

  @Option(help: ArgumentHelp("The language of the screen, a BCP 47 tag.", valueName: "tag"))
  var locale = "en"

  @Flag(help: .redact)
  var redact = false

  @Option(
    name: .output,
    help: ArgumentHelp(
      "The file to write, or the folder for a design of each file.", valueName: "path"))
  var output: String?

  func validate() throws {
    try many.check(redacts: redact)
    guard many.cache == nil || output.map({ InputFolder.isNamed($0) }) == true else {
      throw ValidationError("--cache keeps a design of each file; name a folder with --output")
    }
  }

  func run() throws {
    let inputs = try many.inputs(files, of: .captures)
    if let output, InputFolder.isNamed(output) { return try importEach(inputs, into: output) }
    let destination = try Destination.claim(output, besides: inputs.paths)
    var run = ManyFiles(inputs, jobs: many.jobs)
    if redact { run.jobs = 1 }
    let redactor = redact ? Redactor() : nil
    let outcomes = try run.results { () -> ManyFiles.Worker<NamedCapture> in
      { try capture(of: inputs.items[$0], redactor).map { Outcome(output: $0) } ?? .passedOver }
    }
    var design = DesignImport(
      title: title ?? Self.title(of: inputs.paths.first), locale: locale, platform: onlyPlatform)
    let captures = outcomes.compactMap(\.output)
    let status = outcomes.map(\.status).max() ?? 0
    try design.add(captures.map { (capture: $0.capture, file: $0.file) })
    guard !captures.isEmpty || status == 0 else { throw ExitCode(status) }
    let document = try readBack(
      design, called: destination.isStandard ? "the imported design" : destination.path)
    for remark in design.remarks { StandardError.write("\(remark)\n") }
    try destination.write(document)
    if status != 0 { throw ExitCode(status) }
  }

  /// Makes a design of each file.
  private func importEach(_ inputs: InputList, into folder: String) throws {
    let names = Self.names(of: inputs)
    let places = names.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    try InputFolder.make(folder, for: names)
    let destinations = try Destination.claim(places, besides: inputs.paths)
    var run = ManyFiles(inputs, jobs: many.jobs)
    (run.isMany, run.hasSummary) = (true, true)
    // The title is that of the file, and a mistake names the design.
    run.cache = try many.cache(
      facts: ["import", platform.rawValue, title ?? "-", "\(title == nil)", locale, folder],
      besides: inputs.paths + places)
    if redact { run.jobs = 1 }
    let redactor = redact ? Redactor() : nil
    let makeWorker = run.cached {
      { place in
        let item = inputs.items[place]
        guard let (file, capture) = try self.capture(of: item, redactor) else { return .passedOver }
        var design = DesignImport(
          title: title ?? Self.title(of: file), locale: locale, platform: onlyPlatform)
        try design.add(capture, from: file)
        var outcome = Outcome(output: try readBack(design, called: places[place]))
        outcome.remarks = design.remarks
        return outcome
      }
    }
    let status = try run.run(by: makeWorker) { place, outcome in
      if let document = outcome.output { try destinations[place].write(document) }
    }
    if status != 0 { throw ExitCode(status) }
  }

  private var onlyPlatform: Platform? { Platform(rawValue: platform.rawValue) }

  private typealias NamedCapture = (file: String, capture: Capture)

  /// Returns what a file tells; nil where it is nothing for this command.
  private func capture(
    of item: InputList.Item, _ redactor: Redactor?
  ) throws(InputError) -> NamedCapture? {
    let file = item.path
    let bytes = try InputFile.bytes(
      of: CaptureReader.file(at: file), limit: InputFile.writtenByTools)
    guard !item.isPassedOver(bytes, as: .captures) else { return nil }
    try DesignDetection.refuseDesign(
      bytes, file: file, instead: "import takes UI dumps and expectations")
    let capture = try CaptureReader(file: file, platform: onlyPlatform).read(bytes)
    if let own = capture.platform, let onlyPlatform, own != onlyPlatform {
      throw InputError(
        "'\(file)' is of \(own.readerName); --platform \(onlyPlatform.rawValue) leaves nothing of it",
        kind: .usage)
    }
    return (file, redactor?.redacted(capture) ?? capture)
  }

  /// Returns a design as a file; what cannot be read back is never written.
  private func readBack(_ design: DesignImport, called name: String) throws -> Document {
    let document = design.document
    _ = try DesignReader.screen(of: document.bytes, file: name)
    return document
  }

  /// Returns the names of designs, each that of its file with the folders in which it was found.
  private static func names(of inputs: InputList) -> [String] {
    var taken = TakenNames()
    return inputs.items.map { item in
      var name = item.path
      if let folder = item.folder {
        name = String(name.dropFirst(folder.count).drop { $0 == "/" })
      } else {
        name = name.split(separator: "/").last.map(String.init) ?? name
      }
      let folders = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
      return taken.unique(folders + title(of: name)) + ".yaml"
    }
  }

  /// The name of a file without folders and endings; "" where there is none.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let stem = name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
    return stem == "-" ? "" : stem
  }

  private static func title(of file: String?) -> String {
    let stem = stem(of: file ?? "")
    return stem.isEmpty ? "Screen" : stem
  }
}
