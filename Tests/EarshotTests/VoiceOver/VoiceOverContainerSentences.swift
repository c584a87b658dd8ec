import Earshot
import Testing

@Suite struct `VoiceOver's containers, sentence by sentence` {
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
      #expect(visits.map { composer.announcement(for: $0).heard } == lines, "\(id)")
    }
  }

  private static func stop(_ label: String, _ y: Double, _ traits: Traits = []) -> Tree {
    .stop(label, 0, y, traits: traits)
  }

  @Test(arguments: [
    Heard(
      words: "The library never says a container's label, devices say it on entering the container",
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
      words: "The views of a list have no position",
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
      words: "A data table adds nothing to elements that are not cells",
      group: VoiceOverScreen.Group(container: .dataTable),
      trees: [stop("A", 0, [.button])], library: ["A. Button."], device: ["A, button"]),
    Heard(
      words: "A semantic group gives no position, and a group inside a list gets none",
      group: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list),
      trees: [
        .group(
          VoiceOverScreen.Group(container: .semanticGroup, label: "Card"), [stop("A", 0)]),
        stop("B", 40),
      ],
      library: ["A", "B. List End."], device: ["Card, A", "B, list end"]),
    Heard(
      words: "A tab bar inside a list is not a tab bar for its elements",
      group: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list),
      trees: [.group(VoiceOverScreen.Group(container: .tabBar), [stop("A", 0, [.button])])],
      library: ["A. Button."], device: ["A, button"]),
    Heard(
      words: "A list inside a tab bar is not a list for its elements",
      group: VoiceOverScreen.Group(container: .tabBar),
      trees: [
        .group(
          VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list),
          [stop("A", 0), stop("B", 40)])
      ], library: ["A. Tab. 1 of 2.", "B. Tab. 2 of 2."],
      device: ["Tab Bar, A, tab, 1 of 2", "B, tab, 2 of 2"]),
    Heard(
      words: "A segment says its position in the array, and is a button",
      group: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .segmentedControl),
      trees: [
        stop("A", 0, [.button]), stop("B", 40, [.button, .selected]), stop("C", 0, [.button]),
      ],
      library: ["A. Button. 1 of 3.", "Selected: B. Button. 2 of 3.", "C. Button. 3 of 3."],
      device: ["A, button, 1 of 3", "selected, B, button, 2 of 3", "C, button, 3 of 3"]),
    Heard(
      words: "The views of a segmented control have no position",
      group: VoiceOverScreen.Group(container: .segmentedControl),
      trees: [stop("A", 0, [.button])], library: ["A. Button."], device: ["A, button"]),
    Heard(
      words: "The buttons of a system tab bar say their position, other elements have none",
      group: VoiceOverScreen.Group(container: .systemTabBar),
      trees: [
        stop("Item A", 0, [.tabBarItem, .button]), stop("Search", 20, [.button]),
        .view(stop("Item B", 40, [.tabBarItem, .notEnabled])),
      ],
      library: ["Item A. Tab. 1 of 2.", "Search. Button.", "Item B. Dimmed. Tab. 2 of 2."],
      device: ["Tab Bar, Item A, tab, 1 of 2", "Search, button", "Item B, dimmed, tab, 2 of 2"]),
    Heard(
      words: "A system tab bar that shows its items twice counts each set",
      group: VoiceOverScreen.Group(container: .systemTabBar, itemCount: 2),
      trees: (0..<4).map { stop("\($0)", Double($0) * 20, .tabBarItem) },
      library: ["0. Tab. 1 of 2.", "1. Tab. 2 of 2.", "2. Tab. 1 of 2.", "3. Tab. 2 of 2."],
      device: [
        "Tab Bar, 0, tab, 1 of 2", "1, tab, 2 of 2", "Tab Bar, 2, tab, 1 of 2", "3, tab, 2 of 2",
      ]),
    Heard(
      words: "A system tab bar gives no position if its buttons are not whole sets of its items",
      group: VoiceOverScreen.Group(container: .systemTabBar, itemCount: 2),
      trees: (0..<3).map { stop("\($0)", Double($0) * 20, .tabBarItem) },
      library: ["0. Tab.", "1. Tab.", "2. Tab."], device: ["0, tab", "1, tab", "2, tab"]),
    Heard(
      words: "A system tab bar without items gives no position",
      group: VoiceOverScreen.Group(container: .systemTabBar, itemCount: 0),
      trees: [stop("A", 0, .tabBarItem)], library: ["A. Tab."], device: ["A, tab"]),
  ])
  func `Each container adds its information`(_ heard: Heard) throws { try check(heard) }
}
