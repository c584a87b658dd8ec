import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles

extension Report {
  func checkSheets(_ materials: [Outcome<ReportMaterial>]) throws {
    guard hasSheets else { return }
    guard !hasSound, !embedsSound, !hasCriteria, scripts.isEmpty, screenshots.isEmpty,
      !materials.contains(where: { $0.output?.capture != nil })
    else {
      throw UsageError(
        "--sheet describes designs only; remove captures, walks, criteria and recordings")
    }
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
