import Earshot
import EarshotFiles

func capture(
  _ text: String, column: String? = nil, platform: Platform? = nil, fallback: CaptureFormat? = nil
) throws(InputError) -> Capture {
  try CaptureReader(
    file: "fixture", column: column, platform: platform, fallback: fallback
  ).read(Array(text.utf8))
}

extension Capture {
  var tree: CapturedTree? { if case .talkBack(let tree) = content { tree } else { nil } }
  var screen: CapturedScreen? { if case .voiceOver(let screen) = content { screen } else { nil } }
  var heard: [HeardAnnouncement] {
    if case .heard(let heard) = content { heard } else { [] }
  }
  var expected: [ExpectedAnnouncement] {
    if case .expected(let expected) = content { expected } else { [] }
  }
  var elements: [VoiceOverElement] {
    screen?.elements.filter { !$0.isUncertain }.map(\.element) ?? []
  }
  var nodes: [TalkBackNode] { tree?.tree.nodes ?? [] }
}

enum Outcome: Equatable {
  case whole, partial, refused
  case placeless
}

func outcome(of bytes: [UInt8], column: String? = nil) -> Outcome {
  do throws(InputError) {
    let capture = try CaptureReader(file: "fixture", column: column).read(bytes)
    return capture.notes.isEmpty ? .whole : .partial
  } catch {
    return error.location == nil ? .placeless : .refused
  }
}

struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &self))
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: 0)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default:
        bytes.insert(
          Array("<>\"'&;[]{}=,:\n\\ \0".utf8).randomElement(using: &self) ?? 0, at: place)
      }
    }
    return bytes
  }
}
