import Earshot
import EarshotOutput

extension TranscriptWriter {
  func page(_ transcripts: [Transcript], _ header: PageHeader) -> Document {
    Page(
      title: transcripts.first.map { PageTitle($0.title, in: $0.pageLanguage, ": a walk") }
        ?? PageTitle("Walks"),
      header: header,
      verdict: FindingVerdict(
        transcripts.flatMap { $0.failures.map { _ in Finding.Severity.error } }),
      chapters: transcripts.enumerated().map { index, transcript in
        Page.Chapter(
          anchor: "reader-\(index + 1)", title: PageTitle(transcript.profile.title),
          sections: [
            Page.Section(
              anchor: "walk-\(index + 1)",
              title: transcripts.count == 1
                ? PageTitle(transcript.profile.title) : PageTitle("Steps"),
              content: WalkPanel(transcript, sound: sounds[transcript.profile.id]).content)
          ])
      }, about: ["\(Self.introduction)"] + ProfileNotes(transcripts.map(\.profile)).lines()
    ).document
  }

  static let introduction = """
    Actions, focus and announcements over time. Bars are drawn to scale, and dashed if \
    something else interrupted the announcement.
    """
}

extension Transcript {
  fileprivate var pageLanguage: PageLanguage { PageLanguage(language) }
}

struct WalkPanel {
  private let transcript: Transcript
  private let sound: WalkSound?
  private let language: PageLanguage
  private let span: Int

  init(_ transcript: Transcript, sound: WalkSound?) {
    self.transcript = transcript
    self.sound = sound
    language = transcript.pageLanguage
    let ends = transcript.steps.flatMap { step in
      transcript.heard[step.heard].map { $0.start + $0.fullDuration - step.time }
    }
    span = max(1000, ends.max() ?? 0)
  }

  var content: HTMLText {
    let cutOff = transcript.heard.count { $0.isCutOff }
    let length = transcript.heard.map(\.end).max() ?? 0
    let failures = transcript.failures.map { failure -> HTMLText in
      "<li>\(.severity(.error)) \(language.inEnglish(failure.message)) <code>\(failure.location)</code></li>\n"
    }
    let player: HTMLText = sound.map { .player(of: $0.source, title: "The whole walk") } ?? ""
    return """
      <p class="counts">\(transcript.steps.count - 1) actions, \(.seconds(length)) \
      (\(transcript.durations.rawValue)), \(cutOff) of \(transcript.heard.count) announcements cut off</p>
      \(failures.isEmpty ? "" : "<ul class=\"findings\">\n\(failures.joined())</ul>\n" as HTMLText)\
      <div class="panel">
      \(overview(length: length))\(player)<ol class="steps">
      \(transcript.steps.indices.map(step).joined())</ol>
      </div>

      """
  }

  private func overview(length: Int) -> HTMLText {
    guard length > 0 else { return "" }
    let place = { (time: Int) in min(time, length) * 1000 / length }
    let bars = transcript.heard.filter { $0.duration > 0 }.map { heard -> HTMLText in
      let (start, end) = (place(heard.start), place(heard.end))
      return """
        <rect class="\(heard.isCutOff ? "cut" : heard.reason == .hint ? "hint" : "heard")" x="\(start)" y="6" \
        width="\(max(1, end - start))" height="18"/>

        """
    }
    let ticks = transcript.steps.count > 200 ? [] : transcript.steps.map { place($0.time) }
    let marks = ticks.map { "<path class=\"tick\" d=\"M\($0) 0V30\"/>\n" as HTMLText }
    return """
      <svg class="time" viewBox="0 0 1000 30" preserveAspectRatio="none" role="img" \
      aria-label="The whole walk: \(transcript.heard.count) announcements in \(.seconds(length))">
      \(bars.joined())\(marks.joined())</svg>

      """
  }

  private func step(_ index: Int) -> HTMLText {
    let step = transcript.steps[index]
    let action = [step.action?.description ?? "begin"] + step.remarks.map(\.description)
    let moment = transcript.moments.indices.contains(index) ? transcript.moments[index] : nil
    let heard = step.heard.map { said($0, at: step, in: moment?.language) }
    let before = index > 0 ? transcript.steps[index - 1].focus : nil
    let drawing = moment.map { MomentDrawing($0, comingFrom: before, in: language).svg } ?? ""
    let silence: HTMLText = "<p class=\"state\">nothing is heard</p>\n"
    return """
      <li class="step"><span class="time">\(TranscriptWriter.time(step.time))</span>
      <p class="action"><b>\(language.inEnglish(action.joined(separator: ", ")))</b>: \
      \(step.focus.map { "focus on \($0)" } ?? "no focus")</p>
      \(drawing)<div class="heard">
      \(heard.isEmpty ? silence : heard.joined())</div>
      </li>

      """
  }

  private func said(_ place: Int, at step: WalkStep, in language: String?) -> HTMLText {
    let heard = transcript.heard[place]
    let times = sound.flatMap { $0.parts.indices.contains(place) ? $0.parts[place] : nil }
    let spoken = Announcement(parts: heard.parts)
    let language = language.map { PageLanguage($0) } ?? self.language
    let own = language.language(of: heard.parts.map(\.text))
    let utterance = heard.parts.first?.utterance ?? .announcement
    let words: HTMLText = .words(of: spoken, utterance, in: own, times)
    var text: HTMLText = """
      <p class="said"\(own.attributes(inside: .ofPage))>\(words)</p>

      """
    if sound != nil { text = "<div class=\"sound\">\n\(text)</div>\n" }
    let cut: HTMLText =
      !heard.isCutOff
      ? ""
      : heard.duration == 0
        ? ", not heard"
        : ", cut off; not heard: \(language.marked(heard.unheard))"
    return """
      \(text)<p class="state">at \(TranscriptWriter.time(heard.start)) for \(.seconds(heard.duration)), \
      because of \(heard.reason.rawValue)\(cut)</p>
      \(bar(of: heard, at: step))
      """
  }

  private func bar(of heard: Heard, at step: WalkStep) -> HTMLText {
    let place = { (time: Int) in (time - step.time) * 1000 / span }
    let (start, end) = (place(heard.start), place(heard.end))
    let rest = place(heard.start + heard.fullDuration) - end
    let unheard: HTMLText =
      heard.isCutOff
      ? """
      <rect class="unheard" x="\(end)" y="3" width="\(rest)" height="8"/><path class="tick" d="M\(end) 0V14"/>
      """ : ""
    return """
      <svg class="time" viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true">\
      <path class="silence" d="M0 7H\(start)"/>\
      <rect class="\(heard.reason == .hint ? "hint" : "heard")" x="\(start)" y="3" width="\(end - start)" height="8"/>\
      \(unheard)</svg>

      """
  }
}
