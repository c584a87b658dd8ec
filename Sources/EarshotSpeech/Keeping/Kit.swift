#if os(macOS) || os(Linux)
import Earshot
package import EarshotOutput

package struct Kit {
  package struct Item: Sendable, Hashable {
    package var name: String
    package var take: RecordingRequest

    package init(name: String, take: RecordingRequest) {
      self.name = name
      self.take = take
    }
  }

  package struct Entry: Sendable, Hashable {
    package var item: Int
    package var recording: KeptRecording
    package var isReused: Bool
  }

  package struct Report: Sendable {
    package var entries: [Entry] = []
    package var failures: [(item: Int, error: SpeechError)] = []
    package var textsSpoken = 0

    var done: Int { entries.count + failures.count }
  }

  package struct List: Sendable {
    package static let manifest = List(
      name: "manifest", ending: "json",
      beginning: #"{"format":1,"engine":{"name":"espeak-ng","#)
    package static let page = List(name: "index", ending: "md", beginning: "# Recordings\n")

    package static let browserPage = List(
      name: "index", ending: "html", beginning: "<!doctype html>\n<!-- Written by earshot. -->\n")

    static let all = [manifest, page, browserPage]

    let name: String
    let ending: String
    let beginning: String
  }

  let folder: Folder
  private let captions: Captions.Format?
  let shard: Shard?

  /// Creates a kit; its folders are created when the first file is written.
  ///
  /// If there is a `shard`, only its items are recorded.
  package init(at folder: Folder, captions: Captions.Format?, shard: Shard? = nil) {
    self.folder = folder
    self.captions = captions
    self.shard = shard
  }

  /// Records only the items without recordings, so a run can continue an interrupted run.
  ///
  /// - Throws: ``SpeechError`` if the voices cannot speak at all; `FileError` if a file cannot be
  ///   written.
  package func make(
    _ items: [Item], with pool: VoicePool, while isWanted: () -> Bool = { true },
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> Report {
    let plan = Plan(items, shard: shard, engine: try pool.engine())
    var store = RecordingStore(in: folder, writer: shard?.suffix ?? "")
    var report = Report()
    let kept: [RecordingKey: KeptRecording] = plan.distinctKeys.reduce(into: [:]) {
      $0[$1] = store.recording($1)
    }
    for (item, key) in plan.keys {
      guard let recording = kept[key] else { continue }
      try publish(items[item], key, recording, in: store)
      report.entries.append(Entry(item: item, recording: recording, isReused: true))
    }
    progress(report.done, plan.keys.count)
    let missing = plan.distinctKeys.filter { kept[$0] == nil }
    try record(missing, of: plan, in: &store, with: pool, while: isWanted, &report) {
      progress($0.done, plan.keys.count)
    }
    report.entries.sort { $0.item < $1.item }
    report.failures.sort { $0.item < $1.item }
    return report
  }

  private func record(
    _ missing: [RecordingKey], of plan: Plan, in store: inout RecordingStore,
    with pool: VoicePool, while isWanted: () -> Bool, _ report: inout Report,
    progress: (Report) -> Void
  ) throws {
    var problem: FileError?
    do {
      report.textsSpoken = try Recorder(pool).record(
        missing.map { plan.take(of: $0) }, while: { problem == nil && isWanted() },
        each: { place, recording in
          do throws(FileError) {
            try keep(recording, missing[place], plan, in: &store, &report)
          } catch { problem = problem ?? error }
          progress(report)
        })
    } catch { throw problem ?? error }
    if let problem { throw problem }
  }

  package func write(_ document: Document, to list: List) throws(FileError) -> String {
    let name = name(of: list)
    try folder.update(name, to: document.bytes)
    return name
  }

  func name(of list: List) -> String { "\(list.name)\(shard?.suffix ?? "").\(list.ending)" }

  package func files(of item: Item) -> [String] {
    [item.name + ".wav"] + (captions.map { ["\(item.name).\($0.rawValue)"] } ?? [])
  }

  private func keep(
    _ recording: Result<Recording, SpeechError>, _ key: RecordingKey, _ plan: Plan,
    in store: inout RecordingStore, _ report: inout Report
  ) throws(FileError) {
    switch recording {
    case .failure(let error): report.failures += plan.items(of: key).map { ($0, error) }
    case .success(let recording) where recording.samples.count > WaveFile.greatestCount:
      let text = plan.take(of: key).lines.first?.announcement.text ?? ""
      let error = SpeechError.refused(text: text, reason: "it is longer than a WAV file can be")
      report.failures += plan.items(of: key).map { ($0, error) }
    case .success(let recording):
      let kept = try store.keep(recording, as: key)
      for item in plan.items(of: key) {
        try publish(plan.items[item], key, kept, in: store)
        report.entries.append(Entry(item: item, recording: kept, isReused: false))
      }
    }
  }

  private func publish(
    _ item: Item, _ key: RecordingKey, _ recording: KeptRecording, in store: RecordingStore
  ) throws(FileError) {
    try store.publish(key, as: item.name + ".wav")
    guard let captions else { return }
    let timed = Recording(parts: item.take.timedParts(recording.parts))
    let document = Captions(timed).document(in: captions)
    try folder.update("\(item.name).\(captions.rawValue)", to: document.bytes)
  }
}

private struct Plan {
  let items: [Kit.Item]
  let keys: [(item: Int, key: RecordingKey)]
  let distinctKeys: [RecordingKey]
  private let itemsOfKeys: [RecordingKey: [Int]]

  init(_ items: [Kit.Item], shard: Shard?, engine: EngineIdentity) {
    self.items = items
    keys = items.indices.filter { shard?.contains($0) ?? true }.map {
      ($0, RecordingKey(items[$0].take, engine: engine))
    }
    itemsOfKeys = Dictionary(grouping: keys, by: \.key).mapValues { $0.map(\.item) }
    var seen: Set<RecordingKey> = []
    distinctKeys = keys.map(\.key).filter { seen.insert($0).inserted }
  }

  func items(of key: RecordingKey) -> [Int] { itemsOfKeys[key] ?? [] }

  func take(of key: RecordingKey) -> RecordingRequest {
    items(of: key).first.map { items[$0].take } ?? RecordingRequest([])
  }
}

extension RecordingRequest {
  package func timedParts(_ times: [Range<Int>]) -> [Recording.TimedPart] {
    zip(lines.flatMap(\.announcement.parts), times).map {
      Recording.TimedPart(part: $0, samples: $1)
    }
  }
}
#endif
