extension Container {
  func manualTests(on platform: Platform, _ wording: Wording) -> [ManualTest] {
    choiceTests + buttonTests + pageTests(on: platform, wording)
  }

  private var choiceTests: [ManualTest] {
    guard !isOverlay else { return [] }
    let choosing =
      type.allowsSeveral
      ? "choosing a second one selects it too" : "choosing another one selects it"
    return choices.manualTests(.option, of: id, choosing, choosing)
  }

  private var buttonTests: [ManualTest] {
    let ends = isOverlay ? "answers and closes" : "performs its action"
    return
      (hasBackButton
      ? [.doubleTap("back", "its back button goes back", at: StopID(.back), of: id)] : [])
      + (grabber == nil
        ? [] : [.doubleTap("resize", "its grabber changes its size", at: StopID(.grabber), of: id)])
      + buttons.map {
        .doubleTap(
          "button.\($0)", "its button \"\($0)\" \(ends)", at: StopID(.button, $0), of: id)
      }
      + (hasCloseButton && !isOverlay
        ? [.doubleTap("close", "its close button works", at: StopID(.close), of: id)] : [])
  }

  private func pageTests(on platform: Platform, _ wording: Wording) -> [ManualTest] {
    guard traits.holdsPages, components.count > 1 else { return [] }
    let inFirst = components[0].withNested.map { component in
      Realization(of: component, on: platform, wording: wording).stops.count
    }
    let swipes = inFirst.reduce(0, +)
    guard swipes > 0 else { return [] }
    return [
      ManualTest(
        "next-page", "swipes continue to the next page", when: "I swipe right past its first page",
        [.touch(Focus(component: components[0].id))]
          + Array(repeating: .gesture(.swipeRight), count: swipes))
    ]
  }
}
