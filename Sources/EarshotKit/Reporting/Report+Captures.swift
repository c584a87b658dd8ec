import Earshot
import EarshotFiles
import EarshotProfiles

extension Report {
  func compare(
    _ materials: inout [Outcome<ReportMaterial>], _ inputs: InputList,
    with designs: [ReportedDesign], in reports: inout [ScreenReport], _ context: Context
  ) throws {
    let captures = materials.enumerated().compactMap { place, material in
      material.output?.capture.map { (place: place, file: inputs.items[place].path, capture: $0) }
    }
    // Screenshots are assigned to the captures in order, so every capture must be readable.
    let errors = materials.flatMap(\.errors)
    guard screenshots.isEmpty || errors.isEmpty else {
      throw Failure(errors: [], reported: errors)
    }
    let pictures = try CapturePictures(screenshots, of: captures.map(\.file))
    let redactor = try redacts ? redactor(keeping: designs) : nil
    var comparing = Batch(
      captures.map { Batch.Item(name: $0.file, files: [$0.file]) }, isMany: true,
      jobs: redacts ? 1 : batch.jobs, in: context)
    comparing.unit = "captures"
    let compared = try comparing.results {
      { place in
        let (_, file, capture) = captures[place]
        return Outcome(
          output: try best(of: designs, for: capture.redacted(by: redactor), file))
      }
    }
    var runs: [[DiffRun]] = designs.map { _ in [] }
    for (capture, outcome) in zip(captures, compared) {
      materials[capture.place].errors += outcome.errors
      if let best = outcome.output { runs[best.design] += best.runs }
    }
    for (index, runs) in runs.enumerated() where !runs.isEmpty {
      let captures = runs.map { ComparedCapture($0, accepting: designs[index].baseline) }
      let report = try comparison(with: designs[index]).report(on: captures)
      reports[index].comparisons = pictures.adding(
        to: report.sections, of: reports[index].screenful.screenshot)
    }
  }

  private func best(
    of designs: [ReportedDesign], for capture: DiffInput, _ file: String
  ) throws -> (design: Int, runs: [DiffRun]) {
    var best: (design: Int, runs: [DiffRun]) = (0, [])
    var most = -1.0
    for (index, design) in designs.enumerated() {
      let runs = try comparison(with: design)
        .runs(.design(design.screen), of: design.file, with: capture, file)
      let likeness = DiffSections(runs, accepting: nil).sections.likeness
      if likeness > most { (best, most) = ((index, runs), likeness) }
    }
    return best
  }

  /// Returns a redactor that keeps all design texts, because designs are not confidential.
  private func redactor(keeping designs: [ReportedDesign]) throws -> Redactor {
    let profiles = try Profile.named("documented,device")
    let texts = designs.map { DiffInput.design($0.screen).texts(by: profiles, $0.readers.locale) }
    return Redactor(keeping: texts.reduce(into: Set<String>()) { $0.formUnion($1) })
  }

  private func comparison(with design: ReportedDesign) -> Compare {
    var compare = Compare(design: .file(design.file), captures: [])
    compare.toolkits = toolkits
    compare.readers = design.readers
    compare.accepted = accepted
    return compare.following(design.readers.project)
  }
}

extension [ComparisonReport.Section] {
  fileprivate var likeness: Double {
    let entries = flatMap { [Comparison.Entry]($0.comparison.entries) }
    let common = entries.reduce(0) { $0 + $1.likeness }
    return entries.isEmpty ? 0 : common / Double(entries.count)
  }
}

extension Comparison.Entry {
  fileprivate var likeness: Double {
    guard let expected, let heard else { return 0 }
    let isNamed = expected.identifier != nil && expected.identifier == heard.identifier
    guard !isNamed, !columns.isEmpty else { return 1 }
    let common = columns.count { $0.expected?.text.lowercased() == $0.heard?.lowercased() }
    return Double(common) / Double(columns.count)
  }
}
