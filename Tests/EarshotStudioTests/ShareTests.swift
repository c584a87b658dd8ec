import EarshotFiles
import Foundation
import TestTools
import Testing

@testable import EarshotStudio

@Suite struct `A share of the studio` {
  @Test(arguments: [
    ("page", "pay-report.html", "<!doctype html>"), ("csv", "pay-criteria.csv", "ID,Title,"),
  ])
  func `is a download, and nothing is written next to the designs`(
    form: String, name: String, start: String
  ) throws {
    let studio = try OpenStudio()
    let before = studio.everything
    let answer = studio.get("/share?path=pay.yaml&form=\(form)")
    #expect(answer.status == 200 && answer.type == "application/octet-stream")
    #expect(answer.header("Content-Disposition") == "attachment; filename*=UTF-8''\(name)")
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.hasPrefix(start) && text.contains("Pay"), "\(text.prefix(200))")
    #expect(studio.everything == before)
  }

  @Test func `contains the compared capture, without the accepted findings`() throws {
    let studio = try OpenStudio()
    let dump = """
      <hierarchy rotation="0"><node text="Buy" class="android.widget.Button" package="a.b" \
      clickable="true" enabled="true" focusable="true" bounds="[10,20][300,120]" /></hierarchy>
      """
    #expect(
      studio.upload(Array(dump.utf8), to: "/capture?path=pay.yaml&name=app.xml").status == 200)
    func page() -> String {
      String(decoding: studio.get("/share?path=pay.yaml&form=page").body, as: UTF8.self)
    }
    #expect(page().contains("app.xml: 1 stop: 1 error"))
    let comparison = studio.get("/comparison?path=pay.yaml").json
    let finding = try #require(comparison?["sections"]?.items?.first?["findings"]?.items?.first)
    var acceptance = ["path": "pay.yaml", "reason": "It has another name for a test"]
    for key in finding["keys"]?.items ?? [] {
      acceptance[try #require(key.text("key"))] = key.text("value")
    }
    #expect(try studio.post("/accept", acceptance).status == 200)
    let accepted = page()
    #expect(accepted.contains("1 accepted finding left out"))
    #expect(!accepted.contains("app.xml: 1 stop: 1 error"))
  }

  @Test func `contains even a large screenshot, because pages are moved`() throws {
    let picture = Pictures.png() + [UInt8](repeating: 0, count: 3 << 20)
    let design =
      "screen: Pay\nscreenshot: a.png\ncomponents:\n  - button: Pay\n    frame: [1, 2, 3, 4]\n"
    let studio = try OpenStudio(["pay.yaml": Array(design.utf8), "a.png": picture])
    let page = studio.get("/share?path=pay.yaml&form=page").body
    #expect(
      page.count > 4 << 20 && String(decoding: page, as: UTF8.self).contains("data:image/png"))
  }

  @Test(arguments: [
    ("pay\r\nX: y.yaml", "pay-x-y-criteria.csv"), ("a\";b=c.yaml", "a-b-c-criteria.csv"),
    ("支払い.yaml", "%E6%94%AF%E6%89%95%E3%81%84-criteria.csv"),
  ])
  func `has a safe name`(file: String, name: String) throws {
    let studio = try OpenStudio([file: Array(OpenStudio.design.utf8)])
    let answer = studio.get("/share?path=\(file.inQuery)&form=csv")
    #expect(answer.header("Content-Disposition") == "attachment; filename*=UTF-8''\(name)")
  }

  @Test(arguments: [
    ("pay.yaml", "exe"), ("pay.yaml", ""), ("../pay.yaml", "csv"), ("none.yaml", "page"),
    ("linked.yaml", "csv"), ("/etc/passwd", "csv"), ("", "page"),
  ])
  func `is only one of a design in the folder, in a known form`(path: String, form: String) throws {
    let studio = try OpenStudio()
    try studio.write(Array(OpenStudio.design.utf8), to: "pay.yaml")
    try studio.link("linked.yaml", to: "../pay.yaml")
    #expect(studio.get("/share?path=\(path.inQuery)&form=\(form)").status == 404)
    #expect(studio.get("/share?form=\(form)").status == 404)
  }

  @Test func `is the kit as an archive, if there is a voice`() throws {
    let studio = try OpenStudio()
    let before = studio.everything
    let answer = studio.get("/share?path=pay.yaml&form=kit")
    #expect(studio.everything == before)
    guard case .bool(true)? = studio.get("/screens").json?["hasVoice"]?.content else {
      #expect(answer.status == 503)
      return
    }
    #expect(answer.status == 200, "\(String(decoding: answer.body.prefix(500), as: UTF8.self))")
    let names = try Python.texts(
      in: answer.body,
      by: """
        import zipfile
        archive = zipfile.ZipFile(path)
        assert archive.testzip() is None
        found = archive.namelist()
        """)
    #expect(names.contains("manifest.json") && names.contains("index.html"), "\(names)")
    #expect(names.contains { $0.hasSuffix(".wav") } && names.contains { $0.hasSuffix(".vtt") })
    #expect(!names.contains { $0.hasPrefix(".") || $0.hasPrefix("/") || $0.contains("..") })
  }
}
