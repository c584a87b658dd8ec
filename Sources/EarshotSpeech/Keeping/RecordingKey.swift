import Earshot
import EarshotOutput

/// The name of a stored recording: a digest of everything that affects its bytes.
package struct RecordingKey: Sendable, Hashable {
  /// This number must be increased if the same input gives different bytes than before.
  static let format = 1

  package let digits: String

  package init(_ take: RecordingRequest, engine: EngineIdentity) {
    var fields = [
      "\(Self.format)", engine.version, engine.dataFingerprint, engine.processor,
    ]
    for line in take.lines {
      let (settings, pauses) = (line.settings, line.pauses)
      let numbers = [
        settings.rate, settings.pitch, settings.range, settings.volume, pauses.part, pauses.hint,
        pauses.stop, line.announcement.parts.count,
      ]
      fields += [settings.voice, line.prosody.rawValue] + numbers.map { "\($0)" }
      for part in line.announcement.parts {
        fields += [part.utterance.rawValue, part.joint, part.text]
        if let aloud = part.aloud { fields.append(aloud) }
      }
    }
    // The length precedes each field, so that different lists of fields never give equal bytes.
    digits = SHA256.hexadecimal(of: fields.flatMap { Array("\($0.utf8.count):\($0)\n".utf8) })
  }

  init(digits: String) { self.digits = digits }

  var path: String { "\(Folder.hiddenFolder)/\(digits.prefix(2))/\(digits.dropFirst(2)).wav" }
}
