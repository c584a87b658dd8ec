import Earshot
import EarshotFiles

/// Bounds what is said for one line: what stands around others is said with each of them, so that a
/// small line would fill any memory.
struct SpokenBudget {
  /// How many parts may be said.
  private static let mostParts = 1_000_000
  /// How long the parts may be together.
  private static let mostBytes = 128 << 20

  /// Who says it, such as "3 stops".
  private let speakers: String
  private var parts = 0
  private var bytes = 0

  init(of speakers: String) { self.speakers = speakers }

  /// Counts an announcement; throws when more has been said than a line may say.
  mutating func take(_ announcement: Announcement) throws(ElementLineError) {
    parts += announcement.parts.count
    for part in announcement.parts { bytes += part.text.utf8.count }
    guard parts <= Self.mostParts else { throw tooMuch("\(Self.mostParts) parts") }
    guard bytes <= Self.mostBytes else { throw tooMuch("\(Self.mostBytes >> 20) MB") }
  }

  private func tooMuch(_ amount: String) -> ElementLineError {
    ElementLineError("its \(speakers) say more than \(amount) together; give fewer")
  }
}
