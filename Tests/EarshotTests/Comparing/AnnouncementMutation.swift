import Earshot

struct AnnouncementMutation {
  enum Kind: String, CaseIterable {
    case dropped, repeated, swapped, reworded, synonym, recased, moved, cutInside, cutAtJoint
  }

  var kind: Kind
  var heard: Stop.Wording
  var mustBe: Finding.Kind?
  var isStrict = false
}

extension AnnouncementMutation {
  static func all(of announcement: Announcement) -> [AnnouncementMutation] {
    let parts = announcement.parts
    var all: [AnnouncementMutation] = []
    for index in parts.indices {
      all += changes(of: parts, at: index)
      all += cuts(of: parts, at: index)
      for other in parts.indices where other > index {
        var swapped = parts
        swapped.swapAt(index, other)
        all += both(.swapped, swapped, .differentOrder)
      }
    }
    return all
  }

  private static func changes(of parts: [Part], at index: Int) -> [AnnouncementMutation] {
    var all: [AnnouncementMutation] = []
    var dropped = parts
    dropped.remove(at: index)
    all += both(.dropped, dropped, .missingPart)
    var repeated = parts
    repeated.insert(parts[index], at: index + 1)
    all += both(.repeated, repeated, .saidTwice)
    all += both(.reworded, replacing(parts, index, "zebra crossing"), .wrongText)
    all += both(.reworded, replacing(parts, index, parts[index].text + " zebra"), .wrongText)
    for synonym in synonyms(of: parts[index].text) {
      all += both(.synonym, replacing(parts, index, synonym), .differentWording)
    }
    let recased = replacing(parts, index, parts[index].text.uppercased())
    all += both(.recased, recased, nil)
    all += both(.recased, recased, .wrongText, strict: true)
    all += movesIntoLabel(of: parts, at: index)
    return all
  }

  private static func movesIntoLabel(of parts: [Part], at index: Int) -> [AnnouncementMutation] {
    guard [.role, .state].contains(parts[index].kind),
      let name = parts.firstIndex(where: { $0.kind == .name })
    else { return [] }
    var moved = replacing(parts, name, parts[name].text + " " + parts[index].text)
    moved.remove(at: index)
    return [AnnouncementMutation(kind: .moved, heard: .parts(joined(moved)), mustBe: .faked)]
  }

  private static func cuts(of parts: [Part], at index: Int) -> [AnnouncementMutation] {
    let before = Array(parts[..<index])
    var all: [AnnouncementMutation] = []
    let text = parts[index].text
    for position in text.indices.dropFirst() where isInsideWord(text, position) {
      let cut = before + [part(parts[index], String(text[..<position]))]
      all.append(
        AnnouncementMutation(
          kind: .cutInside, heard: .text(joined(cut).text), mustBe: .truncated))
    }
    if !before.isEmpty { all += both(.cutAtJoint, before, .missingPart) }
    return all
  }

  private static func isInsideWord(_ text: String, _ position: String.Index) -> Bool {
    let before = text[text.index(before: position)]
    return (before.isLetter || before.isNumber)
      && (text[position].isLetter || text[position].isNumber)
  }

  private static func synonyms(of text: String) -> [String] {
    let pairs = [
      "not checked": "unchecked", "checked": "ticked", "dimmed": "unavailable",
      "disabled": "dimmed", "edit box": "text field", "text field": "edit box",
      "double tap to activate": "tap twice to activate", "heading": "header",
      "switch": "toggle switch", "switch button": "switch", "slider": "seek bar",
      "search field": "search box", "check box": "tick box", "checkbox": "tick box",
      "radio button": "option button", "in list": "in list", "pop-up button": "drop down list",
      "drop down list": "combo box", "image": "graphic", "1 of 3": "1 out of 3",
    ]
    return pairs[text.lowercased()].map { [$0] } ?? []
  }

  private static func both(
    _ kind: Kind, _ parts: [Part], _ mustBe: Finding.Kind?, strict: Bool = false
  ) -> [AnnouncementMutation] {
    let announcement = joined(parts)
    return [Stop.Wording.text(announcement.text), .parts(announcement)].map {
      AnnouncementMutation(kind: kind, heard: $0, mustBe: mustBe, isStrict: strict)
    }
  }

  private static func replacing(_ parts: [Part], _ index: Int, _ text: String) -> [Part] {
    var parts = parts
    parts[index].text = text
    return parts
  }

  private static func part(_ part: Part, _ text: String) -> Part {
    var part = part
    part.text = text
    return part
  }

  private static func joined(_ parts: [Part]) -> Announcement {
    var parts = parts
    for index in parts.indices {
      parts[index].joint = index == 0 ? "" : parts[index].joint.isEmpty ? ", " : parts[index].joint
    }
    return Announcement(parts: parts)
  }
}
