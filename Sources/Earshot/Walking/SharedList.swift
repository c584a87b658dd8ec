/// A list whose copies share unchanged pieces, so that copies of a walk need little memory.
struct SharedList<Element: Sendable>: Sendable, RandomAccessCollection {
  private static var pieceLength: Int { 64 }

  private var pieces: [[Element]]
  let endIndex: Int
  var startIndex: Int { 0 }

  init(_ elements: [Element]) {
    endIndex = elements.count
    pieces = stride(from: 0, to: elements.count, by: Self.pieceLength).map { start in
      Array(elements[start..<Swift.min(start + Self.pieceLength, elements.count)])
    }
  }

  subscript(index: Int) -> Element {
    get { pieces[index / Self.pieceLength][index % Self.pieceLength] }
    set { pieces[index / Self.pieceLength][index % Self.pieceLength] = newValue }
  }
}
