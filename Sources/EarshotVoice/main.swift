// SPDX-License-Identifier: GPL-3.0-or-later

import CLibrary

// Only this program links libespeak-ng; it answers requests on standard input (see VoiceProtocol).

if CommandLine.arguments.count > 1 {
  print(
    """
    earshot-voice speaks for earshot: frames on standard input, frames on standard output.
    It links libespeak-ng and is distributed under GPL-3.0-or-later, without any warranty.
    """)
  exit(["--help", "--version", "-h"].contains(CommandLine.arguments[1]) ? 0 : 64)
}

let engine = Result { () throws(Engine.Failure) in try Engine() }
var requests = Requests()
exit(Conversation(engine: engine, output: .takingStandardOutput()).hold(&requests))
