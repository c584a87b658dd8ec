import Earshot
import EarshotFiles

/// Limits the size of the announcements for one line of input.
///
/// Each stop can repeat the texts around it, so a short line can need much memory.
struct SpokenBudget {
  private static let mostParts = 1_000_000
  private static let mostBytes = 128 << 20
  private let speakers: String
  private var parts = 0
  private var bytes = 0

  init(of speakers: String) { self.speakers = speakers }

  mutating func take(_ announcement: Announcement) throws(ElementLineError) {
    parts += announcement.parts.count
    for part in announcement.parts { bytes += part.text.utf8.count }
    guard parts <= Self.mostParts else { throw tooMuch("\(Self.mostParts) parts") }
    guard bytes <= Self.mostBytes else { throw tooMuch("\(Self.mostBytes >> 20) MB") }
  }

  private func tooMuch(_ amount: String) -> ElementLineError {
    ElementLineError("its \(speakers) announce more than \(amount) in total; split the line")
  }
}
