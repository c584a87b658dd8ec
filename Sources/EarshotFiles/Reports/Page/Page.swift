import EarshotOutput

/// One file of HTML that opens from disk anywhere: nothing of it is fetched, and everything can be read
/// without its script.
struct Page {
  /// The title, which is its one heading of the first level as well.
  var title: String
  /// What stands below the title: what the page shows, and what must be known before it is relied on.
  var introduction: [HTMLText]
  /// The parts of the page.
  var sections: [Section]

  /// A part of a page that its table of contents leads to.
  struct Section {
    var anchor: String
    var title: String
    var content: HTMLText
  }

  /// The page as a file.
  var document: Document {
    Document(
      """
      <!doctype html>
      <!-- Written by earshot. -->
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <title>\(title)</title>
      <style>\(PageParts.pageStyle)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the announcements</a>
      <header>
      <h1>\(title)</h1>
      \(paragraphs.joined())</header>
      \(contents)<main id="content" tabindex="-1">
      \(sections.map(section).joined(separator: "\n"))
      </main>
      <script>\(PageParts.pageScript)</script>
      </body>
      </html>

      """)
  }

  /// Forbids everything that the page does not need.
  private static let policy: HTMLText = """
    default-src 'none'; style-src '\(PageParts.pageStyleDigest)'; \
    script-src '\(PageParts.pageScriptDigest)'; media-src 'self' file:; base-uri 'none'; form-action 'none'
    """

  private var paragraphs: [HTMLText] { introduction.map { "<p>\($0)</p>\n" } }

  private var contents: HTMLText {
    guard sections.count > 1 else { return "" }
    let items = sections.map { section -> HTMLText in
      "<li><a href=\"#\(section.anchor)\">\(section.title)</a></li>\n"
    }
    return "<nav aria-label=\"Contents\">\n<ol>\n\(items.joined())</ol>\n</nav>\n"
  }

  private func section(_ section: Section) -> HTMLText {
    """
    <section class="screen">
    <h2 id="\(section.anchor)" tabindex="-1">\(section.title)</h2>
    \(section.content)</section>
    """
  }
}
