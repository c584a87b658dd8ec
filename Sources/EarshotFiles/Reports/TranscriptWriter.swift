public import Earshot
public import EarshotOutput

/// Writes the transcripts of walks.
public struct TranscriptWriter: Sendable {
  /// A format of transcripts.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case text, markdown, json, vtt, html
  }

  let sounds: [String: WalkSound]

  /// Creates a writer; a page plays the recordings of walks, which are found by the names of their
  /// profiles.
  public init(sounds: [String: WalkSound] = [:]) { self.sounds = sounds }

  /// Returns the transcripts of walks in a format; captions hold one after the other.
  public func written(_ transcripts: [Transcript], as format: Format) -> Document {
    switch format {
    case .text: Document(transcripts.map(text).joined(separator: "\n"))
    case .markdown: Document(transcripts.map(markdown).joined(separator: "\n"))
    case .json: json(transcripts)
    case .vtt: Document(vtt(transcripts))
    case .html: page(transcripts)
    }
  }

  /// Returns a time as minutes, seconds and milliseconds.
  static func time(_ milliseconds: Int) -> String {
    let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
    let seconds = "\((rest / 1000).padded(to: 2)).\((rest % 1000).padded(to: 3))"
    return "\(minutes.padded(to: 2)):\(seconds)"
  }
}

// Text.
extension TranscriptWriter {
  private func text(_ transcript: Transcript) -> TerminalText {
    var lines: [TerminalText] = [
      "Walk: \(transcript.title)", "Profile: \(transcript.profile.title)",
      "Durations: \(transcript.durations.rawValue)", "",
    ]
    for step in transcript.steps {
      lines.append("\(Self.time(step.time))  \(Self.summary(of: step))")
      for heard in transcript.heard[step.heard] { lines.append("  \(Self.line(heard))") }
    }
    if !transcript.profile.caveat.isEmpty { lines += ["", "\(transcript.profile.caveat)"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func summary(of step: WalkStep) -> String {
    let words = [step.action?.description ?? "begin"] + step.remarks.map(\.description)
    return (words + [step.focus.map { "focus on \($0)" } ?? "no focus"]).joined(separator: ", ")
  }

  private static func line(_ heard: Heard) -> TerminalText {
    var line: TerminalText = "\(time(heard.start))  \(heard.text)"
    if heard.reason != .focus { line += "  (\(heard.reason.rawValue))" }
    if heard.isCutOff {
      line +=
        heard.duration == 0
        ? "  (not heard)" : "  (cut off, not heard: \(heard.unheard))"
    }
    return line
  }
}

// Markdown.
extension TranscriptWriter {
  private func markdown(_ transcript: Transcript) -> MarkdownText {
    var lines: [MarkdownText] = [
      "## \(transcript.title): \(transcript.profile.title)", "",
      "Durations: \(transcript.durations.rawValue).", "",
      "| Time | Action | Focus | Heard | Why |", "|---|---|---|---|---|",
    ]
    for step in transcript.steps {
      let action = [step.action?.description ?? "begin"] + step.remarks.map(\.description)
      let heard = Array(transcript.heard[step.heard])
      let cells: [MarkdownText] = [
        "\(Self.time(step.time))", "\(action.joined(separator: ", "))",
        "\(step.focus?.description ?? "")", heard.map(Self.spoken).joined(separator: "<br>"),
        heard.map { "\($0.reason.rawValue)" }.joined(separator: "<br>"),
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func spoken(_ heard: Heard) -> MarkdownText {
    guard heard.isCutOff else { return "\(heard.text)" }
    return "\(String(heard.text.dropLast(heard.unheard.count)))~~\(heard.unheard)~~"
  }
}

// Captions.
extension TranscriptWriter {
  private func vtt(_ transcripts: [Transcript]) -> CueText {
    var text: CueText = "WEBVTT\n"
    var number = 0
    for transcript in transcripts {
      text += "\nNOTE \(transcript.profile.title), durations "
      text += "\(transcript.durations.rawValue)\n"
      for heard in transcript.heard where heard.duration > 0 {
        number += 1
        text += "\n\(number)\n\(CueTime.text(heard.start)) --> \(CueTime.text(heard.end))\n"
        text += "\(heard.text)\n"
      }
    }
    return text
  }
}
