#if canImport(Glibc)
import Foundation
import Glibc
import Testing

final class PseudoTerminal {
  let controller: Int32
  private let user: Int32
  let process = Process()

  init(
    _ arguments: [String], in folder: URL = Command.package, environment: [String: String] = [:]
  ) throws {
    // Swift's C module does not export posix_openpt, unlockpt and ptsname.
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var lock: Int32 = 0
    var number: UInt32 = 0
    let (unlock, tellNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    try #require(controller >= 0 && ioctl(controller, unlock, &lock) == 0)
    try #require(ioctl(controller, tellNumber, &number) == 0)
    let name = "/dev/pts/\(number)"
    user = open(name, O_RDWR | O_NOCTTY)
    try #require(user >= 0)
    let handle = FileHandle(fileDescriptor: user, closeOnDealloc: false)
    process.executableURL = Command.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(user)
    close(controller)
  }

  var modes: tcflag_t {
    get {
      var settings = termios()
      tcgetattr(user, &settings)
      return settings.c_lflag
    }
    set {
      var settings = termios()
      tcgetattr(user, &settings)
      settings.c_lflag = newValue
      tcsetattr(user, TCSANOW, &settings)
    }
  }

  func isStopped() throws -> Bool {
    let state = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    return state.contains(") T ")
  }

  func waits(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date.now.addingTimeInterval(10)
    while try !condition() {
      guard Date.now < end else { return false }
      usleep(10_000)
    }
    return true
  }

  func type(_ text: String) { _ = text.withCString { write(controller, $0, strlen($0)) } }

  func readUntilQuiet() -> String {
    var text = ""
    while let more = readSome(within: text.isEmpty ? 10_000 : 500) { text += more }
    return text
  }

  func readSome(within milliseconds: Int32) -> String? {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(controller, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  func read(until wanted: String) -> String? {
    var text = ""
    let end = Date.now.addingTimeInterval(10)
    while Date.now < end {
      guard let more = readSome(within: 100) else { continue }
      text += more
      if text.contains(wanted) { return text }
    }
    return nil
  }
}
#endif
