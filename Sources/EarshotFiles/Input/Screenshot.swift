package import Earshot
import EarshotOutput

package struct Screenshot: Sendable, Hashable {
  package static let greatestSize = 20 << 20
  package static let mostPixels = 40_000_000

  /// The size up to which a page contains the screenshot.
  private static let greatestEmbedded = 1 << 20

  package enum Form: String, Sendable, Hashable {
    case png, jpeg, webp
  }

  package let file: String
  package let bytes: [UInt8]
  package let form: Form
  package let width: Int
  package let height: Int
  /// Nil if the page contains the picture.
  private(set) var link: String?

  /// Reads a picture; errors name the `file`.
  ///
  /// - Throws: An error for large pictures and other formats; SVG can contain scripts.
  package init(of bytes: [UInt8], file: String) throws(InputError) {
    guard bytes.count <= Self.greatestSize else {
      throw InputFile.tooLong(file, Self.greatestSize)
    }
    self.file = file
    self.bytes = bytes
    let size: (width: Int, height: Int)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      form = .png
      size = Self.sizeOfPNG(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      form = .jpeg
      size = Self.sizeOfJPEG(bytes)
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      form = .webp
      size = Self.sizeOfWebP(bytes)
    } else {
      throw InputError("'\(file)' is not a PNG, JPEG or WebP file")
    }
    guard let size, size.width > 0, size.height > 0 else {
      throw InputError("'\(file)' is cut off: its width and height are missing")
    }
    width = size.width
    height = size.height
    guard width <= Self.mostPixels / height else {
      throw InputError(
        "'\(file)' is \(width) by \(height) pixels, but a page can contain a picture of at most "
          + "\(Self.mostPixels / 1_000_000) million pixels; make it smaller"
      )
    }
  }

  private static func number(_ bytes: [UInt8], at place: Int, count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 16, bytes[12..<16].elementsEqual("IHDR".utf8),
      let width = number(bytes, at: 16, count: 4), let height = number(bytes, at: 20, count: 4)
    else { return nil }
    return (width, height)
  }

  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
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

  /// Reads the size (RFC 9649).
  private static func sizeOfWebP(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    func number(at place: Int, count: Int) -> Int? {
      guard place + count <= bytes.count else { return nil }
      return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let chunk = bytes.dropFirst(12).prefix(4)
    if chunk.elementsEqual("VP8X".utf8) {
      guard let width = number(at: 24, count: 3), let height = number(at: 27, count: 3) else {
        return nil
      }
      return (width + 1, height + 1)
    }
    if chunk.elementsEqual("VP8L".utf8) {
      guard let bits = number(at: 21, count: 4) else { return nil }
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard chunk.elementsEqual("VP8 ".utf8), let width = number(at: 26, count: 2),
      let height = number(at: 28, count: 2)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  package var size: DesignCanvas { DesignCanvas(width: Double(width), height: Double(height)) }

  var address: HTMLText {
    if let link { return .address(of: link) }
    return switch form {
    case .png: .address(holding: bytes, type: "image/png")
    case .jpeg: .address(holding: bytes, type: "image/jpeg")
    case .webp: .address(holding: bytes, type: "image/webp")
    }
  }

  package func on(pageIn folder: String) -> Screenshot {
    guard bytes.count > Self.greatestEmbedded else { return self }
    var picture = self
    picture.link = FilePath.path(file, from: folder)
    return picture
  }

  var inSubfolder: Screenshot {
    var picture = self
    picture.link = link.map { "../\($0)" }
    return picture
  }

  /// Returns how many pixels of the picture correspond to one unit of the frames.
  ///
  /// Android's frames are in pixels, but the picture can be smaller than the screen. iOS's frames
  /// are in points, and no screen is narrower than 320 points.
  func scale(of right: Double, on platform: Platform?) -> Double {
    guard platform == .voiceOver else { return min(1, Double(width) / max(1, right)) }
    return [3.0, 2].first { Double(width) / $0 >= 320 && right * $0 <= Double(width) + 2 } ?? 1
  }
}
