import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles
import EarshotSpeech

struct ReportedDesign: Sendable {
  var file: String
  var screen: Screen
  var report: ScreenReport
  var readers: ReaderSelection
  var profiles: [Profile]
  var baseline: HeardBaseline?
}

struct ReportMaterial: Sendable {
  enum Content: Sendable {
    case designs([ReportedDesign])
    case capture(DiffInput)
  }

  var source: String
  var content: Content

  var designs: [ReportedDesign] {
    guard case .designs(let designs) = content else { return [] }
    return designs
  }

  var capture: DiffInput? {
    guard case .capture(let capture) = content else { return nil }
    return capture
  }
}

extension Report {
  func material(
    _ item: InputList.Item, by selection: (languages: [ReaderSelection], profiles: [Profile]),
    _ context: Context
  ) throws -> Outcome<ReportMaterial> {
    let bytes = try item.captureBytes()
    guard item.folder == nil || !InputFile.isBinary(bytes),
      !isUsed(item, bytes, selection.languages)
    else { return .passedOver }
    let files = context.projects.designFiles(of: item.source)
    var outcome = Outcome<ReportMaterial>()
    do {
      outcome = try material(item, bytes, by: selection, files, context)
    } catch {
      guard let failure = Failure(error) else { throw error }
      outcome.errors = failure.errors
    }
    outcome.companions = files.digests
    return outcome
  }

  private func isUsed(
    _ item: InputList.Item, _ bytes: [UInt8], _ languages: [ReaderSelection]
  ) -> Bool {
    guard item.folder != nil else { return false }
    return DesignDetection.isPart(bytes)
      || languages.first?.project?.files.contains(item.path) == true
  }

  private func material(
    _ item: InputList.Item, _ bytes: [UInt8],
    by selection: (languages: [ReaderSelection], profiles: [Profile]), _ files: DesignFiles,
    _ context: Context
  ) throws -> Outcome<ReportMaterial> {
    let (languages, profiles) = selection
    func input(_ readers: ReaderSelection) throws -> DiffInput {
      try DiffInput.read(
        item.path, bytes, kinds: context.kinds, defaults: readers.designDefaults, files: files
      ) { name in
        CaptureReader(
          file: name, platform: readers.onlyPlatform, fallback: inputFormat?.format,
          formats: context.formats)
      }.built(with: toolkits)
    }
    let source =
      item.path == InputFile.standardInput
      ? "standard input" : "\(item.path) (\(SHA256.hexadecimal(of: bytes).prefix(12)))"
    var designs: [ReportedDesign] = []
    var outcome = Outcome<ReportMaterial>()
    for readers in languages {
      let input = try input(readers)
      guard case .design(var screen) = input else {
        return Outcome(output: ReportMaterial(source: source, content: .capture(input)))
      }
      try readers.checkVariants(of: [screen], with: profiles)
      let (picture, warning) = files.screenshot(
        of: screen, forPageIn: output == "-" ? nil : FilePath.split(output).folder)
      screen.screenshotSize = picture?.size
      var report = report(on: screen, by: profiles, readers)
      report.screenful.screenshot = picture
      report.screenful.source = String(decoding: bytes, as: UTF8.self)
      if languages.count > 1 { report.screenful.namedLanguage = readers.locale }
      designs.append(
        ReportedDesign(
          file: item.path, screen: screen, report: report, readers: readers, profiles: profiles,
          baseline: try item.source.path.flatMap { try HeardBaseline.read(beside: $0) }))
      outcome.warnings += readers.warningsOfEnglish(profiles, on: [screen])
      outcome.warnings += [warning].compactMap(\.self).filter { !outcome.warnings.contains($0) }
      outcome.warnings += screen.notes.filter { $0.subject == .untranslated }.map(\.warning)
    }
    outcome.output = ReportMaterial(source: source, content: .designs(designs))
    return outcome
  }

  private func report(
    on screen: Screen, by profiles: [Profile], _ readers: ReaderSelection
  ) -> ScreenReport {
    let locale = readers.locale ?? screen.locale
    let wording = BuiltIn.wording(locale: locale, dates: DateFormats())
    let entries = profiles.flatMap { profile in
      profile.preview(locale: locale, wording: wording).entries(of: screen, states: states)
    }
    let checker = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale)
    var report = ScreenReport(
      screenful: PreviewedScreen(screen: screen, entries: entries, locale: locale),
      findings: checker.findings(in: screen))
    report.screenful.project = readers.project?.file
    report.joinsReadings = readers.isUsual
    if !hasSheets { addTables(to: &report, by: profiles, readers) }
    if hasCriteria {
      let tested = readers.isUsual ? profiles : profiles.judging
      report.criteria = CriteriaSheet(
        for: screen,
        readers: tested.map { ($0.reader(locale: locale), $0.wording(locale: locale)) },
        joiningReadings: readers.isUsual, audio: { _ in nil })
      report.criteria?.locale = locale
    }
    return report
  }

  /// Adds tables of walks only for documented profiles, because a device profile's announcements
  /// depend on more than the previous stop.
  private func addTables(
    to report: inout ScreenReport, by profiles: [Profile], _ readers: ReaderSelection
  ) {
    for profile in profiles {
      guard profile.family == .documented else {
        report.untried[profile.id] = "Only the announcements of the guidelines can be tried out."
        continue
      }
      let walk = profile.walk(through: report.screenful.screen, locale: readers.locale)
      report.tables[profile.id] = walk.table()
      guard report.tables[profile.id] == nil else { continue }
      report.untried[profile.id] =
        "This screen cannot be tried out, because a field is being edited when it appears."
    }
  }
}

extension [Profile] {
  var judging: [Profile] {
    let documented = filter { $0.family == .documented }
    return documented.isEmpty ? self : documented
  }
}
