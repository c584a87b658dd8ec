import ArgumentParser
import EarshotFiles
import EarshotOutput
import EarshotSpeech

/// Tells what is installed.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "doctor",
    abstract: "Tell what is installed, what is missing, and how to get it.",
    discussion: """
      Everything but sound works without a voice and a player. The exit status is 69 when the voice \
      is missing.
      """
  )

  func run() throws {
    var report = tell(true, "earshot \(Version.number)", VoiceExecutable.pathOfThisProgram())
    var hasVoice = false
    do throws(SpeechError) {
      let pool = try VoicePool(jobs: 1)
      let (engine, voices) = (try pool.engine(), try pool.voices().voices.count)
      hasVoice = true
      report += tell(
        true, "voice",
        "espeak-ng \(engine.version), \(voices) voices, \(try VoiceExecutable.find())")
    } catch { report += tell(false, "voice", "\(error)") }
    do throws(SpeechError) {
      report += tell(true, "player", try AudioPlayer.find().path)
    } catch { report += tell(false, "player", "\(error)") }
    try Output.write(report)
    if !hasVoice { throw ExitCode(69) }
  }

  private func tell(_ isThere: Bool, _ what: String, _ details: String) -> TerminalText {
    (isThere ? "ok       " : "missing  ") + "\(what): \(details)\n"
  }
}
