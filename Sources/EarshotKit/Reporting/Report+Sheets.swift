import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles
import EarshotSpeech

extension Report {
  func checkSheets(_ materials: [Outcome<ReportMaterial>]) throws {
    guard hasSheets else { return }
    guard !hasSound, !embedsSound, !hasCriteria, scripts.isEmpty, screenshots.isEmpty,
      !materials.contains(where: { $0.output?.capture != nil })
    else {
      throw UsageError(
        "--sheet describes designs only; use it without captures, walks, criteria and recordings")
    }
  }

  var writesFolder: Bool {
    hasSheets && (output.hasSuffix("/") || FileStatus(of: output)?.isFolder == true)
  }

  func writeSheets(in context: Context) throws -> (status: Int32, lines: [String]) {
    guard batch.cache == nil else {
      throw UsageError("--cache stores one page; omit --cache, or name a file with --output")
    }
    let inputs = try self.inputs()
    let projects = try context.projects.projects(of: inputs.items.map(\.source))
    let materials = try materials(of: inputs, projects, in: context)
    var taken = UniqueNames()
    let sheets = zip(inputs.paths, materials).compactMap { path, material in
      material.output.flatMap { $0.designs.isEmpty ? nil : $0.designs }.map { designs in
        (name: taken.unique(KitName.folder(of: path)) + ".md", sheet: sheet(of: designs))
      }
    }
    let destinations = try Destination.claim(
      sheets.map(\.name), in: output,
      besides: reads(inputs) + projects.files
        + inputs.items.flatMap { context.projects.filesUsed(by: $0.source) },
      links: context.links)
    for (destination, sheet) in zip(destinations, sheets) {
      try destination.write(ComponentSheet.markdown([sheet.sheet]))
    }
    if inputs.isFound { context.report(Self.summary(of: materials)) }
    return (
      materials.map(\.status).max() ?? 0,
      ["\(output): \(sheets.count == 1 ? "1 sheet" : "\(sheets.count) sheets")"]
    )
  }

  func sheets(of materials: [Outcome<ReportMaterial>]) -> Document {
    let designs = materials.compactMap(\.output?.designs).filter { !$0.isEmpty }
    let sheets = designs.map(sheet)
    let isPage = [".html", ".htm"].contains { output.lowercased().hasSuffix($0) }
    return isPage ? ComponentSheet.page(sheets) : ComponentSheet.markdown(sheets)
  }

  private func sheet(of languages: [ReportedDesign]) -> ComponentSheet {
    var findings = FindingsByLanguage()
    for design in languages {
      findings.add(
        design.report.findings, on: design.screen,
        in: design.readers.locale ?? design.screen.locale)
    }
    return ComponentSheet(
      languages: languages.map(\.report.screenful),
      toolkits: languages.first.map(attributes) ?? [], findings: findings.findings)
  }

  private func attributes(
    of design: ReportedDesign
  ) -> [(toolkit: Toolkit, entries: [ScreenPreview.Entry])] {
    let locale = design.readers.locale ?? design.screen.locale
    return Toolkit.allCases.flatMap { toolkit in
      let screen = design.screen.built(with: [toolkit])
      return Platform.allCases.filter(toolkit.builds).compactMap { platform in
        design.profiles.first { $0.platform == platform }.map { profile in
          (
            toolkit: toolkit,
            entries: profile.preview(locale: locale).entries(of: screen, states: .current)
          )
        }
      }
    }
  }
}
