internal import Earshot

enum UnknownFormat {
  private static let window = 64 << 10

  static func error(
    _ subject: String, of bytes: [UInt8], among formats: [CaptureFormat],
    at location: SourceLocation
  ) -> InputError {
    InputError(
      "\(subject)\(nearest(to: bytes, among: formats)); 'earshot formats' lists all formats",
      at: location)
  }

  private static func nearest(to bytes: [UInt8], among formats: [CaptureFormat]) -> String {
    let head = String(decoding: bytes.prefix(window), as: UTF8.self)
    var best: (title: String, marks: [String])?
    for format in formats {
      let marks = format.marks.filter { head.range(ofFirst: $0) != nil }
      if marks.count > best?.marks.count ?? 0 { best = (format.title, marks) }
    }
    guard let best, let mark = best.marks.first else { return "" }
    return "; the nearest format is \(best.title), because the file contains '\(mark)'"
  }
}
