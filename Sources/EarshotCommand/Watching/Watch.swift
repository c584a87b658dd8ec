import CLibrary
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotSpeech

struct Watch {
  struct Result: Equatable {
    var lines: [String]
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

  private static let pause: Int32 = 100
  private static let patience = Duration.seconds(2)

  private let files: () throws -> [String]
  private let words: [String]
  private let isPlain: Bool

  init(isPlain: Bool, over files: @escaping () throws -> [String]) throws {
    guard !EarshotTool.arguments.contains(InputFile.standardInput) else {
      throw InputError("--watch cannot watch standard input; name files instead", kind: .usage)
    }
    self.files = files
    var words = EarshotTool.arguments
    if let place = words.firstIndex(of: "--watch") { words.remove(at: place) }
    self.words = words
    self.isPlain = isPlain || isatty(STDOUT_FILENO) == 0
  }

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

  private func follow(_ scratch: PrivateFolder, _ show: (Result) throws -> Void) throws {
    var seen: [String]?
    var last: Result?
    while true {
      let state = settledState()
      if state != seen {
        seen = state
        let result = try self.result(scratch, of: state)
        if let result, result != last { try show(result) }
        last = result
      }
      guard isRead() else {
        throw InputError("the program that reads the output has closed it", kind: .readerGone)
      }
    }
  }

  private func result(_ scratch: PrivateFolder, of state: [String]) throws -> Result? {
    if let file = (try? files())?.first(where: isSpecial) {
      return Result(mistake: "'\(file)' is not a regular file, but --watch needs one")
    }
    // If a pipe replaces a file, reading can wait forever, so files are checked during the run.
    var check = ContinuousClock.now + Self.patience
    do {
      return try ChildCommand().run(words, writingTo: scratch) {
        guard ContinuousClock.now > check else { return true }
        check = .now + Self.patience
        return self.state() == state
      }.map { Result($0) }
    } catch let failure as ChildCommand.Failure { return Result(mistake: failure.message) }
  }

  /// Returns the files' state when they no longer change, because an editor may still be saving
  /// them.
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

  private func state() -> [String] { ((try? files()) ?? []).flatMap { FileState.lines(of: $0) } }

  private func isSpecial(_ file: String) -> Bool {
    FileStatus(of: file).map { !$0.isFile && !$0.isFolder } ?? false
  }

  private func isRead() -> Bool {
    var stream = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&stream, 1, Self.pause) <= 0
      || stream.revents & Int16(POLLERR | POLLHUP | POLLNVAL) == 0
  }

  private func show(_ text: TerminalText) throws {
    try OpenFile.write(Array(text.text.utf8), to: STDOUT_FILENO, path: "-")
  }
}
