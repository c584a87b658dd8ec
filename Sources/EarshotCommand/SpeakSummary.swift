import Earshot
import EarshotSpeech

/// What `speak` has done, in a line or two.
struct SpeakSummary {
  let folder: String
  let report: Kit.Report
  let silentStops: Int
  let time: Duration

  /// The summary, without a line feed at its end.
  var text: String {
    let reused = report.entries.filter(\.isReused).count
    let seconds = Seconds.ofSamples(report.entries.reduce(0) { $0 + $1.recording.signal.count })
    var text = "\(folder): \(report.entries.count) recordings (\(reused) reused), "
    text += "\(Decibels.rounded(seconds)) s of audio, "
    text += "\(timesRealTime(seconds)) times real time, \(report.textsSpoken) texts spoken"
    if silentStops > 0 { text += "\n\(silentStops) stops say nothing and have no recording" }
    if !report.failures.isEmpty {
      text += "\n\(report.failures.count) recordings could not be made"
    }
    return text
  }

  private func timesRealTime(_ seconds: Double) -> Int {
    let (whole, fraction) = time.components
    let spent = Double(whole) + Double(fraction) / 1e18
    return spent > 0 ? Int(seconds / spent) : 0
  }
}
