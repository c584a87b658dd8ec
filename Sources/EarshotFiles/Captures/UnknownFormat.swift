internal import Earshot

enum UnknownFormat {
  private static let window = 64 << 10

  static func error(
    of bytes: [UInt8], among formats: [CaptureFormat], at location: SourceLocation
  ) -> InputError {
    let tried = formats.filter(\.hasForm).map(\.title)
    return InputError(
      "this text matches no known format\(nearest(to: bytes, among: formats)); tried were "
        + "\(tried.joined(separator: ", ")); for a transcript with one announcement per line, "
        + "use --input-format text",
      at: location)
  }

  static func nearest(to bytes: [UInt8], among formats: [CaptureFormat]) -> String {
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
