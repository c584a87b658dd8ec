import Earshot
import EarshotSpeech

/// What `speak` has done, in a line or two.
struct SpeakSummary {
  let folder: String
  let totals: Receipt.Totals
  let reused: Int
  let textsSpoken: Int
  let failures: Int
  let time: Duration

  /// The summary, without a line feed at its end.
  var text: String {
    let seconds = Seconds.ofSamples(totals.samples)
    var text = "\(folder): \(totals.recordings) recordings (\(reused) reused), "
    text += "\(Decibels.rounded(seconds)) s of audio, "
    text += "\(timesRealTime(seconds)) times real time, \(textsSpoken) texts spoken"
    if totals.silentStops > 0 {
      text += "\n\(totals.silentStops) stops say nothing and have no recording"
    }
    if failures > 0 { text += "\n\(failures) recordings could not be made" }
    return text
  }

  private func timesRealTime(_ seconds: Double) -> Int {
    let (whole, fraction) = time.components
    let spent = Double(whole) + Double(fraction) / 1e18
    return spent > 0 ? Int(seconds / spent) : 0
  }
}
