import Earshot
import EarshotFiles
import Testing

@Suite struct `XML of dumps` {
  @Test(arguments: [
    ("<hierarchy><node a='1' a='2'/></hierarchy>", 1, 24, "is written twice"),
    ("<hierarchy>\n<node a=1/></hierarchy>", 2, 9, "value in quotes"),
    ("<hierarchy>\n<node></hierarchy>", 2, 7, "expected </node>"),
    ("<hierarchy><node text='&bomb;'/></hierarchy>", 1, 24, "entity '&bomb;' is unknown"),
    ("<hierarchy><node text='&#0;'/></hierarchy>", 1, 24, "does not allow the character"),
    ("<hierarchy><node text='&#xD800;'/></hierarchy>", 1, 24, "does not allow the character"),

    ("<hierarchy><node text='a & b and a lot more of it'/></hierarchy>", 1, 26, "write &amp;"),
    ("<hierarchy><1/></hierarchy>", 1, 13, "expected a name"),
    ("<hierarchy><node text='\u{1}'/></hierarchy>", 1, 24, "control character"),
    ("<window/>", 1, 1, "found <window>"),
  ])
  func `An error has its location`(text: String, line: Int, column: Int, says: String) {
    let error = #expect(throws: InputError.self) { try capture("<?xml version='1.0'?>\n" + text) }
    #expect(error?.location?.line == line + 1 || text == "<window/>")
    if text != "<window/>" { #expect(error?.location?.column == column) }
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
  }

  @Test func `Comments, instructions, CDATA and text between tags are ignored`() throws {
    let capture = try capture(
      """
      <?xml version="1.0"?><!-- <node text="no"/> --><hierarchy rotation="0">text<?pi <x?>
      <![CDATA[<node text="no"/>]]><node text="a&#10;b&#x1F600;&quot;"/></hierarchy><!-- end -->
      """)
    #expect(capture.nodes.count == 2)
    #expect(capture.nodes.last?.text == "a\nb😀\"")
    #expect(capture.notes == [])
  }

  @Test func `A value with an angle bracket that a tool forgot to escape is read with a note`()
    throws
  {
    let capture = try capture("<hierarchy>\n<node text='a<b'/></hierarchy>")
    #expect(capture.nodes.last?.text == "a<b")
    #expect(capture.notes.first?.location == SourceLocation(file: "fixture", line: 2, column: 14))
  }

  @Test func `Entities cannot be declared, nested or fetched`() {
    let error = #expect(throws: InputError.self) {
      try capture(
        """
        <?xml version="1.0"?>
        <!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
        <hierarchy><node text="&x;"/></hierarchy>
        """)
    }
    #expect(error?.location?.line == 2)
    #expect(error?.message.contains("document type") == true)
  }

  @Test func `A million levels are rejected at the limit`() {
    let deep = "<hierarchy>" + String(repeating: "<node>", count: 1_000_000)
    let error = #expect(throws: InputError.self) { try capture(deep) }
    #expect(error?.message.contains("500 levels deep") == true)
  }

  @Test func `The deepest screen that is read can be walked and freed`() throws {
    let open = String(repeating: "<node text='a'>", count: 499)
    let close = String(repeating: "</node>", count: 499)
    let capture = try capture("<hierarchy>\(open)\(close)</hierarchy>")
    #expect(capture.nodes.count == 500)
  }

  @Test func `A huge attribute is refused`() {
    let huge = String(repeating: "a", count: 2 << 20)
    let error = #expect(throws: InputError.self) {
      try capture("<hierarchy><node text='\(huge)'/></hierarchy>")
    }
    #expect(error?.message.contains("1048576 bytes") == true)
  }

  @Test func `More nodes than a file of its size can hold are refused`() {
    let error = #expect(throws: InputError.self) {
      try capture("<hierarchy>\(String(repeating: "<a/>", count: 100_000))</hierarchy>")
    }
    #expect(error?.message.contains("nodes in a file of 400023 bytes, found more") == true)
  }

  @Test func `A name that is too long is refused`() {
    let name = String(repeating: "a", count: 1_025)
    let error = #expect(throws: InputError.self) {
      try capture("<hierarchy><\(name)/></hierarchy>")
    }
    #expect(error?.message.contains("at most 1024 bytes, found one with 1025") == true)
  }

  @Test func `More names than a dump can have are refused`() {
    let nodes = (0..<70).map { node in
      "<node " + (0..<250).map { "a\(node)-\($0)=''" }.joined(separator: " ") + "/>"
    }
    let error = #expect(throws: InputError.self) {
      try capture("<hierarchy>\(nodes.joined())</hierarchy>")
    }
    #expect(error?.message.contains("at most 16384 different names") == true)
  }

  @Test func `A thousand attributes of one element are refused`() {
    let attributes = (0..<1_000).map { "a\($0)=''" }.joined(separator: " ")
    let error = #expect(throws: InputError.self) { try capture("<hierarchy \(attributes)/>") }
    #expect(error?.message.contains("256 attributes") == true)
  }

  @Test func `Input that is not UTF-8 is rejected with its location`() {
    var bytes = Array("<hierarchy>\n<node text='a".utf8)
    bytes += [0xC3, 0x28]
    bytes += Array("'/></hierarchy>".utf8)
    let error = #expect(throws: InputError.self) { try CaptureReader(file: "f").read(bytes) }
    #expect(error?.location == SourceLocation(file: "f", line: 2, column: 14))
  }

  @Test func `A file that PowerShell saved as UTF-16 is read`() throws {
    let text = "<hierarchy rotation=\"0\"><node text=\"größer\"/></hierarchy>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let capture = try CaptureReader(file: "f").read(bytes)
    #expect(capture.nodes.last?.text == "größer")
  }

  @Test func `A dump that is cut off anywhere is rejected with a location or read in part`() {
    let bytes = Array(`UiAutomator dumps`.dump.utf8)
    #expect(outcome(of: bytes) == .whole)
    for length in 1..<bytes.count {
      let outcome = outcome(of: Array(bytes[..<length]))
      #expect(outcome == .partial || outcome == .refused, "cut at \(length): \(outcome)")
    }
  }
}
