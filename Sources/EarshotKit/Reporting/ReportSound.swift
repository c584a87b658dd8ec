import Earshot
import EarshotFiles
import EarshotOutput
import EarshotSpeech

struct ReportSound {
  /// The maximum total size of embedded recordings in bytes, before base64 adds a third.
  static let mostEmbedded = 32_000_000

  struct Totals {
    var folder: String?
    var count = 0
    var seconds = 0.0
    var files: [String: String] = [:]

    mutating func add(_ file: String) { files[file] = SHA256.hexadecimal(ofFile: file) }
  }

  private let pool: VoicePool
  private let folder: String?
  private let speaking: SpeechSelection
  private let inputs: [String]
  private let links: OutputLinks

  init(
    of report: Report, reserving inputs: [String], in context: Context
  ) throws(SpeechError) {
    folder = report.embedsSound ? nil : Report.folder("audio", beside: report.output)
    pool = try VoicePool(
      jobs: report.batch.jobs,
      memory: (report.batch.cache ?? folder).map { EngineMemory(inKit: context.folder($0)) })
    speaking = report.speech
    self.inputs = inputs
    links = context.links
  }

  func engine() throws(SpeechError) -> String {
    try pool.remember()
    let engine = try pool.engine()
    return [engine.version, engine.dataFingerprint, engine.processor].joined(separator: " ")
  }

  private var name: String { folder?.split(separator: "/").last.map(String.init) ?? "" }

  func record(
    _ designs: [ReportedDesign], _ walks: [ScriptedWalk],
    by walkers: [[Profile]], in reports: inout [ScreenReport], _ context: Context
  ) throws -> Totals {
    var script = Script(isJoined: false)
    var voices = SpeakingVoices(speaking, pool)
    var owners: [Int] = []
    for (index, design) in designs.enumerated() {
      let language = design.readers.locale ?? design.screen.locale
      let readings = design.screen.allReadings
      for profile in design.profiles {
        let entries = reports[index].screenful.entries.filter { $0.profile.id == profile.id }
        try script.add(entries, of: design.screen, in: language, design: design.file) { entry in
          try voices.line(for: entry, in: language, readings)
        }
      }
      owners += Array(repeating: index, count: script.recordings.count - owners.count)
    }
    var totals = Totals(folder: folder)
    let sounds =
      try folder.map { try kit(script, at: $0, &totals, context) }
      ?? embedded(script, &totals)
    for (owner, sound) in zip(owners, sounds) {
      reports[owner].screenful.sounds.merge(sound, uniquingKeysWith: { first, _ in first })
    }
    for (number, walk) in walks.enumerated() {
      for profile in walkers[walk.screen] {
        reports[walk.screen].walks.append(
          try recorded(
            walk, number: number + 1, profile, designs[walk.screen].readers, &totals))
      }
    }
    return totals
  }

  private func kit(
    _ script: Script, at folder: String, _ totals: inout Totals, _ context: Context
  ) throws -> [[PageSound.Key: PageSound]] {
    let kit = Kit(at: context.folder(folder), captions: .vtt)
    let items = script.items
    try kit.claim(items, besides: inputs)
    defer { context.showProgress(nil) }
    let made = try kit.make(
      items, with: pool,
      progress: { context.showProgress((done: $0, total: $1, unit: "recordings")) })
    context.showProgress(nil)
    try pool.remember()
    if let (item, error) = made.failures.first {
      context.report("error: \(items[item].name).wav: \(error)")
      throw SpeechFailure(status: error.exitStatus)
    }
    try kit.remove(kit.leftovers(besides: items, where: script.isOfSameForm))
    try kit.remember(items.flatMap(kit.files))
    for entry in made.entries {
      let files = kit.files(of: items[entry.item]).map { "\(folder)/\($0)" }
      totals.files[files[0]] = entry.recording.digest
      for captions in files.dropFirst() { totals.add(captions) }
    }
    totals.count += made.entries.count
    return made.entries.map { entry in
      totals.seconds += Seconds.ofSamples(entry.recording.signal.count)
      return script.recordings[entry.item].sounds(
        items[entry.item].take, entry.recording.parts,
        in: .file("\(name)/\(items[entry.item].name).wav"))
    }
  }

  private func embedded(
    _ script: Script, _ totals: inout Totals
  ) throws -> [[PageSound.Key: PageSound]] {
    let takes = script.recordings.map { RecordingRequest($0.lines) }
    var results: [Int: Result<Recording, SpeechError>] = [:]
    try Recorder(pool).record(takes) { results[$0] = $1 }
    var names: [[UInt8]: String] = [:]
    return try script.recordings.indices.map { index in
      guard let recording = try results[index]?.get() else { throw SpeechError.interrupted }
      let bytes = WaveFile.bytes(of: recording.samples)
      let known = names[bytes]
      let name = known ?? "recording-\(names.count + 1)"
      if known == nil {
        try add(recording.samples.count, to: &totals)
        names[bytes] = name
      }
      return script.recordings[index].sounds(
        takes[index], recording.parts.map(\.samples),
        in: known == nil ? .bytes(bytes, name: name) : .held(name: name))
    }
  }

  private func add(_ samples: Int, to totals: inout Totals) throws {
    totals.count += 1
    totals.seconds += Seconds.ofSamples(samples)
    let bytes = totals.seconds * Double(EngineIdentity.sampleRate) * 2
    guard folder != nil || bytes <= Double(Self.mostEmbedded) else {
      throw InputError(
        "the recordings are larger than \(Self.mostEmbedded / 1_000_000) MB, the limit of a "
          + "page; omit --embed to write them next to the page, or use fewer states or profiles",
        kind: .data)
    }
  }

  private func recorded(
    _ walk: ScriptedWalk, number: Int, _ profile: Profile, _ readers: ReaderSelection,
    _ totals: inout Totals
  ) throws -> (transcript: Transcript, sound: WalkSound?) {
    let estimated = walk.transcript(by: profile, readers)
    let spoken = try walk.spoken(estimated, speaking, locale: readers.locale)
    let transcript = walk.transcript(by: profile, readers, lasting: spoken)
    let bytes = try spoken.bytes(of: transcript)
    try add((bytes.count - WaveFile.headerLength) / 2, to: &totals)
    let recording = "walk-\(number).\(KitName.component(profile.id))"
    guard let folder else {
      return (transcript, spoken.sound(of: transcript, in: .bytes(bytes, name: recording)))
    }
    let file = "\(recording).wav"
    let place = try Destination.claim([file], in: folder, besides: inputs, links: links)[0]
    try place.write(bytes)
    totals.add(place.path)
    return (transcript, spoken.sound(of: transcript, in: .file("\(name)/\(file)")))
  }
}

package struct SpeechFailure: Error {
  package let status: Int32
}
