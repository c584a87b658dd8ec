package struct FileEdit: Sendable, Hashable {
  package var range: Range<Int>
  package var replacement: [UInt8]

  package init(_ range: Range<Int>, by replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  package init(_ range: Range<Int>, by replacement: String) {
    self.init(range, by: Array(replacement.utf8))
  }

  package func applied(to bytes: [UInt8]) -> [UInt8] {
    bytes[..<range.lowerBound] + replacement + bytes[range.upperBound...]
  }

  package func inverse(in bytes: [UInt8]) -> FileEdit {
    FileEdit(
      range.lowerBound..<range.lowerBound + replacement.count, by: Array(bytes[range]))
  }
}
