import EarshotFiles
import Foundation
import Testing

@testable import EarshotStudio

final class OpenStudio {
  let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let studio: Studio

  static let design = "# Kept\nscreen: Pay\ncomponents:\n  - button: Pay\n"

  init(_ files: [String: [UInt8]] = ["pay.yaml": Array(design.utf8)]) throws {
    let folder = root.appending(path: "designs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    studio = Studio(try DesignFolder(folder.path()), ChangeStream())
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func get(_ target: String) -> StudioAnswer {
    studio.answer(StudioRequest("GET", target)) { true }
  }

  func upload(_ bytes: [UInt8], to target: String) -> StudioAnswer {
    var request = StudioRequest("POST", target)
    request.body = bytes
    return studio.answer(request) { true }
  }

  func post(_ target: String, _ message: [String: String]) throws -> StudioAnswer {
    upload([UInt8](try JSONEncoder().encode(message)), to: target)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "designs/\(name)").path(), withDestinationPath: target)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: root.appending(path: name))
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: "designs/\(name)")))
  }

  func text(_ name: String = "pay.yaml") throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  var everything: Set<String> {
    Set(FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? [])
  }
}

extension StudioAnswer {
  var json: JSONValue? { try? JSONParser.value(of: body) }

  func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

extension String {
  var inQuery: String { utf8.map { String(format: "%%%02X", $0) }.joined() }
}

enum Pictures {
  static func png(_ width: UInt32 = 780, _ height: UInt32 = 1_688) -> [UInt8] {
    let sizes = [width, height].flatMap { size in
      withUnsafeBytes(of: size.bigEndian) { Array($0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + sizes + [8, 2, 0, 0, 0]
  }

  static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0x06, 0x98, 0x03, 0x0C, 1, 1, 0x11, 0,
  ]

  static let webp: [UInt8] =
    Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8)
    + [10, 0, 0, 0, 0, 0, 0, 0, 0x0B, 0x03, 0, 0x97, 0x06, 0]
}
