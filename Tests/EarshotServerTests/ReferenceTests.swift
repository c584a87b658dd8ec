import EarshotFiles
import EarshotOutput
import Foundation
import Testing

@testable import EarshotServer

@Suite struct `The resources of a server` {
  private let folder: URL
  private let resources: Resources

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "screens"), withIntermediateDirectories: true)
    resources = Resources(root: try SharedFolder(folder.path()))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private let design = "screen: A\ncomponents: []\n"

  @Test func `are the pages and the designs of the shared folder`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(design, to: "screens/é 1.yaml")
    try write("a: 1\n", to: "other.yaml")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link.yaml"),
      withDestinationURL: folder.appending(path: "screens/é 1.yaml"))
    var writer = JSONWriter()
    writer.object { resources.writeList(to: &$0) }
    let list = try JSONParser.value(of: writer.bytes).list("resources")
    let designs = list.filter { $0.text("mimeType") == "application/yaml" }
    #expect(
      designs.compactMap { $0.text("uri") } == ["earshot://designs/screens/%C3%A9%201.yaml"])
    for resource in list {
      #expect(!(try resources.text(at: try #require(resource.text("uri"))).text.isEmpty))
    }
    #expect(try resources.text(at: "earshot://kinds/dropdown").text.hasPrefix("## dropdown"))
  }

  @Test(arguments: [
    "earshot://kinds/dropdwn", "earshot://kind", "file:///etc/passwd", "earshot://designs/../x",
    "earshot://designs/%2E%2E/x.yaml", "earshot://designs/link.yaml", "earshot://walk-actions/x",
    "",
  ])
  func `are refused at other addresses`(address: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: ProtocolError.self) { try resources.text(at: address) }
  }

  @Test func `are refused with the names of tools, not of commands`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: ProtocolError.self) {
      try resources.text(at: "earshot://kinds/nope")
    }
    #expect(error?.message.contains("the tool 'kinds'") == true, "\(error?.message ?? "")")
  }

  @Test func `change when a design is saved, added or removed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(design, to: "a.yaml")
    let designs = resources.sharedDesigns
    var changes = designs.update()
    #expect(changes.changed == ["a.yaml"] && changes.isListChanged)
    #expect(designs.update().changed.isEmpty)
    try write(design + "# changed\n", to: "a.yaml")
    #expect(designs.paths == ["a.yaml"], "a list does not hide a change")
    changes = designs.update()
    #expect(changes.changed == ["a.yaml"] && !changes.isListChanged)
    try FileManager.default.removeItem(at: folder.appending(path: "a.yaml"))
    changes = designs.update()
    #expect(changes.changed == ["a.yaml"] && changes.isListChanged)
  }

  @Test(arguments: ["a/b c.yaml", "é%41", "100 %", "%", "日本"])
  func `have addresses that lead back to the path`(path: String) {
    #expect(AddressText.unescaped(AddressText.escaped(path)) == path)
  }
}

@Suite struct `A prompt` {
  @Test(arguments: Prompt.all.map(\.name))
  func `contains its arguments`(name: String) throws {
    let prompt = try #require(Prompt.all.first { $0.name == name })
    let given = prompt.arguments.map { "\"\($0.name)\": \"<{\($0.name)}>\"" }
    let message = try prompt.message(json("{\(given.joined(separator: ", "))}"))
    for argument in prompt.arguments { #expect(message.contains("<{\(argument.name)}>")) }
    #expect(throws: ProtocolError.self) { try prompt.message(nil) }
    #expect(throws: ProtocolError.self) { try prompt.message(json(#"{"other": "x"}"#)) }
  }
}
