struct TechnicalNameCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.fileName, .identifier]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap(\.writtenNames).compactMap { name in
      if Self.isFileName(name.text) {
        return DesignFinding(
          .fileName, found: "the name \"\(name.text)\" is the name of a file", at: name.location)
      }
      guard Self.isIdentifier(name.text) else { return nil }
      return DesignFinding(
        .identifier, found: "the name \"\(name.text)\" is an identifier in code",
        at: name.location)
    }
  }

  private static let extensions: Set = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "heic", "heif", "avif", "ico", "bmp", "tif",
    "tiff", "pdf", "xml", "json", "mp4", "mov", "imageset",
  ]

  private static func isFileName(_ name: String) -> Bool {
    let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count > 1, !name.contains(where: \.isWhitespace), let last = pieces.last,
      pieces.dropLast().allSatisfy({ !$0.isEmpty })
    else { return false }
    return extensions.contains(last.lowercased())
  }

  /// Whether a name looks like `btn_submit`, `submitButton`, `@string/submit` or `checkout.title`.
  private static func isIdentifier(_ name: String) -> Bool {
    guard !name.contains(where: \.isWhitespace), name.contains(where: \.isLetter) else {
      return false
    }
    let isResource = name.first == "@" && name.contains("/")
    return isResource || isSnakeCase(name) || isCamelCase(name) || isKey(name)
  }

  private static func isSnakeCase(_ name: String) -> Bool {
    let pieces = name.split(separator: "_", omittingEmptySubsequences: false)
    return pieces.count > 1 && pieces.allSatisfy { !$0.isEmpty && $0.allSatisfy(isWordCharacter) }
  }

  /// At least two lowercase letters must come first, so iPhone and eBay are not identifiers.
  private static func isCamelCase(_ name: String) -> Bool {
    guard name.allSatisfy(isWordCharacter) else { return false }
    let start = name.prefix { $0.isLowercase }
    let rest = name.dropFirst(start.count)
    return start.count > 1 && rest.first?.isUppercase == true
      && rest.dropFirst().first?.isLowercase == true
  }

  private static func isKey(_ name: String) -> Bool {
    let pieces = name.split(separator: ".", omittingEmptySubsequences: false)
    return pieces.count > 2 && pieces[0] != "www"
      && pieces.allSatisfy { $0.count > 1 && $0.allSatisfy { isWordCharacter($0) && !$0.isNumber } }
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}

extension DesignFinding.Kind {
  /// The name is a file name.
  public static let fileName = Self(
    "file-name", .error, means: "The name of an element is a file name.",
    mend: "write the purpose of the element",
    criterion: "1.1.1 Non-text Content", affects: "screen reader users",
    examples: .init("{kind: image, label: beach.png}", mended: "{kind: image, label: A beach}"))

  /// The name is an identifier.
  public static let identifier = Self(
    "identifier", .error, means: "The name is an identifier in code.",
    mend: "write its everyday name",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader and voice control users",
    examples: .init("{kind: button, label: btn_submit}", mended: "{kind: button, label: Submit}"))
}
