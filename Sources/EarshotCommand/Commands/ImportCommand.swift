import ArgumentParser
import EarshotFiles
import EarshotKit
import EarshotOutput

struct ImportCommand: ParsableCommand {
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

  @Argument(Import.captures) var files: [Source]
  @OptionGroup var many: ManyOptions
  @Option(Import.platform) var platform: ReaderSelection.Platforms
  @Option(Import.title) var title: String?
  @Option(Import.locale) var locale: String
  @Flag(Announce.redacts) var redact: Bool
  @Option(output: Self.output) var output: String?
  @OptionGroup var writing: WritingOptions

  private static let output = OptionInfo<String?>(
    "output", valueName: "path",
    help: "The file to write, or the folder for a design of each file.")

  func validate() throws {
    guard many.cache == nil || output.map({ InputFolder.isNamed($0) }) == true else {
      throw ValidationError("--cache keeps a design of each file; name a folder with --output")
    }
  }

  var operation: Import {
    var operation = Import(captures: many.inputs(files))
    operation.platform = platform
    operation.title = title
    operation.locale = locale
    operation.redacts = redact
    operation.batch = many.batch()
    return operation
  }

  func run() throws {
    let operation = operation
    let inputs = try operation.captures.list(of: .captures)
    if let output, InputFolder.isNamed(output) {
      let status = try operation.importEach(inputs, into: output, in: writing.context)
      return try end(with: status)
    }
    let destination = try operation.destination(output, besides: inputs.paths, in: writing.context)
    let (design, status) = try operation.imported(
      from: inputs, in: writing.context,
      called: destination.isStandard ? "the imported design" : destination.path)
    if let design {
      for remark in design.remarks { StandardError.write("\(remark)\n") }
      try destination.write(design.document)
    }
    try end(with: status)
  }

  private func end(with status: Int32) throws { if status != 0 { throw ExitCode(status) } }
}
