// Passes libFuzzer's inputs to all file readers (see `Fuzzing/run`).
import Earshot
import EarshotFiles
import EarshotProfiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ argumentCount: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ readInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

enum Fuzzed {
  static let readers = ["talkback-15.1", "voiceover-ios-26"].compactMap { id in
    BuiltIn.profile(id).map { BuiltIn.reader(for: $0, locale: "en") }
  }

  static func read(_ bytes: [UInt8]) {
    for platform in Platform.allCases { readCapture(bytes, platform) }
    if DesignDetection.isDesign(bytes) { readDesign(bytes) }
    readAccepted(bytes)
    if let value = try? JSONParser.value(of: bytes) { compose(value) }
  }

  private static func compose(_ value: JSONValue) {
    if let line = try? TalkBackLineReader.line(of: value) { speak(line, by: TalkBack(.v15_1)) }
    guard let line = try? VoiceOverLineReader.line(of: value) else { return }
    let reader = VoiceOver(.iOS26)
    switch line.content {
    case .element(let element): _ = reader.announcement(for: element)
    case .screen(let screen):
      for visit in VoiceOverReadingOrder(screen).visits { _ = reader.announcement(for: visit) }
    }
  }

  private static func speak(_ line: TalkBackLine, by reader: TalkBack) {
    let tree = TalkBackTree(line.node)
    var history = TalkBackHistory()
    for index in TalkBackReadingOrder(tree).stops {
      history = reader.focus(on: index, in: tree, after: history).history
    }
    switch line.occasion {
    case .focus, .walk: break
    case .event(let event):
      _ = reader.event(event, at: TalkBackTree.root, in: tree, after: history)
    case .events(let events):
      for event in events {
        let source = event.source.flatMap(tree.index(ofID:)) ?? TalkBackTree.root
        let heard = reader.event(event.event, at: source, in: tree, after: history)
        history = heard?.history ?? history
      }
    }
  }

  private static func readCapture(_ bytes: [UInt8], _ platform: Platform) {
    do throws(InputError) {
      let capture = try CaptureReader(file: "fuzzed", platform: platform).read(bytes)
      for reader in readers where [nil, reader.profile.platform].contains(capture.platform) {
        let stops = CapturedStops(of: capture, by: reader).stops
        let screen = AnnouncedScreen(profile: reader.profile, stops: stops, showsPlaces: true)
        _ = AnnouncedCapture([screen]).written(as: .jsonl)
      }
      try importing(capture, platform)
    } catch {
      precondition(error.location != nil, "no place: \(error.message)")
    }
  }

  private static func importing(_ capture: Capture, _ platform: Platform) throws(InputError) {
    if case .heard = capture.content { return }
    var design = DesignImport(title: "Fuzzed", locale: "en", platform: platform)
    try design.add(capture, from: "fuzzed")
    do throws(DesignReader.Mistakes) {
      _ = try DesignReader.screen(of: Array(design.yaml.utf8), file: "imported")
    } catch { preconditionFailure("not read back: \(error.errors)\n\(design.yaml)") }
  }

  private static func readAccepted(_ bytes: [UInt8]) {
    do throws(InputError) {
      _ = try AcceptedFindings(of: bytes, file: "fuzzed", today: nil)
    } catch { precondition(error.location != nil, "no place: \(error.message)") }
  }

  private static func readDesign(_ bytes: [UInt8]) {
    do throws(DesignReader.Mistakes) {
      _ = try DesignReader.screen(of: bytes, file: "fuzzed")
    } catch {
      precondition(error.errors.allSatisfy { $0.location != nil }, "no place: \(error.errors)")
    }
  }
}

var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  runFuzzer(&argumentCount, &arguments) { start, count in
    Fuzzed.read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  })
