public import Earshot
import EarshotOutput

/// A picture of a screen, as a page can hold it.
public struct Screenshot: Sendable, Hashable {
  /// The most bytes that a picture may have.
  public static let greatestSize = 8 << 20
  /// The most pixels that it may have.
  public static let mostPixels = 40_000_000

  enum Form: Sendable, Hashable {
    case png, jpeg
  }

  let bytes: [UInt8]
  let form: Form
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int

  /// Reads a PNG or a JPEG, by its first bytes; its name tells nothing.
  ///
  /// - Throws: Where it is something else, such as an SVG, which can hold scripts, or too large.
  public init(of bytes: [UInt8], file: String) throws(InputError) {
    guard bytes.count <= Self.greatestSize else {
      throw InputError(
        "'\(file)' has \(bytes.count >> 20) MB, and a page holds a picture of \(Self.greatestSize >> 20) MB at "
          + "most; make it smaller")
    }
    self.bytes = bytes
    let size: (width: Int, height: Int)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      form = .png
      size = Self.sizeOfPNG(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      form = .jpeg
      size = Self.sizeOfJPEG(bytes)
    } else {
      throw InputError("'\(file)' is no PNG and no JPEG; a screenshot is one of these")
    }
    guard let size, size.width > 0, size.height > 0 else {
      throw InputError("'\(file)' is cut off: it does not tell its width and height")
    }
    width = size.width
    height = size.height
    guard width <= Self.mostPixels / height else {
      throw InputError(
        "'\(file)' is \(width) by \(height) pixels, and a page holds \(Self.mostPixels / 1_000_000) million at "
          + "most; make it smaller")
    }
  }

  private static func number(_ bytes: [UInt8], at place: Int, count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The header is the first chunk.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 16, bytes[12..<16].elementsEqual("IHDR".utf8),
      let width = number(bytes, at: 16, count: 4), let height = number(bytes, at: 20, count: 4)
    else { return nil }
    return (width, height)
  }

  /// Goes from segment to segment to the one that begins a frame.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Bytes of 0xFF may fill the room before a marker.
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        guard let height = number(bytes, at: place + 5, count: 2),
          let width = number(bytes, at: place + 7, count: 2)
        else { return nil }
        return (width, height)
      }
      guard let length = number(bytes, at: place + 2, count: 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// The picture as an address that holds it.
  var address: HTMLText {
    switch form {
    case .png: .address(holding: bytes, type: "image/png")
    case .jpeg: .address(holding: bytes, type: "image/jpeg")
    }
  }

  /// Returns how many pixels there are to a unit of frames that reach as far as `right`: Android has
  /// pixels, unless somebody made the picture smaller, and iOS points, of which a screen is at least 320
  /// wide.
  func scale(of right: Double, on platform: Platform?) -> Double {
    guard platform == .voiceOver else { return min(1, Double(width) / max(1, right)) }
    return [3.0, 2].first { Double(width) / $0 >= 320 && right * $0 <= Double(width) + 2 } ?? 1
  }
}
