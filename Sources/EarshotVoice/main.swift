// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import VoiceProtocol

// The one program that links libespeak-ng: requests on standard input, replies on standard output
// (see VoiceProtocol). Everything else that Earshot ships stays on the other side.

if CommandLine.arguments.count > 1 {
  print(
    """
    earshot-voice speaks for earshot: frames on standard input, frames on standard output.
    It links libespeak-ng and is distributed under GPL-3.0-or-later, without any warranty.
    """)
  exit(["--help", "--version", "-h"].contains(CommandLine.arguments[1]) ? 0 : 64)
}

let output = Output.takingStandardOutput()
let conversation = Conversation(
  engine: Result { () throws(Engine.Failure) in try Engine() }, output: output)
var arrived = FrameBuffer()
var chunk = [UInt8](repeating: 0, count: 1 << 16)

while true {
  let count = read(STDIN_FILENO, &chunk, chunk.count)
  if count < 0, errno == EINTR { continue }
  guard count > 0 else { exit(count == 0 ? 0 : 74) }
  chunk.withUnsafeBytes { arrived.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  do {
    while let request = try arrived.next() {
      guard conversation.answer(request) else { exit(70) }
    }
  } catch {
    output.send(Frame(["failure", "request"], text: "what arrived is no request: \(error)"))
    exit(65)
  }
}
