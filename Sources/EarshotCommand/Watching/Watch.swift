import CLibrary
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotSpeech

/// Runs a command again whenever a file that it reads is saved, and shows what it writes.
struct Watch {
  /// What a run left to be seen.
  struct Result: Equatable {
    /// The lines of what was written, or of the mistakes that kept the command from its work.
    var lines: [String]
    /// Whether these are mistakes.
    var isBroken: Bool

    init(mistake: String) {
      lines = [mistake]
      isBroken = true
    }

    init(_ ending: ChildCommand.Ending) {
      isBroken = ending.status >= 64
      let told = ending.errors + (isBroken ? [] : ending.output)
      lines = String(decoding: told, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
    }
  }

  /// How often files are asked for, in milliseconds.
  private static let pause: Int32 = 100

  private let files: () throws -> [String]
  private let words: [String]
  private let isPlain: Bool

  /// Creates a watch over the command that this program was started with.
  ///
  /// - Parameters:
  ///   - isPlain: Whether only what changes is written, without drawing.
  ///   - files: Returns what the command reads now.
  /// - Throws: When one of the files is standard input, which is never saved.
  init(isPlain: Bool, over files: @escaping () throws -> [String]) throws {
    guard !EarshotTool.arguments.contains(InputFile.standardInput) else {
      throw InputError("--watch needs files: standard input is never saved", kind: .usage)
    }
    self.files = files
    var words = EarshotTool.arguments
    if let place = words.firstIndex(of: "--watch") { words.remove(at: place) }
    self.words = words
    self.isPlain = isPlain || isatty(STDOUT_FILENO) == 0
  }

  /// Shows until it is interrupted, or until nobody reads any more.
  func run() throws {
    let scratch = try PrivateFolder()
    guard !isPlain else {
      var reporter = ChangeReporter()
      return try follow(scratch) { try Output.write(reporter.told($0)) }
    }
    var picture = WatchedPicture()
    try Interruption.saying(WatchedPicture.leaving) {
      try show(WatchedPicture.entering)
      defer { try? show(WatchedPicture.leaving) }
      try follow(scratch) { try show(picture.drawn($0, of: state().count)) }
    }
  }

  /// Hands over the first result, and each that is another than the one before.
  private func follow(_ scratch: PrivateFolder, _ show: (Result) throws -> Void) throws {
    var seen: [String]?
    var last: Result?
    while true {
      let state = settledState()
      if state != seen {
        seen = state
        let result = try self.result(scratch)
        if let result, result != last { try show(result) }
        last = result
      }
      guard isRead() else { throw InputError("nobody reads the output", kind: .readerGone) }
    }
  }

  /// Returns what a run leaves to be seen, also where the system has ended it.
  private func result(_ scratch: PrivateFolder) throws -> Result? {
    do {
      return try ChildCommand().run(words, writingTo: scratch).map { Result($0) }
    } catch let failure as ChildCommand.Failure { return Result(mistake: failure.message) }
  }

  /// Returns what tells files from others, when it has stayed the same for a moment: an editor may be in the
  /// middle of saving.
  private func settledState() -> [String] {
    var state = self.state()
    for _ in 0..<20 {
      usleep(10_000)
      let now = self.state()
      if now == state { break }
      state = now
    }
    return state
  }

  /// What tells the files as they are from what they were; a file that cannot be found is told by the command.
  private func state() -> [String] { ((try? files()) ?? []).flatMap { FileState.lines(of: $0) } }

  /// Waits a little; returns whether somebody still reads what is written.
  private func isRead() -> Bool {
    var stream = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&stream, 1, Self.pause) <= 0
      || stream.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  private func show(_ text: TerminalText) throws {
    try WholeFile.write(Array(text.text.utf8), to: STDOUT_FILENO, path: "-")
  }
}
