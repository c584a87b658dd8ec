import CLibrary
import EarshotFiles
import EarshotOutput

struct WatchedPicture {
  static let entering = TerminalText.control("?1049h")
  static let leaving = TerminalText.control("?1049l")

  private var last: [String]?

  mutating func drawn(_ result: Watch.Result, of files: Int) -> TerminalText {
    let (rows, columns) = Self.size
    let lines = result.lines.map { TerminalText($0) }
    let changed = Set(last.map { ChangeReporter.places(ofAddedTo: $0, in: result.lines) } ?? [])
    if !result.isBroken { last = result.lines }
    let heights = lines.map { max(1, (DisplayWidth.columns(of: $0) + columns - 1) / columns) }
    let isWhole = heights.reduce(0, +) < rows
    let start = isWhole ? 0 : max(0, (changed.min() ?? 0) - 3)
    var picture = TerminalText.control("H")
    var room = rows - 1
    var end = start
    while end < lines.count, heights[end] <= room {
      picture += changed.contains(end) ? .styled(lines[end], "1") : lines[end]
      picture += .control("K") + "\n"
      room -= heights[end]
      end += 1
    }
    picture += .control("J")
    return picture + .styled(caption(start, end, of: lines.count, files), "7")
  }

  private func caption(_ start: Int, _ end: Int, of count: Int, _ files: Int) -> TerminalText {
    let files: TerminalText = files == 1 ? "1 file" : "\(files) files"
    let part: TerminalText = end - start < count ? "lines \(start + 1) to \(end) of \(count); " : ""
    return part + "watching " + files + "; Control-C ends"
  }

  private static var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 1, size.ws_col > 0
    else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }
}
