import EarshotOutput

/// An HTML file that works offline, and is readable without its script.
struct Page {
  var title: PageTitle
  var verdict: FindingVerdict?
  var worst: HTMLText = ""
  var introduction: [HTMLText] = []
  var overview: HTMLText = ""
  var sections: [Section]
  /// Notes on the readers, inputs and drawings, in a section that is closed at first.
  var about: [HTMLText] = []
  /// Such as "Criteria"; nil if each section has its own filter.
  var filtered: String?
  var contents: Set<Content> = []

  struct Section {
    var anchor: String
    var title: PageTitle
    var content: HTMLText = ""
    var filtered: String?
    var parts: [Section] = []
  }

  enum Content {
    case pictures, sound
  }

  var document: Document {
    Document(
      """
      <!doctype html>
      <!-- Written by earshot. -->
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title.plain)</title>
      <style>\(PageParts.pageStyle)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
      <h1>\(title.marked)</h1>
      \(verdict?.paragraph ?? "")\(worst)\(paragraphs(introduction))</header>
      \(navigation)<main id="content" tabindex="-1"\(Self.filters(of: filtered))>
      \(overview)\(sections.map(section).joined(separator: "\n"))
      \(ending)</main>
      <script>\(PageParts.pageScript)</script>
      </body>
      </html>

      """)
  }

  private var policy: HTMLText {
    let pictures: HTMLText = contents.contains(.pictures) ? " img-src data:;" : ""
    let sound: HTMLText = contents.contains(.sound) ? " data:" : ""
    return """
      default-src 'none'; style-src '\(PageParts.pageStyleDigest)'; \
      script-src '\(PageParts.pageScriptDigest)';\(pictures) media-src 'self' file:\(sound); \
      base-uri 'none'; form-action 'none'
      """
  }

  private func paragraphs(_ texts: [HTMLText]) -> HTMLText {
    texts.map { "<p>\($0)</p>\n" }.joined()
  }

  private var ending: HTMLText {
    guard !about.isEmpty else { return "" }
    return """
      <details class="about">
      <summary>About this page</summary>
      \(paragraphs(about))</details>

      """
  }

  private var navigation: HTMLText {
    guard sections.count > 1, overview.isEmpty else { return "" }
    let items = sections.map { section -> HTMLText in
      "<li><a href=\"#\(section.anchor)\">\(section.title.marked)</a></li>\n"
    }
    return "<nav aria-label=\"Contents\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  private static func filters(of items: String?) -> HTMLText {
    items.map { " data-filters=\"\($0)\"" } ?? ""
  }

  private func section(_ section: Section) -> HTMLText {
    let parts = section.parts.map { part -> HTMLText in
      """
      <section class="topic"\(Self.filters(of: part.filtered))>
      <h3 id="\(part.anchor)" tabindex="-1">\(part.title.marked)</h3>
      \(part.content)</section>

      """
    }
    return """
      <section class="screen"\(Self.filters(of: section.filtered))>
      <h2 id="\(section.anchor)" tabindex="-1">\(section.title.marked)</h2>
      \(section.content)\(parts.joined())</section>
      """
  }
}
