import Earshot
import EarshotProfiles
import Testing

@Suite struct `If two profiles differ` {
  private func part(_ kind: Part.Kind, _ text: String, joint: String = ", ") -> Part {
    Part(kind.plainFact, text, joint: joint, from: "test", rule: "test")
  }

  private var documented: Announcement {
    Announcement(parts: [
      part(.name, "Search by", joint: ""), part(.role, "button"), part(.value, "Record locator"),
      part(.state, "collapsed"), part(.hint, "double tap to activate"),
    ])
  }

  private func hint(_ text: String) -> Part {
    Part(.hint(.own), text, utterance: .hint, from: "test", rule: "test")
  }

  private func sentences(_ device: [Part]) -> [String] {
    let lexicon = BuiltIn.lexicon(locale: "en", vocabularies: [])
    return AnnouncementDifferences(
      from: documented, to: Announcement(parts: device), lexicon: lexicon
    )
    .sentences(about: "TalkBack 15.1")
  }

  @Test func `a part that comes first is reported with the following words`() {
    let said = sentences([
      part(.state, "collapsed", joint: ""), part(.name, "Search by"), part(.role, "Button"),
      part(.value, "Record locator"), hint("Double-tap to activate"),
    ])
    #expect(
      said == ["TalkBack 15.1 says the state first: collapsed, Search by, Button, …."])
  }

  @Test func `a part in the middle is reported with the part before it`() {
    let said = sentences([
      part(.name, "Search by", joint: ""), part(.state, "collapsed"), part(.role, "Button"),
      part(.value, "Record locator"), hint("Double-tap to activate"),
    ])
    #expect(
      said == [
        "TalkBack 15.1 says the state right after the name: "
          + "Search by, collapsed, Button, Record locator, …."
      ])
  }

  @Test func `case, hyphens and a hint after the pause are not differences`() {
    let said = sentences([
      part(.name, "Search by", joint: ""), part(.role, "Button"), part(.value, "record locator"),
      part(.state, "Collapsed"), hint("Double-tap to activate"),
    ])
    #expect(said.isEmpty)
  }

  @Test func `other words, missing parts and extra parts are reported`() {
    let said = sentences([
      part(.name, "Search by", joint: ""), part(.role, "Drop down list"),
      part(.value, "Record locator"), hint("Double-tap to activate"),
      hint("Actions available, use Tap with 3 fingers to view"),
    ])
    #expect(
      said == [
        "TalkBack 15.1 says \"Drop down list\" for \"button\".",
        "TalkBack 15.1 does not say \"collapsed\".",
        "TalkBack 15.1 also says \"Actions available, use Tap with 3 fingers to view\".",
      ])
  }

  @Test func `another order hides none of the other differences`() {
    let said = sentences([
      part(.state, "collapsed", joint: ""), part(.name, "Search by"),
      part(.value, "Record locator"), hint("Double-tap to change"),
    ])
    #expect(
      said == [
        "TalkBack 15.1 says the state first: collapsed, Search by, Record locator, ….",
        "TalkBack 15.1 says \"Double-tap to change\" for \"double tap to activate\".",
        "TalkBack 15.1 does not say \"button\".",
      ])
  }

  @Test func `words that join a name do not change it`() {
    let said = sentences([
      part(.role, "Button", joint: ""), part(.value, "Record locator"),
      part(.state, "collapsed"), part(.name, "Search by", joint: " for "),
      hint("Double-tap to activate"),
    ])
    #expect(
      said == [
        "TalkBack 15.1 says the name right after the state: "
          + "…, collapsed for Search by, Double-tap to activate."
      ])
  }

  @Test func `a skipped stop is reported`() {
    #expect(sentences([]) == ["TalkBack 15.1 says nothing."])
    let differences = AnnouncementDifferences(from: Announcement(), to: documented)
    #expect(
      differences.sentences(about: "It").first?.hasPrefix("It also says \"Search by\"") == true)
    #expect(AnnouncementDifferences(from: documented, to: documented).isEmpty)
  }
}
