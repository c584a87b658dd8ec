internal import Earshot

struct NoteCollector {
  private struct Finding {
    var message: String
    var location: SourceLocation
    var count: Int
  }

  private var findings: [Finding] = []
  private var indices: [String: Int] = [:]

  mutating func add(_ message: String, at location: SourceLocation) {
    if let index = indices[message] {
      findings[index].count += 1
    } else {
      indices[message] = findings.count
      findings.append(Finding(message: message, location: location, count: 1))
    }
  }

  var notes: [Capture.Note] {
    findings.map {
      let more = $0.count > 1 ? " (\($0.count) times; this is the first)" : ""
      return Capture.Note($0.message + more, at: $0.location)
    }
  }
}
