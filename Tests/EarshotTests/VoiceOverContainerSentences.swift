import Earshot
import Testing

/// What containers give to the elements in them, as it is heard, one sentence at a time.
@Suite struct `VoiceOver's containers, sentence by sentence` {
  /// What stands in a container, and what each stop says by the library and on iOS 26.
  struct Heard: Sendable, CustomTestStringConvertible {
    let words: String
    let group: VoiceOverScreen.Group
    let trees: [Tree]
    let library: [String]
    let device: [String]

    var testDescription: String { words }
  }

  private func check(_ heard: Heard) throws {
    var screen = VoiceOverScreen()
    Tree.group(heard.group, heard.trees).add(to: &screen, in: VoiceOverScreen.root)
    let visits = VoiceOverReadingOrder(screen).visits
    for (id, lines) in [("voiceover-snapshot", heard.library), ("voiceover-ios-26", heard.device)] {
      let composer = try VoiceOverData.composer(id)
      #expect(visits.map { composer.announcement(for: $0).line } == lines, "\(id)")
    }
  }

  private static func stop(_ label: String, _ y: Double, _ traits: Traits = []) -> Tree {
    .stop(label, 0, y, traits: traits)
  }

  @Test(arguments: [
    Heard(
      words: "The library never says the label of a container, devices do where it is entered",
      group: VoiceOverScreen.Group(container: .semanticGroup, label: "Apps"),
      trees: [stop("Weather", 0, [.button]), stop("Clock", 40, [.button])],
      library: ["Weather. Button.", "Clock. Button."],
      device: ["Apps, Weather, button", "Clock, button"]),
    Heard(
      words: "The label of a list is said before everything else",
      group: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list, label: "Animals"),
      trees: [stop("Cats", 0, [.selected]), stop("Dogs", 20), stop("Birds", 40, [.button])],
      library: ["Selected: Cats. List Start.", "Dogs", "Birds. Button. List End."],
      device: ["Animals, selected, Cats, list start", "Dogs", "Birds, list end, button"]),
    Heard(
      words: "A landmark with one element starts and does not end",
      group: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .landmark),
      trees: [stop("A", 0, [.link])], library: ["A. Link. Landmark."], device: ["A, landmark, link"]
    ),
    Heard(
      words: "The views of a list are told no place",
      group: VoiceOverScreen.Group(container: .list), trees: [stop("A", 0), stop("B", 40)],
      library: ["A", "B"], device: ["A", "B"]),
    Heard(
      words: "Tabs of views are numbered in reading order",
      group: VoiceOverScreen.Group(container: .tabBar),
      trees: [
        .stop("B", 100, 0, traits: [.button, .notEnabled]),
        .view(.stop("A", 0, 0, traits: [.button, .selected])),
      ],
      library: ["Selected: A. Tab. 1 of 2.", "B. Dimmed. Tab. 2 of 2."],
      device: ["Tab Bar, selected, A, tab, 1 of 2", "B, dimmed, tab, 2 of 2"]),
    Heard(
      words: "Tabs of an array are numbered in its order",
      group: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .tabBar),
      trees: [stop("B", 40, [.button]), stop("A", 0, [.button])],
      library: ["B. Tab. 1 of 2.", "A. Tab. 2 of 2."],
      device: ["Tab Bar, B, tab, 1 of 2", "A, tab, 2 of 2"]),
    Heard(
      words: "A data table gives nothing to what is no cell",
      group: VoiceOverScreen.Group(container: .dataTable),
      trees: [stop("A", 0, [.button])], library: ["A. Button."], device: ["A, button"]),
    Heard(
      words: "A semantic group gives no place, and one that is inside a list takes none",
      group: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list),
      trees: [
        .group(
          VoiceOverScreen.Group(container: .semanticGroup, label: "Card"), [stop("A", 0)]),
        stop("B", 40),
      ],
      library: ["A", "B. List End."], device: ["Card, A", "B, list end"]),
    Heard(
      words: "A tab bar inside a list is no tab bar to its elements",
      group: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list),
      trees: [.group(VoiceOverScreen.Group(container: .tabBar), [stop("A", 0, [.button])])],
      library: ["A. Button."], device: ["A, button"]),
    Heard(
      words: "A list inside a tab bar is no list to its elements",
      group: VoiceOverScreen.Group(container: .tabBar),
      trees: [
        .group(
          VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list),
          [stop("A", 0), stop("B", 40)])
      ], library: ["A. Tab. 1 of 2.", "B. Tab. 2 of 2."],
      device: ["Tab Bar, A, tab, 1 of 2", "B, tab, 2 of 2"]),
  ])
  func `Each container gives what it has`(_ heard: Heard) throws { try check(heard) }
}
