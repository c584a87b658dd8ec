import ArgumentParser
import EarshotFiles
import EarshotKit
import EarshotOutput

extension BatchOperation {
  func write(
    as format: ReportFormat<Content>?, to output: String?, isPlain: Bool = false,
    header: PageHeader = PageHeader(), in context: Context
  ) throws {
    let status = try write(
      as: try Content.format(format, for: output), to: output,
      style: { .terminal($0, isPlain: isPlain, header: header) }, in: context)
    if status != 0 { throw ExitCode(status) }
  }
}

extension Reportable {
  static func format(
    _ asked: ReportFormat<Self>?, for output: String?
  ) throws -> ReportFormat<Self> {
    if asked == nil, let output, ReportFormat<Self>.isRefused(output) {
      let known = formats.flatMap(\.suffixes).map { ".\($0)" }.joined(separator: ", ")
      throw ValidationError(
        "expected a file with one of the suffixes \(known), found '\(output)'; rename the file or add --format"
      )
    }
    guard let format = asked ?? ReportFormat.format(nil, for: output) else {
      throw ValidationError("this command has no output formats; leave out --format and --output")
    }
    return format
  }
}

extension ReportStyle {
  static func terminal(
    _ destination: Destination, isPlain: Bool = false, header: PageHeader = PageHeader()
  ) -> ReportStyle {
    var style = ReportStyle()
    style.isStyled = destination.isStandard && EarshotCommand.Output.isStyled
    style.isPlain = isPlain
    style.header = header
    return style
  }
}
