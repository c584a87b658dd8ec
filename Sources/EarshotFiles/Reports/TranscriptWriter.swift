public import Earshot
import EarshotOutput

/// The walks through a screen, with optional recordings.
public struct WalkedScreen: Reportable {
  /// One walk for each profile.
  public var transcripts: [Transcript]
  package var sounds: [String: WalkSound]

  package init(_ transcripts: [Transcript], sounds: [String: WalkSound] = [:]) {
    self.transcripts = transcripts
    self.sounds = sounds
  }

  fileprivate var notes: ProfileNotes { ProfileNotes(transcripts.map(\.profile)) }

  public static var formats: [ReportFormat<WalkedScreen>] {
    [.text, .markdown, .json, .vtt, .html]
  }
}

extension ReportFormat<WalkedScreen> {
  /// The steps with their announcements, for a terminal.
  public static var text: Self {
    Self("text") { walks, _ in
      Document(
        walks.transcripts.map(TranscriptWriter().text).joined(separator: "\n")
          + walks.notes.ending())
    }
  }

  /// A table of the steps.
  public static var markdown: Self {
    Self("markdown", suffixes: ["md", "markdown"]) { walks, _ in
      Document(
        walks.transcripts.map(TranscriptWriter().markdown).joined(separator: "\n")
          + walks.notes.ending())
    }
  }

  /// JSON with one object for each walk.
  public static var json: Self {
    Self("json", suffixes: ["json"]) { walks, _ in TranscriptWriter().json(walks.transcripts) }
  }

  /// Captions in WebVTT.
  public static var vtt: Self {
    Self("vtt", suffixes: ["vtt"]) { walks, _ in Document(TranscriptWriter().vtt(walks.transcripts))
    }
  }

  /// A page with steps and recordings.
  public static var html: Self {
    Self("html", suffixes: ["html", "htm"]) { walks, style in
      TranscriptWriter(sounds: walks.sounds).page(walks.transcripts, style.header)
    }
  }
}

struct TranscriptWriter: Sendable {
  let sounds: [String: WalkSound]

  init(sounds: [String: WalkSound] = [:]) { self.sounds = sounds }

  static func time(_ milliseconds: Int) -> String {
    let (minutes, rest) = milliseconds.quotientAndRemainder(dividingBy: 60_000)
    let seconds = "\((rest / 1000).padded(to: 2)).\((rest % 1000).padded(to: 3))"
    return "\(minutes.padded(to: 2)):\(seconds)"
  }
}

extension TranscriptWriter {
  fileprivate func text(_ transcript: Transcript) -> TerminalText {
    var lines: [TerminalText] = [
      "Walk: \(transcript.title)", "Profile: \(transcript.profile.title)",
      "Durations: \(transcript.durations.rawValue)", "",
    ]
    for step in transcript.steps {
      lines.append("\(Self.time(step.time))  \(Self.summary(of: step))")
      for heard in transcript.heard[step.heard] { lines.append("  \(Self.line(heard))") }
    }
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

extension TranscriptWriter {
  fileprivate func markdown(_ transcript: Transcript) -> MarkdownText {
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

extension TranscriptWriter {
  fileprivate func vtt(_ transcripts: [Transcript]) -> CueText {
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
