import Earshot
import EarshotFiles
import Testing

@Suite struct `TalkBack logs` {
  static let current = """
    --------- beginning of main
    11-21 06:40:01.123  1234  1250 V talkback: SpeechControllerImpl: Speaking fragment text="Collapsed", utteranceId=talkback_4, spans=null, locale=en_US, event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:297522
    11-21 06:40:01.124  1234  1250 V talkback: SpeechControllerImpl: Speaking fragment text="Search by "name", all", utteranceId=talkback_5, spans={LocaleSpan 'x' en}, locale=null, event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:297522
    11-21 06:40:01.900  1234  1250 I chatty: other line
    11-21 06:40:02.123  1234  1250 V talkback: SpeechControllerImpl: Speaking fragment text="Double-tap to activate", utteranceId=talkback_6, spans=null, locale=en_US, event=null
    11-21 06:40:03.123  1234  1250 V talkback: SpeechControllerImpl: Speaking fragment text=null, utteranceId=talkback_7, spans=null, locale=en_US, event=null
    11-21 06:40:04.123  1234  1250 V talkback: SpeechControllerImpl: Speaking fragment text="Line one
    11-21 06:40:04.123  1234  1250 V talkback: SpeechControllerImpl: line two", utteranceId=talkback_8, spans=null, locale=en_US, event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_WINDOW_STATE_CHANGED displayId:0 time:298000
    11-21 06:40:05.123  1234  1250 V talkback: SpeechControllerImpl: Speaking fragment text="Hinted", utteranceId=talkback_9, TtsSpan=null, locale=en_US, event=type:EVENT_TYPE_ACCESSIBILITY subtype:EVENT_SPEAK_HINT displayId:0 time:298100
    """

  @Test func `Fragments of one event are one announcement, and hints go with it`() throws {
    let capture = try capture(Self.current)
    #expect(capture.format == .talkBackLog)
    #expect(
      capture.heard.map(\.text) == ["Collapsed, Search by \"name\", all", "Line one\nline two"])
    #expect(capture.heard.map(\.hint) == ["Double-tap to activate", "Hinted"])
    #expect(capture.heard.map(\.location.line) == [2, 7])
    #expect(!capture.limits.contains(.hintApart))
  }

  @Test(arguments: [
    "Speaking fragment text \"OK, Button\"",
    "V/SpeechController( 42): Speaking fragment text \"OK, Button\"",
    "V/talkback: SpeechControllerImpl( 42): Speaking fragment text \"OK, Button\" with spans null "
      + "for event type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_CLICKED displayId:0 time:1",
    "V/talkback( 42): SpeechControllerImpl: Speaking fragment text=\"OK, Button\", utteranceId=t, "
      + "spans=null, locale=en, event=type:X subtype:Y displayId:0 time:1",
    "V talkback: SpeechControllerImpl: Speaking fragment text=\"OK, Button\", utteranceId=t,\n"
      + "  TtsSpan=null, locale=en_US, event=type:EVENT_TYPE_ACCESSIBILITY\n"
      + "  subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED displayId:0 time:297522",
  ])
  func `Every earlier form of the log is read`(line: String) throws {
    #expect(try capture("noise\n\(line)\nnoise").heard.map(\.text) == ["OK, Button"])
  }

  @Test func `The oldest form does not distinguish hints, and says so`() throws {
    let limits = try capture("Speaking fragment text \"OK, Button\"").limits
    #expect(limits.contains(.hintApart))
  }

  @Test func `A log that is cut off or not UTF-8 is read as far as possible`() throws {
    var bytes = Array(Self.current.utf8)
    bytes.replaceSubrange(40..<41, with: [0xFF, 0x00])
    let capture = try CaptureReader(file: "f").read(bytes)
    #expect(capture.heard.count == 2)
    #expect(capture.notes.first?.message.contains("U+FFFD") == true)
    for length in 1..<bytes.count { #expect(outcome(of: Array(bytes[..<length])) != .placeless) }
  }

  @Test func `Thousands of fragments of one event are one announcement`() throws {
    let line =
      "Speaking fragment text=\"a\", utteranceId=t, spans=null, locale=en, event=type:X subtype:Y "
      + "displayId:0 time:1\n"
    let capture = try capture(String(repeating: line, count: 2_000))
    #expect(capture.heard.count == 1)
    #expect(capture.heard.first?.text.utf8.count == 2_000 + 2 * 1_999)
  }

  @Test func `A line of 10 MB is read or left out with a note`() throws {
    let long = String(repeating: "x", count: 10 << 20)
    let capture = try capture(Self.current + "\nSpeaking fragment text=\"" + long)
    #expect(capture.heard.count == 2)
    #expect(capture.notes.count == 1)
  }
}

@Suite struct Captions {
  static let webVTT =
    "WEBVTT\r\n\r\nNOTE made by hand\r\n\r\nb4e8bc6b-63ba-4ce1-a29d-992ae78f76cf-0\r\n"
    + "00:00:00.880 --> 00:00:03.680 align:start\r\n<v Reader>Cancel button double tap\r\nto activate."
    + "\r\n\r\nb4e8bc6b-63ba-4ce1-a29d-992ae78f76cf-1\r\n00:03.680 --> 00:04.000\r\nEnlist &amp; go\r\n"
    + "\r\n0a7e7a77-1bd0-423f-8a5a-30b1fcc77622-0\r\n01:00:06.440 --> 01:00:09.200\r\nSave button."

  @Test func `Cues of WebVTT are joined over lines and over the cues of one phrase`() throws {
    let capture = try capture(Self.webVTT)
    #expect(capture.format == .webVTT)
    #expect(
      capture.heard.map(\.text) == [
        "Cancel button double tap to activate. Enlist & go", "Save button.",
      ])
    #expect(capture.heard.map(\.location.line) == [6, 15])
    #expect(capture.format.holding == .recognizedSpeech)
    #expect(capture.limits.contains(.recognition))
  }

  @Test func `SubRip is recognized by its comma`() throws {
    let capture = try capture(
      "1\n00:00:01,000 --> 00:00:02,500\n{\\an8}<i>Save</i>, button\n\n2\n00:00:03,000 --> 00:00:04,000\n3 < 4\n"
    )
    #expect(capture.format == .subRip)
    #expect(capture.heard.map(\.text) == ["Save, button", "3 < 4"])
  }

  @Test func `Invalid times are reported with their location`() {
    let error = #expect(throws: InputError.self) {
      try capture("WEBVTT\n\n00:00 --> later\nSave")
    }
    #expect(error?.location?.line == 3)
    #expect(error?.message.contains("expected two times") == true)
  }

  @Test func `Captions that are cut off are rejected with a location or read in part`() {
    let bytes = Array(Self.webVTT.utf8)
    for length in 1..<bytes.count { #expect(outcome(of: Array(bytes[..<length])) != .placeless) }
  }
}

@Suite struct `Plain text` {
  @Test func `Every line is an announcement`() throws {
    let capture = try capture(
      "Save, button\r\n\r\n  Größe, 3 von 4  \rlast", fallback: .plainText)
    #expect(capture.format == .plainText)
    #expect(capture.heard.map(\.text) == ["Save, button", "Größe, 3 von 4", "last"])
    #expect(capture.heard.map(\.location.line) == [1, 3, 4])
  }

  @Test(arguments: [
    ("1. Pay\n\n2) 3 seats\n", ["Pay", "3 seats"]), ("1.5 km\n2.5 km\n", nil),
    ("1. Pay\n3. Save\n", nil), ("1. Pay\nSave\n", nil), ("1. Pay\n", nil),
    ("1. Pay\n2.\n", nil), ("1 of 2\n2 of 2\n", nil), ("2. Pay\n3. Save\n", nil),
    ("1: Größe\n2: Länge\n", ["Größe", "Länge"]),
    ("1. Pay\nthen I double tapped\n2. Save\n", ["Pay", "then I double tapped", "Save"]),
  ])
  func `The running number of every line is left out`(text: String, expected: [String]?) throws {
    let capture = try capture(text, fallback: .plainText)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(capture.heard.map(\.text) == expected ?? lines)
    #expect(capture.notes.isEmpty == (expected == nil))
  }

  @Test(arguments: [
    ("00:01 Pay\n00:05 Save\n", ["Pay", "Save"]),
    ("[00:00:01] Pay\n[00:00:05] Save\n", ["Pay", "Save"]),
    (
      "[00:00:01.000 --> 00:00:02.000]  Pay\n[00:00:05.000 --> 00:00:06.000]  Save\n",
      ["Pay", "Save"]
    ),
    ("14:03:10 - Pay\n14:03:15 - Save\n", ["Pay", "Save"]),
    ("2026-11-28 14:03:10 Pay\n2026-11-28T14:03:15Z Save\n", ["Pay", "Save"]),
    ("00:01 Pay\n[swipe right]\n00:05 Save\n", ["Pay", "[swipe right]", "Save"]),
    ("00:01\tPay\n00:05\tSave\n", ["Pay", "Save"]),
    ("9:00 AM, button\n9:30 AM, button\n", nil), ("9:00 Uhr, Taste\n9:30 Uhr, Taste\n", nil),
    ("10:30, Oslo\n12:40, Rome\n", nil), ("10:30 Oslo\nRome\n", nil), ("10:30\n12:40\n", nil),
    ("* Pay\n* Save\n", ["Pay", "Save"]), ("> Pay\n> Save\n", ["Pay", "Save"]),
    ("*Pay\n*Save\n", nil),
    ("Step 1: Pay\nStep 2: Save\n", ["Pay", "Save"]), ("Step 1: Pay\nStep 3: Save\n", nil),
    ("Row 1: Pay\nRow 2: Save\n", nil),
    ("VoiceOver: Pay\nVoiceOver: Save\n", ["Pay", "Save"]),
    ("VoiceOver says \"Pay\"\nvoiceover said Save\n", ["\"Pay\"", "Save"]),
    ("Swipe right: Pay\nI double-tapped: Save\n", ["Pay", "Save"]),
    ("Total: Pay\nTax: Save\n", nil),
    ("1. 00:01 Pay\n2. 00:05 Save\n", ["Pay", "Save"]),
  ])
  func `The mark of a tester before every announcement is left out`(
    text: String, expected: [String]?
  ) throws {
    let capture = try capture(text, fallback: .plainText)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(capture.heard.map(\.text) == expected ?? lines)
    #expect(capture.notes.isEmpty == (expected == nil))
  }

  @Test(arguments: [
    ("Pay\n\n# TalkBack 17: Its logs match.\n", ["Pay"], 0),
    ("1. Pay\n2. Save\n\n# TalkBack 17: Its logs match.\n", ["Pay", "Save"], 1),
    ("Pay\n\n# Our phone: It is slow.\n# TalkBack 17: Its logs match.\n", ["Pay"], 1),
    ("Pay\n# of guests: 2\n", ["Pay", "# of guests: 2"], 0),
    ("Pay\n\n# of guests, edit box\n", ["Pay", "# of guests, edit box"], 0),
    ("Pay\n\n# of guests: 2\nSave\n", ["Pay", "# of guests: 2", "Save"], 0),
    ("# of guests: 2\n", ["# of guests: 2"], 0),
    (
      "Pay\n# of guests: 2\n\n# TalkBack 17: Its logs match.\n", ["Pay", "# of guests: 2"], 0
    ),
    ("# of guests: 2\n\n# TalkBack 17: Its logs match.\n", ["# of guests: 2"], 0),
  ])
  func `The notes of profiles at the end are left out`(
    text: String, expected: [String], remarks: Int
  ) throws {
    let capture = try capture(text, fallback: .plainText)
    #expect(capture.heard.map(\.text) == expected)
    #expect(capture.notes.count == remarks, "\(capture.notes)")
  }

  @Test func `More lines than a file of its size can hold are refused`() {
    let error = #expect(throws: InputError.self) {
      try capture(String(repeating: "a\n", count: 150_000), fallback: .plainText)
    }
    #expect(error?.message.contains("announcements in a file of 300000 bytes, found more") == true)
    #expect(error?.location?.line ?? 0 > 100_000)
  }

  @Test(arguments: [nil, CaptureFormat.plainText, CaptureFormat.csv])
  func `A binary file is refused`(fallback: CaptureFormat?) {
    let error = #expect(throws: InputError.self) {
      try capture("PNG\0\0", fallback: fallback)
    }
    #expect(error?.message.contains("binary") == true)
  }

  @Test(arguments: [
    ("root:x:0:0:root:/root:/bin/bash\n", nil), ("Pay, button\nCancel, button\n", nil),
    (
      "  useUnmergedTree\n",
      "Jetpack Compose semantics tree, because the file contains 'useUnmergedTree'"
    ),
    ("Snapshot: WEBVTT\n", "WebVTT captions, because the file contains 'WEBVTT'"),
    (
      "<a content-desc='Pay' resource-id='x'/>",
      "adb uiautomator dump, because the file contains 'content-desc='"
    ),
    ("<a x='useUnmergedTree'/>", "Jetpack Compose semantics tree"),
    ("{\"testID\": \"pay\"}", "React Native Testing Library tree"),
  ])
  func `A text without a known format is an error with the nearest format`(
    text: String, nearest: String?
  ) {
    let error = #expect(throws: InputError.self) { try capture(text) }
    #expect(error?.location == SourceLocation(file: "fixture", line: 1, column: 1))
    if let nearest {
      #expect(
        error?.message.contains("; the nearest format is \(nearest)") == true,
        "\(error?.message ?? "")")
    } else {
      #expect(error?.message.contains("nearest") == false)
    }
  }

  @Test func `The error for an unknown text is short and names the fix`() {
    let error = #expect(throws: InputError.self) { try capture("Pay, button") }
    let message = error?.message ?? ""
    #expect(message.contains("use --input-format text") && message.count <= 200)
    #expect(message.hasSuffix("'earshot formats' lists all formats"))
  }

  @Test func `An empty file is refused`() {
    #expect(throws: InputError.self) { try capture("\n \n") }
  }
}
