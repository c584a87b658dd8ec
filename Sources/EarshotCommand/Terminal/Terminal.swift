import CLibrary
import Earshot
import EarshotFiles

/// A terminal that delivers each key immediately, without echo.
struct Terminal {
  enum Input: Equatable {
    case key(Key)
    case silence
    case end
  }

  enum Key: Equatable {
    case up, down, left, right, enter, tab, shiftTab, escape, backspace, interrupt
    case character(Character)
  }

  struct Modes {
    private let found: termios
    private let needed: termios

    init?() {
      var found = termios()
      guard tcgetattr(STDIN_FILENO, &found) == 0 else { return nil }
      var needed = found
      // The output modes stay unchanged, so a line feed still moves to the first column.
      needed.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
      needed.c_iflag &= ~tcflag_t(IXON | ICRNL)
      (self.found, self.needed) = (found, needed)
    }

    @discardableResult
    func set() -> Bool { isOthers || tcsetattr(STDIN_FILENO, TCSANOW, [needed]) == 0 }

    func restore() {
      guard !isOthers else { return }
      tcflush(STDIN_FILENO, TCIFLUSH)
      tcsetattr(STDIN_FILENO, TCSANOW, [found])
    }

    private var isOthers: Bool {
      let group = tcgetpgrp(STDIN_FILENO)
      return group > 0 && group != getpgrp()
    }
  }

  static var isThere: Bool { isatty(STDIN_FILENO) != 0 }

  static func raw<Result>(_ body: (inout Terminal) throws -> Result) throws -> Result {
    guard let modes = Modes() else {
      throw InputError("standard input is not a terminal", kind: .inputOutput)
    }
    var terminal = Terminal()
    return try Interruption.setting(modes) { try body(&terminal) }
  }

  private var pending: [UInt8] = []
  var hasInput: Bool { !pending.isEmpty || wait(milliseconds: 0) != false }

  mutating func next(within timeout: Int?) -> Input {
    while pending.isEmpty {
      guard let isReady = wait(milliseconds: timeout ?? -1) else { return .end }
      guard isReady else { return .silence }
      guard fill() else { return .end }
    }
    return .key(takeKey())
  }

  private func wait(milliseconds: Int) -> Bool? {
    var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, Int32(clamping: milliseconds))
    if count < 0 { return errno == EINTR ? false : nil }
    if request.revents & Int16(POLLIN) != 0 { return true }
    return request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 ? nil : false
  }

  private mutating func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return false }
    pending += bytes[..<count]
    return true
  }

  private mutating func takeKey() -> Key {
    let first = pending.removeFirst()
    switch first {
    case 0x1B: return takeSequence()
    case 0x0D, 0x0A: return .enter
    case 0x09: return .tab
    case 0x7F, 0x08: return .backspace
    case 0x03, 0x04: return .interrupt
    default: return .character(takeCharacter(first))
    }
  }

  /// Parses a key that begins with Escape: an arrow key (Escape, a bracket or O, and a letter),
  /// or Escape itself.
  ///
  /// Other keys also send parameters, which are skipped (ECMA-48, 5.4).
  private mutating func takeSequence() -> Key {
    guard let opener = peek(), opener == UInt8(ascii: "[") || opener == UInt8(ascii: "O")
    else { return .escape }
    pending.removeFirst()
    guard var last = peek() else { return .escape }
    let isArrow = !Self.parameters.contains(last)
    while Self.parameters.contains(last) {
      pending.removeFirst()
      guard let next = peek() else { return .character("\0") }
      last = next
    }
    guard Self.ends.contains(last) else { return .character("\0") }
    pending.removeFirst()
    switch last {
    case UInt8(ascii: "A") where isArrow: return .up
    case UInt8(ascii: "B") where isArrow: return .down
    case UInt8(ascii: "C") where isArrow: return .right
    case UInt8(ascii: "D") where isArrow: return .left
    case UInt8(ascii: "Z") where isArrow: return .shiftTab
    default: return .character("\0")
    }
  }

  private static let parameters: ClosedRange<UInt8> = 0x20...0x3F
  private static let ends: ClosedRange<UInt8> = 0x40...0x7E

  /// Returns the next byte of a sequence, which can arrive a moment later.
  private mutating func peek() -> UInt8? {
    if pending.isEmpty, wait(milliseconds: 30) == true { _ = fill() }
    return pending.first
  }

  private mutating func takeCharacter(_ first: UInt8) -> Character {
    let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
    while pending.count < count, wait(milliseconds: 30) == true, fill() {}
    let bytes = [first] + pending.prefix(count)
    pending.removeFirst(min(count, pending.count))
    return String(decoding: bytes, as: UTF8.self).first ?? "\0"
  }
}
