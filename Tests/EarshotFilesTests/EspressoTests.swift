import Earshot
import EarshotFiles
import Testing

@Suite struct `Views in errors of Espresso` {
  private static func view(_ fields: String) -> String {
    "View Hierarchy:\n+>EditText{id=-1, visibility=VISIBLE, width=900, height=90, "
      + "is-clickable=true, is-enabled=true, is-focusable=true, x=0.0, y=0.0, \(fields)}\n"
  }

  private static func node(_ fields: String) throws -> TalkBackNode {
    try #require(try capture(view(fields)).nodes.last)
  }

  /// `HumanReadables.innerDescribe` writes the error between the text and the hint.
  @Test(arguments: ["", "Hi", "Hi, you", "Hi, a=b"], [nil, "Too short", "Too short, by 3"])
  func `have the error of a field`(text: String, error: String?) throws {
    let node = try Self.node(
      "text=\(text), " + (error.map { "error-text=\($0), " } ?? "")
        + "hint=Add a comment, input-type=1, ime-target=false, has-links=false")
    #expect(node.text == (text.isEmpty ? "Add a comment" : text))
    #expect(node.error == error)
    #expect(node.hintText == "Add a comment")
  }

  @Test(arguments: ["is-shown", "has-error", "new-key-of-a-version"])
  func `have no unknown field in their text`(key: String) throws {
    let node = try Self.node("text=Hi, \(key)=true, hint=Add a comment, input-type=1")
    #expect(node.text == "Hi" && node.hintText == "Add a comment")
  }

  @Test(arguments: ["Sizes, width=5", "Notes, tag=7", "Sum, x=4", "Range, 3-4=-1", "A, desc=B"])
  func `have texts with equals signs`(text: String) throws {
    #expect(try Self.node("text=\(text), input-type=1, ime-target=false").text == text)
  }

  @Test(arguments: [
    ("ActionMenuItemView", "android.widget.Button"), ("Chip", "android.widget.Button"),
    ("Slider", "android.widget.SeekBar"), ("RangeSlider", "android.widget.SeekBar"),
    ("LinearProgressIndicator", "android.widget.ProgressBar"),
    ("SearchAutoComplete", "android.widget.AutoCompleteTextView"),
    ("FloatingActionButton", "android.widget.ImageButton"), ("ChipView", "android.view.View"),
  ])
  func `have the class that they report to readers`(_ name: String, reported: String) throws {
    let dump = Self.view("text=Vegan").replacing("EditText{", with: "\(name){")
    #expect(try capture(dump).nodes.last?.className == reported)
  }

  @Test func `differ from a design only if an error is lost`() throws {
    let design = ["kind: text-field, label: Add a comment, error: Too short"]
    let right = Self.view("text=, error-text=Too short, hint=Add a comment, input-type=1")
    #expect(try findings(of: design, toolkit: "views", in: right).grave == [])
    let lost = Self.view("text=, hint=Add a comment, input-type=1")
    let found = try findings(of: design, toolkit: "views", in: lost).grave
    #expect(found.contains { $0.part == .error }, "\(found.sentences)")
  }
}
