import Earshot
import EarshotFiles
import EarshotOutput

extension Report {
  struct Pages {
    var first = Document("" as TerminalText)
    var files: [String: String] = [:]
    /// The total size of all pages except `first`, in bytes.
    var size = 0
  }

  func pages(
    of reports: [ScreenReport], by writer: ReportWriter, _ style: ReportStyle,
    besides read: [String], _ context: Context
  ) throws -> Pages {
    let folder = Self.folder("screens", beside: output)
    func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
    let written = writer.pages(reports, in: name(folder), indexedBy: name(output), style: style)
    let places = try Destination.claim(
      written.pages.map(\.name), in: folder, besides: read + [output], links: context.links)
    var pages = Pages(first: written.index)
    for (place, page) in zip(places, written.pages.map(\.page)) {
      try place.write(page)
      pages.files[place.path] = SHA256.hexadecimal(of: page.bytes)
      pages.size += page.bytes.count
    }
    return pages
  }

  func removeOldPages(
    besides written: [String: String], in context: Context
  ) throws(InputError) {
    let folder = Self.folder("screens", beside: output)
    let isLink = FileStatus(of: folder, followsLinks: false)?.isLink == true
    guard !isLink || context.links == .followed else { return }
    let pages = written.compactMap { path, digest in
      FilePath.split(path).folder == folder ? (FilePath.split(path).name, digest) : nil
    }
    do throws(FileError) {
      try ScreenPages(context.folder(folder)).keep(
        Dictionary(pages, uniquingKeysWith: { first, _ in first }))
    } catch { throw InputError(error) }
  }
}

/// The folder with a page for each screen.
///
/// A list in the folder contains the names and digests of the pages that Earshot wrote.
private struct ScreenPages {
  private static let list = "\(Folder.hiddenFolder)/pages"

  private let folder: Folder

  init(_ folder: Folder) { self.folder = folder }

  /// Removes pages of earlier runs, except those that the user has changed; `pages` contains the
  /// digests of the current pages by name.
  func keep(_ pages: [String: String]) throws(FileError) {
    let earlier = earlierPages()
    guard !pages.isEmpty || !earlier.isEmpty else { return }
    for (name, digest) in earlier where pages[name] == nil {
      guard Self.isPage(name), let bytes = try? folder.read(name),
        SHA256.hexadecimal(of: bytes) == digest
      else { continue }
      try folder.remove(name)
    }
    let lines = pages.sorted { $0.key < $1.key }.map { "\($1) \($0)\n" }
    try folder.update(Self.list, to: Array(lines.joined().utf8))
  }

  private func earlierPages() -> [String: String] {
    let lines = ((try? folder.read(Self.list)) ?? []).split(separator: UInt8(ascii: "\n"))
    return lines.reduce(into: [:]) { pages, line in
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      if fields.count == 2 { pages[String(fields[1])] = String(fields[0]) }
    }
  }

  /// Users can edit the list, so its names must be checked.
  private static func isPage(_ name: String) -> Bool {
    name.hasSuffix(".html") && !name.hasPrefix(".") && !name.contains("/")
  }
}
