import EarshotOutput

/// An HTML file that works offline, and is readable without its script.
struct Page {
  var title: PageTitle
  var header = PageHeader()
  var verdict: FindingVerdict?
  var lead: HTMLText = ""
  var overview: HTMLText = ""
  var chapters: [Chapter]
  var about: [HTMLText] = []
  var explanations: HTMLText = ""
  var contents: Set<Content> = []

  struct Chapter {
    var anchor: String
    var title: PageTitle
    var summary: HTMLText = ""
    var sections: [Section]
    /// The drawings, which are shown next to the sections but precede them in the file.
    var drawings: HTMLText = ""
    var isFolded = false
  }

  struct Section {
    var anchor: String
    var title: PageTitle
    var content: HTMLText
    var filtered: String?
  }

  enum Content {
    case pictures, linkedPictures, sound, walks
  }

  /// The number of items from which browsers lay out a list in pieces.
  static let longest = 100

  static let opening: HTMLText = "<!doctype html>\n<!-- Written by earshot. -->"

  private var isOne: Bool { chapters.count == 1 }
  private var heading: PageTitle { header.title.map { PageTitle($0) } ?? title }

  var document: Document {
    Document(
      """
      \(Self.opening)
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(heading.plain)</title>
      <style>\(PageParts.pageStyle)</style>
      </head>
      <body>
      \(skipLinks)<header class="top">
      \(header.line)</header>
      <main id="content">
      \(isOne ? "" : answer + overview)\(chapterContent)\(ending)</main>
      <script>\(PageParts.pageScript)</script>
      \(tryScript)\
      </body>
      </html>

      """)
  }

  private var tryScript: HTMLText {
    contents.contains(.walks) ? "<script>\(PageParts.tryScript)</script>\n" : ""
  }

  private var policy: HTMLText {
    let embedded: HTMLText = contents.contains(.pictures) ? " data:" : ""
    let linked: HTMLText = contents.contains(.linkedPictures) ? " 'self' file:" : ""
    let pictures: HTMLText =
      embedded.isEmpty && linked.isEmpty ? "" : " img-src\(embedded)\(linked);"
    let sound: HTMLText = contents.contains(.sound) ? " data:" : ""
    let walks: HTMLText = contents.contains(.walks) ? " '\(PageParts.tryScriptDigest)'" : ""
    return """
      default-src 'none'; style-src '\(PageParts.pageStyleDigest)'; \
      script-src '\(PageParts.pageScriptDigest)'\(walks);\(pictures) media-src 'self' file:\(sound); \
      base-uri 'none'; form-action 'none'
      """
  }

  private var skipLinks: HTMLText {
    var targets = verdict == nil ? [] : [("verdict", PageTitle("verdict"))]
    targets += (chapters.first?.sections ?? []).prefix(3 - targets.count)
      .map { ($0.anchor, $0.title) }
    return targets.map { anchor, title -> HTMLText in
      "<a class=\"skip\" href=\"#\(anchor)\">Skip to: \(title.marked)</a>\n"
    }.joined()
  }

  private var answer: HTMLText {
    """
    <div class="answer">
    <h1>\(heading.marked)</h1>
    \(verdict?.paragraph ?? "")\(lead)\(navigation)</div>

    """
  }

  private var navigation: HTMLText {
    let links =
      isOne
      ? chapters[0].sections.map { ($0.anchor, $0.title) }
      : overview.isEmpty ? chapters.map { ($0.anchor, $0.title) } : []
    guard links.count > 1 else { return "" }
    let items = links.prefix(6).map { anchor, title -> HTMLText in
      "<li><a href=\"#\(anchor)\">\(title.marked)</a></li>\n"
    }
    return "<nav aria-label=\"Contents\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  private var ending: HTMLText {
    guard !about.isEmpty || !explanations.isEmpty else { return "" }
    let paragraphs = about.map { "<p>\($0)</p>\n" as HTMLText }
    return """
      <details class="about">
      <summary>About this report</summary>
      \(paragraphs.joined())\(explanations)</details>

      """
  }

  private var chapterContent: HTMLText {
    let folded = chapters.filter(\.isFolded)
    guard folded.count > 1 else { return chapters.map(chapter).joined() }
    return """
      \(chapters.filter { !$0.isFolded }.map(chapter).joined())<details class="clean">
      <summary>Show the \(folded.count) screens without problems</summary>
      \(folded.map(chapter).joined())</details>

      """
  }

  private func chapter(_ chapter: Chapter) -> HTMLText {
    let head: HTMLText =
      isOne
      ? answer
      : """
      <h2 id="\(chapter.anchor)" tabindex="-1">\(chapter.title.marked)</h2>
      \(chapter.summary)
      """
    let level = isOne ? 2 : 3
    let sections = chapter.sections.map { section -> HTMLText in
      let filters: HTMLText = section.filtered.map { " data-filters=\"\($0)\"" } ?? ""
      return """
        <section\(filters)>
        <h\(level) id="\(section.anchor)" tabindex="-1">\(section.title.marked)</h\(level)>
        \(section.content)</section>

        """
    }
    let drawings: HTMLText =
      chapter.drawings.isEmpty ? "" : "<div class=\"drawings\">\n\(chapter.drawings)</div>\n"
    guard !chapter.isFolded else {
      return """
        <div class="chapter">
        <div class="lists">
        \(head)</div>
        <details>
        <summary>Show this screen</summary>
        <div\(drawings.isEmpty ? "" : " class=\"drawn\"")>
        <div class="lists">
        \(sections.joined())</div>
        \(drawings)</div>
        </details>
        </div>

        """
    }
    return """
      <div class="chapter\(drawings.isEmpty ? "" : " drawn")">
      <div class="lists">
      \(head)\(sections.joined())</div>
      \(drawings)</div>

      """
  }
}

extension Set<Page.Content> {
  static func showing(_ pictures: [Screenshot]) -> Self {
    Set(pictures.map { $0.link == nil ? .pictures : .linkedPictures })
  }
}

extension ComparisonReport.Section {
  var pictures: [Screenshot] { [screenshot, designed].compactMap(\.self) }
}

package struct PageHeader: Sendable, Hashable {
  package var title: String?
  package var project: String?
  package var revision: String?
  package var docs: String?
  var index: String?

  package init() {}

  package func following(_ other: PageHeader?) -> PageHeader {
    var header = self
    header.title = title ?? other?.title
    header.project = project ?? other?.project
    header.revision = revision ?? other?.revision
    header.docs = docs ?? other?.docs
    return header
  }

  /// The address of the explanation of a check; nil if the page contains the explanation.
  func address(ofCheck id: String) -> HTMLText? {
    guard let docs else { return nil }
    let page = "\(docs.hasSuffix("/") ? String(docs.dropLast()) : docs)/checks.html"
    let isRemote = ["https://", "http://"].contains { page.lowercased().hasPrefix($0) }
    let address: HTMLText = isRemote ? "\(page)" : .address(of: page)
    return "\(address)#\(id)"
  }

  fileprivate var line: HTMLText {
    let project: HTMLText = project.map { PageTitle($0).marked } ?? "Earshot"
    let revision: HTMLText = revision.map { " <code>\(PageTitle($0).marked)</code>" } ?? ""
    let back: HTMLText = index.map { " <a href=\"\(.address(of: $0))\">All screens</a>" } ?? ""
    return "<p class=\"project\">\(project)\(revision)\(back)</p>\n"
  }
}
