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
      a11ysupport.io test, or a .vodesign document, or a folder of such files. Several dumps become \
      one design: the screen, and the sheets and alerts that stand over it, each with what opens it \
      where titles or the focus tell; the screen is what opens the others, else the first file. \
      What had to be left out is said on standard error and at the top of the design.

      Examples:

        earshot import window_dump.xml --output checkout.yaml
        earshot import dropdown-voice.json --platform talkback
        earshot import base.xml filters-open.xml alert.xml --output hotels.yaml
        earshot import source.xml --title Checkout --locale de | earshot preview -
      """
  )

  @Argument(
    help: ArgumentHelp("The files, or folders of them; - for standard input.", valueName: "file"))
  var files: [String]

  @Option(help: "The platform to read a Flutter or React Native tree or expectations for.")
  var platform = ReaderOptions.PlatformChoice.both

  @Option(help: ArgumentHelp("The title of the screen; the name of the file when left out."))
  var title: String?

  @Option(help: ArgumentHelp("The language of the screen, a BCP 47 tag.", valueName: "tag"))
  var locale = "en"

  @Flag(help: .redact)
  var redact = false

  @Option(name: .output, help: .output)
  var output: String?

  func run() throws {
    let files = try self.files.flatMap { try CaptureFolder.files(in: $0, besides: [output]) }
    let destination = try Destination.claim(output, besides: files)
    let onlyPlatform = Platform(rawValue: platform.rawValue)
    var design = DesignImport(title: title ?? fileTitle, locale: locale, platform: onlyPlatform)
    let redactor = redact ? Redactor() : nil
    let captures = try Failure.collecting(files) { file in
      let capture = try CaptureReader(file: file, platform: onlyPlatform).read(bytes(of: file))
      return (capture: redactor?.redacted(capture) ?? capture, file: file)
    }
    try design.add(captures)
    let document = design.document
    // What cannot be read back is never written.
    let name = destination.isStandard ? "the imported design" : destination.path
    _ = try DesignReader.screen(of: document.bytes, file: name)
    for remark in design.remarks { StandardError.write("\(remark)\n") }
    try destination.write(document)
  }

  private func bytes(of file: String) throws(InputError) -> [UInt8] {
    let path = try CaptureReader.file(at: file)
    let bytes = try InputFile.bytes(of: path, limit: InputFile.writtenByTools)
    try DesignDetection.refuseDesign(
      bytes, file: file, instead: "import takes UI dumps and expectations")
    return bytes
  }

  private var fileTitle: String {
    let name = files.first?.split(separator: "/").last.map(String.init) ?? "Screen"
    let stem = name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
    return stem.isEmpty || stem == "-" ? "Screen" : stem
  }
}
