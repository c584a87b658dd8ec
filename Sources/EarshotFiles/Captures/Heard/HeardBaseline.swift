package import Earshot
package import EarshotOutput

/// The accepted announcements in `<design>.heard.jsonl`, which has one stop per line.
package struct HeardBaseline: Sendable {
  package var file: String
  package var stops: [String: [Stop]] = [:]

  package init(file: String) { self.file = file }

  package static func file(beside design: String) -> String { "\(design).heard.jsonl" }

  package static func read(beside design: String) throws(InputError) -> HeardBaseline? {
    let file = file(beside: design)
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.bytes(
        of: file, limit: InputFile.writtenByTools, foundIn: FilePath.split(file).folder)
    } catch {
      guard !InputFile.isThere(file) else { throw error }
      return nil
    }
    var baseline = HeardBaseline(file: file)
    for (number, line) in InputText.utf8(bytes).split(separator: 0x0A).enumerated() {
      let place = SourceLocation(file: file, line: number + 1, column: 1)
      guard let (profile, stop) = Self.stop(of: Array(line)) else {
        throw InputError("expected a stop as written by 'diff --approve'; approve again", at: place)
      }
      baseline.stops[profile, default: []].append(stop)
    }
    return baseline
  }

  package var document: Document {
    var writer = JSONWriter()
    for (profile, stops) in stops.sorted(by: { $0.key < $1.key }) {
      for stop in stops {
        writer.object { object in
          object.member("profile", profile)
          object.member("identifier", ifPresent: stop.identifier)
          object.wording(stop.wording, textKey: "text")
        }
        writer.newline()
      }
    }
    return writer.document
  }

  private static func stop(of line: [UInt8]) -> (String, Stop)? {
    guard let value = try? JSONParser.value(of: line), let profile = value["profile"]?.string else {
      return nil
    }
    let identifier = value["identifier"]?.string
    if let text = value["text"]?.string {
      return (profile, Stop(identifier: identifier, .text(text)))
    }
    guard case .array(let items)? = value["parts"]?.content else { return nil }
    let parts = items.compactMap(part)
    guard parts.count == items.count else { return nil }
    return (profile, Stop(identifier: identifier, .parts(Announcement(parts: parts))))
  }

  private static func part(_ value: JSONValue) -> Part? {
    guard let kind = value["kind"]?.string.flatMap(Part.Kind.init(rawValue:)),
      let text = value["text"]?.string, let joint = value["joint"]?.string
    else { return nil }
    let utterance = value["utterance"]?.string.flatMap(Part.Utterance.init(rawValue:))
    // A baseline of Earshot 0.1 does not contain facts, so the part's kind determines the fact.
    let fact = value["fact"]?.string.flatMap(Fact.init(named:)) ?? kind.plainFact
    return Part(
      fact, text, kind: kind, joint: joint, utterance: utterance ?? .announcement,
      ownText: fact.isReaders ? nil : text,
      from: value["from"]?.string ?? "", rule: Rule.ID(rawValue: value["rule"]?.string ?? ""),
      isDocumented: value["documented"] == nil)
  }
}
