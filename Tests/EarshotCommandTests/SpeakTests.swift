import EarshotFiles
import EarshotKit
import Foundation
import Testing

private struct Run {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String..., environment: [String: String] = [:]) throws {
    try self.init(arguments, environment: environment)
  }

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = Self.folder.appending(path: "earshot")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  static let folder: URL = {
    #if os(Linux)
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    #else
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent() ?? Bundle.main.bundleURL
    #endif
  }()

  static let canSpeak = (try? Run("voices").status) == 0

  static let examples = URL(filePath: #filePath).appending(path: "../../../Examples")
    .standardized.path()
}

private final class Place {
  let path = NSTemporaryDirectory() + "earshot-speak-\(UUID().uuidString)"
  deinit { try? FileManager.default.removeItem(atPath: path) }

  func design(_ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try text.write(toFile: path + "/design.yaml", atomically: true, encoding: .utf8)
    return path + "/design.yaml"
  }
}

struct Manifest: Decodable {
  struct File: Decodable {
    struct Part: Decodable {
      var start: Double
      var end: Double
    }
    var id: String?
    var language: String?
    var file: String
    var design: String
    var captions: String?
    var text: String
    var hint: String
    var voice: String
    var samples: Int
    var duration: Double
    var peak: Double
    var sha256: String
    var parts: [Part]
  }
  struct Engine: Decodable {
    var version: String
    var data: String
    var processor: String
  }
  var engine: Engine
  var files: [File]

  init(in folder: String) throws {
    let data = try Data(contentsOf: URL(filePath: folder + "/manifest.json"))
    self = try JSONDecoder().decode(Manifest.self, from: data)
  }
}

func samples(of path: String) throws -> [Int16] {
  let bytes = [UInt8](try Data(contentsOf: URL(filePath: path))).dropFirst(44)
  return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
}

@Suite(
  .enabled(
    if: Run.canSpeak,
    "earshot voices fails here: earshot-voice, libespeak-ng or its data is missing"))
struct `earshot speak` {
  private let place = Place()
  private var kit: String { place.path + "/kit" }

  @Test func `records every announcement with the duration in its manifest, not silent or clipped`()
    throws
  {
    let run = try Run(
      "speak", Run.examples + "/dropdown.yaml", "--states", "all", "--output", kit)
    #expect(run.status == 0, "\(run.errors)")
    let files = try Manifest(in: kit).files
    #expect(files.count >= 20)
    for file in files {
      let signal = try samples(of: "\(kit)/\(file.file)")
      #expect(signal.count == file.samples)
      #expect(abs(Double(signal.count) / 22_050 - file.duration) < 0.001)
      #expect((-20..<0).contains(file.peak), "\(file.file)")
      #expect(signal.count { abs(Int($0)) > 40 } > 6615, "\(file.file)")
    }
  }

  @Test func `has captions that follow the sound`() throws {
    _ = try Run("speak", Run.examples + "/dropdown.yaml", "--output", kit)
    for file in try Manifest(in: kit).files {
      let signal = try samples(of: "\(kit)/\(file.file)")
      let captions = try String(
        contentsOfFile: "\(kit)/\(#require(file.captions))", encoding: .utf8)
      #expect(captions.components(separatedBy: " --> ").count - 1 == file.parts.count)
      for part in file.parts {
        let sound = (part.start * 22_050)...(part.end * 22_050)
        let edge = 0.05 * 22_050
        let starts = signal[Int(sound.lowerBound)..<Int(sound.lowerBound + edge)]
        let ends = signal[Int(sound.upperBound - edge)..<Int(sound.upperBound)]
        #expect(starts.contains { abs(Int($0)) > 40 }, "\(file.file) \(part.start)")
        #expect(ends.contains { abs(Int($0)) > 40 }, "\(file.file) \(part.end)")
      }
    }
  }

  @Test(arguments: [
    "../../outside", "<break time=\\\"100s\\\"/> & [[x]]", "👩‍👧 שלום", "a\\0b", "", "....",
    "CON", "12/05/2024",
  ])
  func `speaks any label and stays in its folder`(label: String) throws {
    let design = try place.design(
      """
      screen: Labels
      components:
        - {kind: button, label: "\(label)"}
        - {kind: button, label: Save}
      """)
    let run = try Run("speak", design, "--output", kit)
    guard run.status != 65 else { return #expect(run.errors.contains("design.yaml:")) }
    #expect(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
    #expect(names == ["design.yaml", "kit"])
  }

  @Test func `switches voices with the language of an element`() throws {
    let design = try place.design(
      """
      screen: Languages
      locale: en-US
      components:
        - {kind: button, id: a, label: Save}
        - {kind: button, id: b, label: Speichern, language: de}
      """)
    #expect(
      try Run(
        "speak", design, "--platform", "voiceover", "--states", "initial", "--output", kit
      ).status == 0)
    #expect(try Manifest(in: kit).files.map(\.voice) == ["gmw/en-US", "gmw/de"])
  }

  @Test func `joins a walk into one recording`() throws {
    let example = Run.examples + "/dropdown.yaml"
    let run = try Run("speak", example, "--joined", "--captions", "srt", "--output", kit)
    #expect(run.status == 0, "\(run.errors)")
    let files = try Manifest(in: kit).files
    #expect(
      files.map(\.file) == [
        "dropdown/walk~voiceover~guidelines.wav", "dropdown/walk~talkback~guidelines.wav",
      ])
    #expect(files.allSatisfy { $0.captions?.hasSuffix(".srt") ?? false })
    for file in files {
      #expect(zip(file.parts, file.parts.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
  }

  @Test func `shows on its page when each stop of a walk begins`() throws {
    _ = try Run("speak", Run.examples + "/dropdown.yaml", "--joined", "--output", kit)
    let page = try String(contentsOfFile: kit + "/index.md", encoding: .utf8)
    #expect(page.contains("| 0:00 Search by, Record locator, button, collapsed<br>0:03 Cabin, "))
  }

  @Test func `gives readings to the voice, and texts to captions and lists`() throws {
    func speak(_ reading: String) throws -> (file: Manifest.File, captions: String, page: String) {
      let design = try place.design(
        "screen: S\nreading: {±: plus minus}\ncomponents:\n"
          + "  - {kind: slider, label: Gap ± 2, value: 5 km/h\(reading)}\n")
      let run = try Run("speak", design, "--platform", "voiceover", "--output", kit)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      let file = try #require(Manifest(in: kit).files.first)
      return try (
        file, String(contentsOfFile: "\(kit)/\(file.captions ?? "")", encoding: .utf8),
        String(contentsOfFile: "\(kit)/index.md", encoding: .utf8)
      )
    }
    let plain = try speak("")
    let read = try speak(", reading: {km/h: kilometres per hour}")
    #expect(read.file.text == plain.file.text && plain.file.text.hasPrefix("Gap ± 2, 5 km/h"))
    #expect(read.file.sha256 != plain.file.sha256)
    #expect(read.captions.contains("km/h") && !read.captions.contains("kilometres"))
    #expect(read.page.contains("Gap ± 2, 5 km/h") && !read.page.contains("kilometres"))
  }

  @Test func `sounds as readings say, in phonetic letters and in walks`() throws {
    func phonemes(_ line: String) throws -> [String] {
      let design = try place.design("screen: S\ncomponents:\n  - {kind: text, \(line)}\n")
      let run = try Run("speak", design, "--phonemes", "--platform", "voiceover")
      return run.output.split(separator: "\n").dropFirst().map(String.init)
    }
    let read = try phonemes("label: 40 km/h, reading: 40 kilometres per hour")
    #expect(read.first == "  40 km/h")
    #expect(try read.last == phonemes("label: 40 kilometres per hour").last)
    func walk(_ line: String) throws -> Data {
      let design = try place.design("screen: S\ncomponents:\n  - {kind: text, \(line)}\n")
      let wave = place.path + "/walk.wav"
      let run = try Run(
        "walk", design, "--script", "/dev/null", "--platform", "voiceover", "--speak", wave)
      #expect(run.status == 0, "\(run.errors)")
      return try Data(contentsOf: URL(filePath: wave))
    }
    let spoken = try walk("label: 40 km/h, reading: 40 kilometres per hour")
    #expect(try spoken == walk("label: 40 kilometres per hour"))
    #expect(try spoken != walk("label: 40 km/h"))
  }

  private func recordings(_ options: [String], _ labels: String...) throws -> [String] {
    let rows = labels.map { "  - {kind: button, label: \($0)}\n" }.joined()
    let design = try place.design("screen: S\ncomponents:\n\(rows)")
    let run = try Run(
      [
        "speak", design, "--platform", "talkback", "--states", "initial", "--captions", "none",
        "--output", kit,
      ] + options)
    #expect(run.status == 0, "\(run.errors)")
    let folder = kit + "/design"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private static func names(_ components: String...) -> [String] {
    components.map { component in
      component == "walk"
        ? "walk~talkback~guidelines.wav" : "\(component)~button@usual~talkback~guidelines.wav"
    }
  }

  @Test func `has one file for each stop, named by its id, and none for removed stops`() throws {
    #expect(try recordings([], "Zoo", "Map") == Self.names("map", "zoo"))
    #expect(try recordings(["--joined"], "Zoo", "Map") == Self.names("map", "walk", "zoo"))
    #expect(
      try recordings(["--keep"], "Sea", "Map") == Self.names("map", "sea", "walk", "zoo"))
    #expect(try recordings([], "Map", "Sea") == Self.names("map", "sea", "walk"))
  }

  @Test func `keeps the recordings of other readings and languages`() throws {
    let all = try [
      recordings([], "Map"), recordings(["--profile", "talkback-17"], "Map"),
      recordings(["--locale", "de"], "Map"),
    ]
    #expect(
      all.last == [
        "map~button@usual~talkback~guidelines.wav", "map~button@usual~talkback~guidelines~de.wav",
        "map~button@usual~talkback~talkback-17.wav",
      ])
  }

  @Test func `has every recording that the criteria of the examples name`() throws {
    let designs = ["dropdown", "date-picker", "menu", "search", "booking", "hotel", "readme"].map {
      "\(Run.examples)/\($0).yaml"
    }
    let run = try Run(["speak"] + designs + ["--output", kit])
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try Manifest(in: kit)
    let recordings = Dictionary(
      manifest.files.map { ("\($0.design)/\($0.id ?? "")", $0.file) },
      uniquingKeysWith: { $1 })
    for design in designs {
      let sheet = try Criteria(design: .file(design)).run(in: Context())
      let name = URL(filePath: design).deletingPathExtension().lastPathComponent
      let spoken = sheet.criteria.filter { $0.audio != nil }
      #expect(!spoken.isEmpty)
      for criterion in spoken {
        #expect(recordings["\(name)/\(criterion.id)"] == criterion.audio)
      }
    }
  }

  private struct Differences: Decodable {
    struct Section: Decodable {
      struct Stop: Decodable {
        struct Expected: Decodable { var id: String? }
        var expected: Expected?
      }
      var stops: [Stop]
    }
    var comparisons: [Section]
  }

  @Test(arguments: ["dropdown", "date-picker", "menu", "search"])
  func `uses the ids of criteria, diff and report`(_ name: String) throws {
    let design = "\(Run.examples)/\(name).yaml"
    _ = try place.design("")
    let page = place.path + "/page.html"
    for arguments in [
      ["speak", design, "--output", kit], ["report", design, "--sound", "-o", page],
    ] {
      let run = try Run(arguments)
      #expect(run.status == 0, "\(run.errors)")
    }
    let files = try Manifest(in: kit).files
    let ids = Set(files.compactMap(\.id))
    #expect(!ids.isEmpty && ids.count == files.count)
    var criteria = Criteria(design: .file(design))
    criteria.readers.reading = .guidelines
    let sheet = try criteria.run(in: Context()).criteria.filter { $0.audio != nil }
    #expect(Set(sheet.map(\.id)) == ids)
    let header = try Run("criteria", design, "--format", "csv").output.prefix { !$0.isNewline }
    let rows = Set(ids.map { $0.split(separator: "/").dropLast(2).joined(separator: "/") })
      .sorted().map { "\"\($0)\",,,,,,,,,,zebra,fail,zebra,fail," }
    let table = place.path + "/tested.csv"
    try ([String(header)] + rows).joined(separator: "\n")
      .write(toFile: table, atomically: true, encoding: .utf8)
    let run = try Run("diff", design, table, "--profile", "documented", "--format", "json")
    let differences = try JSONDecoder().decode(Differences.self, from: Data(run.output.utf8))
    let different = differences.comparisons.flatMap(\.stops).compactMap(\.expected?.id)
    #expect(Set(different) == ids, "\(run.errors)")
    let recordings = try FileManager.default.contentsOfDirectory(
      atPath: place.path + "/page-audio/" + name)
    #expect(Set(files.map(\.file)).isSubset(of: recordings.map { "\(name)/\($0)" }))
  }

  /// A catalogue changes the screen's language; the recordings' names must stay the same.
  @Test(arguments: ["", "strings: {en: en.yaml, de: de.yaml}\n"])
  func `records every language of the project, as the criteria name it`(strings: String) throws {
    let design = try place.design(
      "screen: S\ncomponents:\n  - {kind: switch, label: Map}\n  - {kind: button, label: Zoo}\n")
    for (name, text) in [
      ("earshot.yaml", "languages: [de, en]\n\(strings)"), ("en.yaml", "map: Map\nzoo: Zoo\n"),
      ("de.yaml", "map: Karte\nzoo: Zoo\n"),
    ] { try text.write(toFile: "\(place.path)/\(name)", atomically: true, encoding: .utf8) }
    let run = try Run("speak", design, "--output", kit)
    #expect(run.status == 0, "\(run.errors)")
    let files = try Manifest(in: kit).files
    #expect(Set(files.map(\.file)).count == files.count)
    #expect(Set(files.compactMap(\.language)) == ["de", "en"])
    let voices = Set(files.map { "\($0.language ?? "") \($0.voice) \($0.file.contains("~de."))" })
    #expect(voices.count == 2 && voices.contains("de gmw/de true"), "\(voices)")
    var criteria = Criteria(design: .file(design))
    criteria.readers.reading = .guidelines
    let sheet = try criteria.run(in: Context())
    #expect(Set(sheet.criteria.compactMap(\.audio)) == Set(files.map(\.file)))
    let id = "map/switch@off/talkback/guidelines/de"
    let page = try String(contentsOfFile: kit + "/index.md", encoding: .utf8)
    #expect(page.contains("## S (de), TalkBack"), "\(page)")
    let only = try Run("speak", design, "--only", id, "--output", kit + "-2")
    #expect(only.status == 0 && sheet.criteria.contains { $0.id == id }, "\(only.errors)")
    #expect(try Manifest(in: kit + "-2").files.map(\.file).map { $0.suffix(6) } == ["de.wav"])
  }

  @Test func `shows how announcements sound and records nothing`() throws {
    let run = try Run(
      "speak", Run.examples + "/dropdown.yaml", "--phonemes", "--output", kit)
    #expect(run.status == 0)
    #expect(run.output.contains("bˈʌt"))
    #expect(!FileManager.default.fileExists(atPath: kit))
  }

  @Test(arguments: [("en-gb", "klˈəʊz"), ("en-us", "klˈoʊz")])
  func `says the verb "close" on a button`(voice: String, verb: String) throws {
    let design = try place.design("screen: S\ncomponents:\n  - {kind: button, label: Close}\n")
    let run = try Run("speak", design, "--phonemes", "--platform", "voiceover", "--voice", voice)
    let close = run.output.split(separator: "\n").dropFirst().prefix(2).map(String.init)
    #expect(close.first == "  Close, button")
    #expect(close.last?.hasPrefix("  \(verb) | ") == true, "\(run.output)")
  }

  @Test(arguments: [("library-ja", 1), ("dropdown", 0)])
  func `warns of characters that the voice cannot read`(design: String, count: Int) throws {
    let run = try Run("speak", Run.examples + "/\(design).yaml", "--phonemes")
    #expect(run.status == 0)
    let warnings = run.errors.split(separator: "\n").count { $0.contains("cannot read characters") }
    #expect(warnings == count, "\(run.errors)")
  }

  @Test(arguments: [
    (["--voice", "en-zz"], 69, "en-gb"), (["--rate", "450"], 64, "80 to 449"),
    (["--shard", "3/2"], 64, "--shard"), (["--jobs", "0"], 64, "--jobs"),
    (["--rate", "100", "--reader-rate", "50"], 64, "one of them"),
  ])
  func `explains an error in an option`(options: [String], status: Int32, words: String) throws {
    let run = try Run(["speak", Run.examples + "/dropdown.yaml", "--output", kit] + options)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test func `names the missing parts`() throws {
    let example = Run.examples + "/dropdown.yaml"
    let without = try Run(
      "speak", example, "--output", kit, environment: ["EARSHOT_VOICE": "/nowhere/earshot-voice"])
    #expect(without.status == 69)
    #expect(without.errors.contains("/nowhere/earshot-voice"))
    let empty = try place.design("")
    let folder = URL(filePath: empty).deletingLastPathComponent().path()
    let dataless = try Run(
      "speak", example, "--output", kit, environment: ["ESPEAK_DATA_PATH": folder])
    #expect(dataless.status == 69)
    #expect(dataless.errors.contains("ESPEAK_DATA_PATH"))
    let file = try Run("speak", example, "--output", empty + "/kit")
    #expect(file.status == 73)
  }

  private static let dataFolders =
    [
      "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/share", "/usr/local/share",
      "/opt/homebrew/share",
    ].map { $0 + "/espeak-ng-data" }

  private func countingVoice() throws -> (environment: [String: String], starts: () -> Int) {
    let (program, log) = (place.path + "/voice", place.path + "/starts")
    try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
    let voice = Run.folder.appending(path: "earshot-voice").path()
    try "#!/bin/sh\necho started >>'\(log)'\nexec '\(voice)'\n".write(
      toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return (
      ["EARSHOT_VOICE": program],
      { (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n").count ?? 0 }
    )
  }

  @Test func `starts no voice when nothing is to be spoken, and one when a label changes`() throws {
    let voice = try countingVoice()
    func speak(_ label: String) throws -> Run {
      let design = try place.design(
        "screen: S\ncomponents:\n  - {kind: button, id: a, label: \(label)}\n"
          + "  - {kind: button, id: b, label: Other}\n")
      return try Run(
        "speak", design, "--platform", "voiceover", "--states", "initial", "--jobs", "1",
        "--output", kit,
        environment: voice.environment)
    }
    #expect(try speak("Save").output.contains("(0 reused)"))
    let manifest = FileManager.default.contents(atPath: kit + "/manifest.json")
    #expect(voice.starts() == 1)
    #expect(try speak("Save").output.contains("(2 reused)"))
    #expect(voice.starts() == 1)
    let changed = try speak("Send")
    #expect(changed.output.contains("(1 reused)"), "\(changed.output)")
    #expect(voice.starts() == 2)
    #expect(try speak("Save").output.contains("(2 reused)"))
    #expect(voice.starts() == 2)
    #expect(FileManager.default.contents(atPath: kit + "/manifest.json") == manifest)
  }

  @Test(arguments: ["wav", "vtt"])
  func `repairs files that were changed or removed since the last run`(ending: String) throws {
    let design = try place.design(
      "screen: S\ncomponents:\n  - {kind: button, id: a, label: Save}\n")
    let arguments = ["speak", design, "--platform", "voiceover", "--output", kit]
    #expect(try Run(arguments).status == 0)
    let path = kit + "/design/a~button@usual~voiceover~guidelines.\(ending)"
    let bytes = try #require(FileManager.default.contents(atPath: path))
    for damage in [nil, Data("broken".utf8)] {
      try FileManager.default.removeItem(atPath: path)
      if let damage { #expect(FileManager.default.createFile(atPath: path, contents: damage)) }
      #expect(try Run(arguments).status == 0)
      #expect(FileManager.default.contents(atPath: path) == bytes)
    }
  }

  @Test func `asks the engine again when its data has changed`() throws {
    let voice = try countingVoice()
    let design = try place.design(
      "screen: S\ncomponents:\n  - {kind: button, id: a, label: Save}\n")
    let data = place.path + "/data"
    let installed = try #require(
      Self.dataFolders.first { FileManager.default.fileExists(atPath: $0) })
    try FileManager.default.copyItem(atPath: installed, toPath: data)
    let environment = voice.environment.merging(["ESPEAK_DATA_PATH": data]) { $1 }
    let arguments = ["speak", design, "--platform", "voiceover", "--output", kit]
    #expect(try Run(arguments, environment: environment).status == 0)
    let before = voice.starts()
    try FileManager.default.removeItem(atPath: data + "/en_dict")
    _ = try Run(arguments, environment: environment)
    #expect(voice.starts() > before)
  }

  @Test func `leaves nothing in the user's home`() throws {
    let home = place.path + "/home"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let run = try Run(
      ["speak", Run.examples + "/readme.yaml", "--output", kit], environment: ["HOME": home])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home).isEmpty)
  }

  @Test func `says the same as the recordings that are kept in audio`() throws {
    let kept = URL(filePath: #filePath).appending(path: "../../../audio").standardized.path()
    let manifest = try Manifest(in: kept)
    let run = try Run("speak", Run.examples + "/dropdown.yaml", "--output", kit)
    #expect(run.status == 0, "\(run.errors)")
    let now = try Manifest(in: kit)
    let isSameEngine =
      now.engine.version == manifest.engine.version && now.engine.data == manifest.engine.data
      && now.engine.processor == manifest.engine.processor
    if !isSameEngine {
      print("audio/ was spoken by espeak-ng \(manifest.engine.version); comparing durations only")
    }
    let name = "dropdown/search-by~trigger@collapsed~voiceover~guidelines.wav"
    let (old, new) = (
      try #require(manifest.files.first { $0.file == name }),
      try #require(now.files.first { $0.file == name })
    )
    #expect(old.text == new.text)
    #expect(abs(new.duration - old.duration) <= old.duration * 0.02)
    if isSameEngine {
      #expect(try samples(of: "\(kept)/\(name)") == samples(of: "\(kit)/\(name)"))
      #expect(old.sha256 == new.sha256)
    }
  }
}

#if os(Linux)
@Suite struct `Everything but speaking` {
  @Test func `does not load libespeak-ng`() throws {
    let linker = Process()
    linker.executableURL = URL(filePath: "/usr/bin/ldd")
    linker.arguments = [Run.folder.appending(path: "earshot").path()]
    let output = Pipe()
    linker.standardOutput = output
    try linker.run()
    let libraries = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    linker.waitUntilExit()
    #expect(libraries.contains("libc.so"))
    #expect(!libraries.contains("espeak"))
  }

  @Test func `works without earshot-voice`() throws {
    let run = try Run(
      "preview", Run.examples + "/dropdown.yaml",
      environment: ["EARSHOT_VOICE": "/nowhere", "ESPEAK_DATA_PATH": "/nowhere"])
    #expect(run.status == 0)
  }
}
#endif
