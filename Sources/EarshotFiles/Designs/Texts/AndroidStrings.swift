import Earshot

/// Reads Android's `strings.xml`: `string`, and the form `other` of `plurals`.
enum AndroidStrings {
  static func entries(
    of bytes: [UInt8], file: String
  ) throws(InputError) -> [(key: String, text: String)] {
    let document = try XMLReader.document(of: bytes, file: file)
    if case .truncated = document.ending {
      throw InputError(
        "the file ends before '</resources>'", at: SourceLocation(file: file, line: 1, column: 1))
    }
    var entries: [(key: String, text: String)] = []
    for element in document.elementIndices {
      switch document.name(of: element) {
      case "string":
        guard let name = document.value("name", of: element) else { continue }
        entries.append((name, text(of: element, in: document)))
      case "item" where document.value("quantity", of: element) == "other":
        guard let name = document.parent(of: element).flatMap({ document.value("name", of: $0) })
        else { continue }
        entries.append((name, text(of: element, in: document)))
      default: break
      }
    }
    return entries
  }

  private static func text(of element: Int, in document: XMLDocument) -> String {
    let bytes = document.bytes
    let attributesEnd = document.attributes(of: element).map { Int($0.start) + Int($0.count) }.max()
    let start = attributesEnd ?? Int(document.elements[element].offset)
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      bytes[open - 1] != UInt8(ascii: "/")
    else { return "" }
    let end = Array("</\(document.name(of: element))".utf8)
    var raw: [UInt8] = []
    var position = open + 1
    while position < bytes.count, !bytes[position...].starts(with: end) {
      if bytes[position...].starts(with: "<![CDATA[".utf8) {
        position += 9
        while position < bytes.count, !bytes[position...].starts(with: "]]>".utf8) {
          raw += bytes[position] == UInt8(ascii: "&") ? Array("&amp;".utf8) : [bytes[position]]
          position += 1
        }
        position += 3
      } else if bytes[position] == UInt8(ascii: "<") {
        position = (bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
      } else {
        raw.append(bytes[position])
        position += 1
      }
    }
    return unescaped(XMLText.resolved(raw[...]))
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isQuoted = false
    var characters = Substring(text.trimmed)
    while let character = characters.popFirst() {
      switch character {
      case "\"": isQuoted.toggle()
      case "\\":
        let next = characters.popFirst() ?? "\\"
        if next == "u", let number = UInt32(characters.prefix(4), radix: 16),
          let scalar = Unicode.Scalar(number)
        {
          characters = characters.dropFirst(4)
          result.unicodeScalars.append(scalar)
        } else {
          result.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
        }
      case _ where character.isWhitespace && !isQuoted:
        if result.last?.isWhitespace != true { result.append(" ") }
      default: result.append(character)
      }
    }
    return result
  }
}
