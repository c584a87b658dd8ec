import Earshot
public import EarshotFiles
public import EarshotOutput

/// Creates a design from an app's dumps, or from expectations.
public struct Import: Operation, DescribedOperation {
  package static let name = "import"

  /// The captures of a screen or flow.
  public var captures: Inputs
  /// The platform of expectations and trees that do not name their platform.
  public var platform = ReaderSelection.Platforms.both
  /// The screen's title; nil for the file's name.
  public var title: String?
  /// The screen's language, a BCP 47 tag; nil for the project's language, or English.
  public var locale: String?
  /// Whether components have frames.
  public var hasFrames = false
  /// Whether to replace the app's texts with placeholders.
  public var redacts = false
  /// The options for processing the inputs.
  public var batch = BatchOptions()

  /// Creates an operation for captures.
  public init(captures: Inputs) { self.captures = captures }

  package static let captures = OptionInfo<[Source]>(
    "captures", valueName: "file", help: "The files; - for standard input.")
  package static let platform = OptionInfo(
    "platform", default: ReaderSelection.Platforms.both,
    help: "The platform for Flutter or React Native trees, and for expectations.")
  package static let title = OptionInfo<String?>(
    "title", help: "The title of the screen; by default the name of the file.")
  package static let locale = OptionInfo<String?>(
    "locale", valueName: "tag",
    help: "The language of the screen, a BCP 47 tag; en by default.")
  package static let hasFrames = OptionInfo(
    "frames", help: "Add the frames of the components, for drawings.")

  package static var options: [BoundOption<Import>] {
    [
      BoundOption(captures, \.captures.sources, isRequired: true),
      BoundOption(platform, \.platform), BoundOption(title, \.title), BoundOption(locale, \.locale),
      BoundOption(hasFrames, \.hasFrames), BoundOption(Announce.redacts, \.redacts),
    ]
  }

  /// Returns one design for all captures.
  public func run(in context: Context) throws -> ImportedDesign {
    let (design, status) = try imported(from: captures.list(of: .captures), in: context)
    guard status == 0, let design else {
      throw Failure(errors: [InputError("some of the captures cannot be imported")])
    }
    return design
  }

  package func imported(
    from inputs: InputList, in context: Context, called name: String = "the imported design"
  ) throws -> (ImportedDesign?, status: Int32) {
    try batch.check(redacts: redacts)
    try ReaderSelection.check(locale: locale)
    let project = try context.projects.projects(of: inputs.items.prefix(1).map(\.source))
    for title in project.titles { context.report(title) }
    let redactor = redacts ? Redactor() : nil
    let outcomes = try Batch(inputs, jobs: redacts ? 1 : batch.jobs, in: context).results {
      () -> Batch.Worker<NamedCapture> in
      {
        try capture(of: inputs.items[$0], redactor, context).map { Outcome(output: $0) }
          ?? .passedOver
      }
    }
    var design = DesignImport(
      title: title ?? Self.title(of: inputs.paths.first), locale: language(in: project.distinct[0]),
      platform: onlyPlatform, kinds: context.kinds)
    design.hasFrames = hasFrames
    let captures = outcomes.compactMap(\.output)
    let status = outcomes.map(\.status).max() ?? 0
    try design.add(captures.map { (capture: $0.capture, file: $0.file) })
    guard !captures.isEmpty || status == 0 else { return (nil, status) }
    return (try readBack(design, called: name, in: context), status)
  }

  package func importEach(
    _ inputs: InputList, into folder: String, in context: Context
  ) throws -> Int32 {
    try batch.check(redacts: redacts)
    try ReaderSelection.check(locale: locale)
    let names = Self.names(of: inputs)
    let destinations = try Destination.claim(
      names, in: folder,
      besides: inputs.paths + context.projects.files(of: inputs.items.map(\.source)),
      links: context.links)
    let places = destinations.map(\.path)
    let projects = try context.projects.projects(of: inputs.items.map(\.source))
    for title in projects.titles { context.report(title) }
    var items = Batch(inputs, of: projects, jobs: redacts ? 1 : batch.jobs, in: context)
    (items.isMany, items.hasSummary) = (true, true)
    items.cache = try batch.cache.map { cache in
      try ResultCache(
        at: context.folder(cache), facts: [Self.name] + facts + ["\(title == nil)", folder],
        files: [],
        besides: inputs.paths + projects.files + places)
    }
    let redactor = redacts ? Redactor() : nil
    let makeWorker = items.cached {
      var blanks: [Int: DesignImport] = [:]
      return { index in
        let item = inputs.items[index]
        guard let (file, capture) = try self.capture(of: item, redactor, context) else {
          return .passedOver
        }
        let title = title ?? Self.title(of: file)
        var design =
          blanks[projects.places[index]]?.emptied(titled: title)
          ?? DesignImport(
            title: title, locale: language(in: projects[index]), platform: onlyPlatform,
            kinds: context.kinds)
        design.hasFrames = hasFrames
        try design.add(capture, from: file)
        blanks[projects.places[index]] = design.emptied(titled: "")
        let imported = try readBack(design, called: places[index], in: context)
        var outcome = Outcome(output: imported.document)
        outcome.remarks = imported.remarks
        return outcome
      }
    }
    return try items.run(by: makeWorker) { index, outcome in
      if let document = outcome.output { try destinations[index].write(document) }
    }
  }

  private var onlyPlatform: Platform? { Platform(rawValue: platform.rawValue) }

  private func language(in project: Project?) -> String { locale ?? project?.language ?? "en" }

  private typealias NamedCapture = (file: String, capture: Capture)

  private func capture(
    of item: InputList.Item, _ redactor: Redactor?, _ context: Context
  ) throws(InputError) -> NamedCapture? {
    let file = item.path
    if let capture = context.inputs[file]?.capture { return (file, capture) }
    let bytes = try item.captureBytes()
    guard !item.isPassedOver(bytes, as: .captures) else { return nil }
    try DesignDetection.refuseDesign(
      bytes, file: file, instead: "import takes UI dumps and expectations")
    let capture = try CaptureReader(file: file, platform: onlyPlatform, formats: context.formats)
      .read(bytes)
    if let own = capture.platform, let onlyPlatform, own != onlyPlatform {
      throw InputError(
        "'\(file)' is for \(own.readerName), so --platform \(onlyPlatform.rawValue) excludes it",
        kind: .usage)
    }
    return (file, redactor?.redacted(capture) ?? capture)
  }

  private func readBack(
    _ design: DesignImport, called name: String, in context: Context
  ) throws -> ImportedDesign {
    let document = design.document
    _ = try DesignReader.screen(of: document.bytes, file: name, kinds: context.kinds)
    return ImportedDesign(
      document: document, remarks: design.remarks, readings: design.readers.map(\.title))
  }

  private static func names(of inputs: InputList) -> [String] {
    var taken = UniqueNames()
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

  private static func title(of file: String?) -> String {
    let name = (file ?? "").split(separator: "/").last.map(String.init) ?? ""
    let stem = name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
    return stem.isEmpty || stem == "-" ? "Screen" : stem
  }
}

/// A design from captures.
public struct ImportedDesign: Reportable {
  /// The design as YAML.
  public let document: Document
  /// Facts that a design cannot contain, one per line.
  public let remarks: [String]
  /// The readers whose announcements the design was compared with.
  package let readings: [String]

  public static var formats: [ReportFormat<ImportedDesign>] { [.yaml] }
}

extension ReportFormat<ImportedDesign> {
  /// The design file.
  public static var yaml: Self {
    Self("yaml", suffixes: ["yaml", "yml"]) { design, _ in design.document }
  }
}
