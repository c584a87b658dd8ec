import Earshot
import EarshotFiles

struct Prompt: Sendable {
  struct Argument: Sendable {
    let name: String
    let meaning: String
    var isRequired = true
  }

  let name: String
  let title: String
  let description: String
  let arguments: [Argument]
  private let text: String

  static let all = [
    Prompt(
      name: "design-a-screen", title: "Design a screen from a ticket",
      description: "Writes the design of a screen and checks it.",
      arguments: [
        Argument(name: "ticket", meaning: "The complete ticket."),
        Argument(name: "file", meaning: "The design file to write.", isRequired: false),
      ],
      text: """
        Write an Earshot design for this ticket:

        {ticket}

        1. Call `kinds`, then `kinds` with the names of the kinds that you use.
        2. List the components in reading order. A `label` is the name without the role: "Save", never \
        "Save button". Add the states in the ticket, such as `disabled`. Do not guess; ask the person.
        3. Call `write_design` with `output` {file}, or `check` if the server cannot write. Fix every \
        error. A warning is a question for the designer.
        4. Call `preview` and show the announcements to the person.
        """),
    Prompt(
      name: "compare-my-app", title: "Compare my app with its design",
      description: "Compares a dump, log or captions of an app with its design.",
      arguments: [
        Argument(name: "design", meaning: "The path of the design file."),
        Argument(name: "capture", meaning: "The path of the dump, log or captions."),
      ],
      text: """
        Compare the app with its design: call `diff` with `design` {design} and `captures` {capture}. \
        `formats` lists the supported formats and their limits.

        Report the profile, the assumptions and each finding with its id, place and fix. Never accept a \
        finding to make the comparison pass. Nothing here replaces listening on a device before a release.
        """),
    Prompt(
      name: "fix-the-findings", title: "Fix the findings",
      description: "Fixes the differences between an app and its design.",
      arguments: [
        Argument(name: "design", meaning: "The path of the design file."),
        Argument(name: "capture", meaning: "The path of the dump, log or captions."),
      ],
      text: """
        1. Call `diff` with `design` {design} and `captures` {capture}.
        2. For each finding, find the element by its id and place, and apply the fix in the app's code. \
        Change the design only if the person says that the design is wrong.
        3. `diff` with `stops` shows all facts of single stops; `explain` explains a word.
        4. Ask for a new capture, and compare again until `diff` finds no problems.
        """),
  ]

  func write(to list: inout JSONWriter) {
    list.object { prompt in
      prompt.member("name", name)
      prompt.member("title", title)
      prompt.member("description", description)
      prompt.objects("arguments", of: arguments) { object, argument in
        object.member("name", argument.name)
        object.member("description", argument.meaning)
        object.member("required", argument.isRequired)
      }
    }
  }

  func message(_ given: JSONValue?) throws(ProtocolError) -> String {
    for member in given?.members ?? [] where !arguments.contains(where: { $0.name == member.key }) {
      throw ProtocolError(
        .invalidParameters,
        NearestName.message("argument", member.key, known: arguments.map(\.name)))
    }
    var message = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = rest[rest.index(after: start)..<end]
      guard let argument = arguments.first(where: { $0.name == name }) else { break }
      guard
        let value = given?.text(argument.name) ?? (argument.isRequired ? nil : "(choose a name)")
      else {
        throw ProtocolError(
          .invalidParameters, "'\(argument.name)' is missing: \(argument.meaning)")
      }
      message += rest[..<start] + value
      rest = rest[rest.index(after: end)...]
    }
    return message + rest
  }
}
