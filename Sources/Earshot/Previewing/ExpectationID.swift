/// The name of an expected announcement, such as `size/trigger@expanded/talkback/guidelines`.
///
/// The name changes only if the design's ids change.
package struct ExpectationID: Sendable, Hashable, CustomStringConvertible {
  package var component: String
  package var stop: StopID
  package var state: String
  package var platform: Platform
  /// The source of the announcement: `guidelines`, or a profile's id.
  package var reading: String

  package init(component: String, stop: StopID, state: String, profile: Profile) {
    (self.component, self.stop, self.state) = (component, stop, state)
    platform = profile.platform
    reading = profile.id == "\(platform.rawValue)-documented" ? "guidelines" : profile.id
  }

  /// The parts, separated by `/` and `@`.
  ///
  /// A space becomes `_`; all other characters except letters, digits, `-` and `.` are
  /// percent-encoded.
  package var description: String { "\(stopName)/\(readerName)" }

  package var stopName: String {
    "\(Self.escaped(component))/\(Self.escaped("\(stop)"))@\(Self.escaped(state))"
  }

  package var readerName: String { "\(platform.rawValue)/\(Self.escaped(reading))" }

  package static func escaped(_ part: String) -> String {
    part.reduce(into: "") { text, character in
      if character.isLetter || character.isNumber || "-.".contains(character) {
        text.append(character)
      } else if character == " " {
        text.append("_")
      } else {
        text += character.utf8.map { byte in
          "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
      }
    }
  }
}

extension ScreenPreview.Entry {
  package var id: ExpectationID {
    ExpectationID(component: component.id, stop: stopID, state: state, profile: profile)
  }
}
