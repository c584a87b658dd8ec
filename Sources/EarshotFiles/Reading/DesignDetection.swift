public import Earshot

/// Tells a design file from everything else by what is in it.
public enum DesignDetection {
  /// The keys that only a design has at its top level.
  private static let keys = ["screen", "components"]

  /// Returns whether a file is a design: YAML or JSON with a screen or its components.
  public static func isDesign(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }
    switch first {
    case UInt8(ascii: "{"): return isDesignJSON(bytes)
    case UInt8(ascii: "<"), UInt8(ascii: "["): return false
    default:
      return bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1000).contains(where: isKey)
    }
  }

  /// Refuses a design where something else is wanted: as text, its lines would be announcements.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - file: Its name.
  ///   - instead: What would be right.
  /// - Throws: When the file is a design.
  public static func refuseDesign(
    _ bytes: [UInt8], file: String, instead: String
  ) throws(InputError) {
    guard isDesign(bytes) else { return }
    throw InputError(
      "the file is a design; \(instead)", at: SourceLocation(file: file, line: 1, column: 1))
  }

  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    keys.contains { key in
      let rest = line.dropFirst(key.utf8.count)
      return line.starts(with: key.utf8) && rest.first == UInt8(ascii: ":")
    }
  }

  private static func isDesignJSON(_ bytes: [UInt8]) -> Bool {
    guard let value = try? JSONParser.value(of: bytes),
      case .object(let members) = value.content
    else { return false }
    return members.contains { keys.contains($0.key) }
  }
}
