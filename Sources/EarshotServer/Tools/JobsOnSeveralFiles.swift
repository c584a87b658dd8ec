import EarshotFiles
import EarshotKit
import EarshotOutput

// The arguments of these tools differ from the arguments of the corresponding commands.

struct CriteriaOfDesigns: DescribedOperation {
  static let name = Criteria.name

  var designs: [Source] = []
  var criteria = Criteria(design: Walk.design.defaultValue)

  static var options: [BoundOption<CriteriaOfDesigns>] {
    [BoundOption(Preview.designs, \.designs, isRequired: true)]
      + Criteria.options.filter { $0.name != Walk.design.name }.map { $0.of(\.criteria) }
  }

  func run(in context: Context) throws -> CriteriaSheet {
    guard let design = designs.first, designs.count == 1 else {
      throw UsageError(
        "criteria need exactly one design, found \(designs.count); call the tool for each")
    }
    var criteria = criteria
    criteria.design = design
    return try criteria.run(in: context)
  }
}

struct ReportOnScreens: DescribedOperation {
  static let name = Report.name

  var designs: [Source] = []
  var captures: [Source] = []
  var report = Report(files: [])

  static let captures = OptionInfo<[Source]>(
    "captures", help: "Dumps, logs or captions of these screens.")

  static var options: [BoundOption<ReportOnScreens>] {
    [
      BoundOption(Preview.designs, \.designs, isRequired: true),
      BoundOption(captures, \.captures),
    ] + Report.options.filter { $0.name != Report.files.name }.map { $0.of(\.report) }
  }

  func run(in context: Context) throws -> ReportPage {
    var report = report
    report.files = Inputs(designs + captures)
    // With the output path `-`, the page is returned and not written.
    report.output = InputFile.standardInput
    return try report.run(in: context)
  }
}

struct WrittenDesign: DescribedOperation {
  static let name = "write_design"

  var design = Walk.design.defaultValue
  var path = ""

  static let path = OptionInfo(
    Tool.outputKey, default: "",
    help: "The file to write, below the server's write root.")

  static var options: [BoundOption<WrittenDesign>] {
    [
      BoundOption(Walk.design, \.design, isRequired: true),
      BoundOption(path, \.path, isRequired: true),
    ]
  }

  private var checked: Source { .bytes(design.content ?? [], named: path) }

  func run(in context: Context) throws -> [CheckedDesign] {
    try Check(designs: Inputs([checked])).run(in: context)
  }

  func written(in context: Context) throws -> Tool.Written {
    let designs = try run(in: context)
    let bytes = design.content ?? []
    var written = Tool.Written(
      status: designs.contains { !$0.findings.isEmpty } ? 1 : 0
    ) { _ in Document(yaml: String(decoding: bytes, as: UTF8.self)) }
    written.content = ToolItems.Content(designs)
    return try written.read(by: ReaderSelection(), for: [checked], in: context)
  }
}
