import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import Foundation
import Testing

@Suite struct `A screenshot that a design names` {
  private static func png(width: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 1, width, 0, 0, 3, 0x4C, 8, 2, 0, 0, 0])
  }

  private static let design = """
    screen: S
    screenshot: NAME
    components:
      - {kind: heading, label: Seats, frame: [16, 40, 358, 30]}
      - {kind: button, label: Pay, frame: [300, 96, 100, 48]}

    """

  private func screens(_ name: String = "shots/s.png") throws -> Screens {
    let screens = try Screens([
      "app/.git/HEAD": "", "app/d/s.yaml": Self.design.replacing("NAME", with: name),
      "app/d/shots/text.png": "hello", "outside.png": "",
      "app/dump.xml": Screens.dump("Pay"),
    ])
    for file in ["app/d/shots/s.png", "outside.png"] {
      try Self.png(width: 0x86).write(to: screens.folder.appending(path: file))
    }
    return screens
  }

  private func path(_ name: String, in screens: Screens) -> String {
    screens.folder.appending(path: name).path()
  }

  @Test func `is read by check, which finds frames outside it`() throws {
    let screens = try screens()
    let check = Check(designs: [.file(path("app/d/s.yaml", in: screens))])
    let found = try check.run().flatMap(\.findings).filter { $0.kind == .frameOutside }
    #expect(found.map(\.location.line) == [5])
    #expect(found.first?.message.contains("the screenshot, which has 390 by 844 pixels") == true)
    try Self.png(width: 0x90).write(to: screens.folder.appending(path: "app/d/shots/s.png"))
    #expect(try check.run().flatMap(\.findings).allSatisfy { $0.kind != .frameOutside })
  }

  @Test(arguments: [
    ("shots/none.png", "there is no such file"), ("shots/text.png", "is not a PNG, JPEG or WebP"),
    ("../../outside.png", "outside.png"), ("/shots/s.png", "found '/shots/s.png'"),
  ])
  func `is an error of check at its place if it cannot be used`(
    name: String, message: String
  ) throws {
    let screens = try screens(name)
    let design = path("app/d/s.yaml", in: screens)
    let failure = #expect(throws: Failure.self) { try Check(designs: [.file(design)]).run() }
    let errors = failure?.errors ?? []
    #expect(errors.count == 1 && errors.allSatisfy { $0.message.contains(message) }, "\(errors)")
    #expect(errors.first?.location?.line == 2)
    #expect(try Preview(designs: [.file(design)]).run().screens.count == 1)
  }

  @Test func `is missing from a report with a warning, and the frames are drawn`() throws {
    let screens = try screens("none.png")
    let told = Told()
    var context = Context()
    context.report = { told.add($0) }
    let page = try Report(files: [.file(path("app/d/s.yaml", in: screens))]).run(in: context)
    #expect(told.lines.contains { $0.contains("s.yaml:2:13: warning: cannot open") })
    #expect(page.document.text.contains("<svg class=\"wireframe frames\""))
  }

  @Test func `is an input that outputs, caches and --watch know`() throws {
    let screens = try screens()
    let design = path("app/d/s.yaml", in: screens)
    #expect(
      Projects().files(of: [.file(design)]).contains { $0.hasSuffix("app/d/shots/s.png") })
    let arguments = ["report", "app/d/s.yaml", "-o", "page.html", "--cache", "cache"]
    #expect(try screens.run(arguments).status == 0)
    let first = try screens.text("page.html")
    #expect(first.contains("390 by 844") && first.contains("data:image/png;base64,"))
    try Self.png(width: 0x84).write(to: screens.folder.appending(path: "app/d/shots/s.png"))
    #expect(try screens.run(arguments).status == 0)
    #expect(try screens.text("page.html").contains("388 by 844"))
    let refused = try screens.run(["report", "app/d/s.yaml", "-o", "app/d/shots/s.png"])
    #expect(refused.status == 64, "\(refused)")
  }

  @Test func `is under the frames of the page of diff`() throws {
    let screens = try screens()
    var compare = Compare(
      design: .file(path("app/d/s.yaml", in: screens)),
      captures: [.file(path("app/dump.xml", in: screens))])
    compare.readers.platform = .talkback
    let report = try #require(try compare.run().first)
    let page = report.written(as: .html).text
    #expect(page.contains("<svg class=\"wireframe frames pictured\""))
    #expect(page.contains("data:image/png;base64,"))
  }
}

private final class Told: Sendable {
  private let known = Guarded<[String]>([])

  var lines: [String] { known.withLock { $0 } }

  func add(_ line: String) { known.withLock { $0.append(line) } }
}
