import ArgumentParser
import EarshotFiles
import EarshotKit
import EarshotOutput

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "import",
    abstract: "Convert UI dumps or expectations into a design.",
    discussion: """
      FILE is a UI dump that 'announce' reads, a uSpec voice specification, an ARIA-AT or \
      a11ysupport.io test, or a .vodesign document. Information that a design cannot contain is listed on \
      standard error and at the top of the design.

      Several dumps become one design: the screen with its sheets and alerts. The screen is the dump with \
      the components that open the others or, if there is no such dump, the first file. If titles or the \
      focus show which component opens a sheet, this component gets the key 'opens'.

      If --output is an existing folder or ends with "/", each dump becomes a separate design with the \
      name of its file.

      Examples:

        earshot import window_dump.xml --output checkout.yaml
        earshot import dropdown-voice.json --platform talkback
        earshot import base.xml filters-open.xml alert.xml --output hotels.yaml
        earshot import source.xml --title Checkout --locale de | earshot preview -
        earshot import dumps --output designs/
      """
  )

  @Argument(Import.captures) var files: [Source]
  @OptionGroup(title: "Input options") var many: ManyOptions
  @Option(Import.platform) var platform: ReaderSelection.Platforms
  @Option(Import.title) var title: String?
  @Option(Import.locale) var locale: String?
  @Flag(Import.hasFrames) var frames: Bool
  @Flag(Announce.redacts) var redact: Bool
  @Option(output: Self.output) var output: String?
  @OptionGroup var running: ProjectOptions

  private static let output = OptionInfo<String?>(
    "output", valueName: "path",
    help: "The file to write, or a folder for one design per file.")

  func validate() throws {
    guard many.cache == nil || output.map({ InputFolder.isNamed($0) }) == true else {
      throw ValidationError(
        "--cache needs a folder as --output, because it caches a design for each file")
    }
  }

  var operation: Import {
    var operation = Import(captures: many.inputs(files))
    operation.platform = platform
    operation.title = title
    operation.locale = locale
    operation.hasFrames = frames
    operation.redacts = redact
    operation.batch = many.batch()
    return operation
  }

  func run() throws {
    let operation = operation
    let inputs = try operation.captures.list(of: .captures)
    if let output, InputFolder.isNamed(output) {
      let status = try operation.importEach(inputs, into: output, in: running.context)
      return try end(with: status)
    }
    let destination = try operation.destination(output, besides: inputs.paths, in: running.context)
    let (design, status) = try operation.imported(
      from: inputs, in: running.context,
      called: destination.isStandard ? "the imported design" : destination.path)
    if let design {
      for remark in design.remarks { StandardError.write("\(remark)\n") }
      try destination.write(design.document)
      if let output, isLikeFolder(output) {
        StandardError.write(
          "note: '\(output)' is a single file with one design; for one design per input file, end the "
            + "name with a slash: --output \(output)/\n")
      }
    }
    try end(with: status)
  }

  private func isLikeFolder(_ output: String) -> Bool {
    output.split(separator: "/").last?.contains(".") != true
  }

  private func end(with status: Int32) throws { if status != 0 { throw ExitCode(status) } }
}
