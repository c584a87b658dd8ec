import ArgumentParser
import CLibrary
import EarshotFiles
import EarshotOutput
import EarshotSpeech

struct DoctorCommand: ParsableCommand {
  enum Format: String, Choice {
    case text, json
  }

  static let configuration = CommandConfiguration.subcommand(
    "doctor",
    abstract: "Show installed and missing parts, and how to install them.",
    discussion: """
      Without a voice and a player, everything except sound works. pytest-earshot is for tests in \
      Python. The exit status is 69 if the voice is missing.

      Example:

        earshot doctor --format json
      """
  )

  @Option(help: "The format; text by default.")
  var format: Format?

  func run() throws {
    let voice = Installation.voice()
    let parts = [
      Installation.program(), voice, Installation.player(), Installation.manuals(),
      Installation.pythonHelper(),
    ]
    switch format ?? .text {
    case .text: try Output.write(parts.map(\.line).joined())
    case .json:
      try Output.write(
        JSONWriter.line { writer in
          writer.object { report in
            report.member("earshot", Version.number)
            report.objects("parts", of: parts) { $1.write(to: &$0) }
          }
        })
    }
    if !voice.isThere { throw ExitCode(69) }
  }
}

private struct Installation {
  let name: String
  let isThere: Bool
  var version: String?
  var path: String?
  var note = ""

  private static func missing(_ name: String, _ note: String) -> Self {
    Self(name: name, isThere: false, note: note)
  }

  static func program() -> Self {
    Self(
      name: "earshot", isThere: true, version: Version.number,
      path: VoiceExecutable.pathOfThisProgram())
  }

  static func voice() -> Self {
    do throws(SpeechError) {
      let pool = try VoicePool(jobs: 1)
      let (engine, voices) = (try pool.engine(), try pool.voices().voices.count)
      return Self(
        name: "voice", isThere: true, version: engine.version, path: try VoiceExecutable.find(),
        note: "\(voices) voices of espeak-ng")
    } catch { return missing("voice", "\(error)") }
  }

  static func player() -> Self {
    do throws(SpeechError) {
      return Self(name: "player", isThere: true, path: try AudioPlayer.find().path)
    } catch { return missing("player", "\(error)") }
  }

  static func manuals() -> Self {
    let programs = FilePath.split(VoiceExecutable.pathOfThisProgram()).folder
    let folder = FilePath.joined(FilePath.split(programs).folder, "share/man/man1")
    let isThere = ["", ".gz"].contains {
      (try? OpenFile.regular("\(folder)/earshot.1\($0)")) != nil
    }
    return isThere
      ? Self(name: "manuals", isThere: true, path: folder)
      : missing(
        "manuals",
        "the manual page earshot.1 is not in \(folder); install Earshot again with Scripts/install, a release archive or a package"
      )
  }

  static func pythonHelper() -> Self {
    // First tries the interpreter next to this program, because the Python package installs this
    // program there.
    let folder = FilePath.split(VoiceExecutable.pathOfThisProgram()).folder
    let own = FilePath.joined(folder, "python3")
    let answers = (FileStatus.isProgram(own) ? [own, "python3"] : ["python3"]).lazy.map {
      answer(of: $0, to: askForHelper)
    }
    let lines = answers.first { $0.count == 2 } ?? answers.first { !$0.isEmpty } ?? []
    let name = "pytest-earshot"
    guard let python = lines.first else {
      return missing(name, "python3 is not in PATH; only tests in Python need it")
    }
    guard lines.count == 2 else {
      return missing(
        name,
        "\(python) does not contain it; install the wheel of a release with pip, or run pip install Integrations/python in the sources"
      )
    }
    return Self(name: name, isThere: true, version: lines[1], path: python)
  }

  /// Python code that prints the interpreter's path and the helper's version; it imports nothing
  /// from the current folder.
  private static let askForHelper = """
    import sys
    sys.path = [folder for folder in sys.path if folder]
    print(sys.executable)
    from importlib.metadata import version
    print(version("pytest-earshot"))
    """

  private static func answer(of interpreter: String, to script: String) -> [String] {
    let program = "'" + interpreter.replacing("'", with: #"'\''"#) + "'"
    guard let pipe = popen("\(program) -c '\(script)' 2>/dev/null", "r") else { return [] }
    defer { pclose(pipe) }
    var text: [UInt8] = []
    var byte = getc(pipe)
    while byte != EOF {
      text.append(UInt8(truncatingIfNeeded: byte))
      byte = getc(pipe)
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  var line: TerminalText {
    let title = [name, isThere ? version : nil].compactMap(\.self).joined(separator: " ")
    let details = [note, isThere ? path ?? "" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(isThere ? "ok     " : "missing")  \(title): \(details)\n"
  }

  func write(to part: inout JSONWriter) {
    part.member("name", name)
    part.member("installed", isThere)
    part.member("version", ifPresent: version)
    part.member("path", ifPresent: path)
    if !note.isEmpty { part.member("note", note) }
  }
}
