import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Date pickers of any kind` {
  struct Case: Sendable, CustomTestStringConvertible {
    var seed: UInt64
    var platform: Platform

    var design: String {
      var dice = Dice(state: seed)
      return "  - {id: picker, \(GeneratedDesign.datePicker(&dice))}"
    }

    var testDescription: String { "\(platform): \(design)" }
    var profile: String { "\(platform.rawValue)-documented" }

    static let all = (0..<200).map { seed in
      Case(seed: UInt64(seed), platform: Platform.allCases[seed % 2])
    }
  }

  private static let wording = BuiltIn.wording(locale: "en", dates: DateFormats())

  @Test(arguments: Case.all)
  func `let every allowed day be picked, and no other`(_ item: Case) throws {
    let screen = try WalkSupport.screen(of: item.design)
    var picker = try #require(screen.components.first as? DatePicker)
    _ = answer(&picker, .activate, at: "field", item.platform)
    let years = picker.shownDay.year...picker.shownDay.year + 1
    var seen: Set<CalendarDate> = [picker.shownDay]
    var open = [picker]
    var picked: Set<CalendarDate> = []
    while let shown = open.popLast() {
      for day in days(pickedIn: shown, item.platform) { picked.insert(day) }
      for next in turns(of: shown, item.platform)
      where years.contains(next.shownDay.year) && seen.insert(next.shownDay).inserted {
        open.append(next)
      }
    }
    #expect(picked == Set(Self.days(of: picker).filter(picker.isAvailable)))
  }

  private static func days(of picker: DatePicker) -> [CalendarDate] {
    let first = CalendarDate(year: picker.shownDay.year, month: 1, day: 1)
    return (0..<24).compactMap { first?.moved(byMonths: $0) }.flatMap(\.daysOfMonth)
  }

  private func answer(
    _ picker: inout DatePicker, _ interaction: Interaction, at stop: String, _ platform: Platform
  ) -> [Event] {
    picker.perform(interaction, at: StopID(stop), on: platform, Self.wording)
  }

  private func turns(of picker: DatePicker, _ platform: Platform) -> [DatePicker] {
    let isPage = platform == .voiceOver || picker.style == .calendar
    guard isPage || picker.style == .columns else { return [] }
    let stops = isPage ? ["month"] : ["month.current", "day.current", "year.current", "day.next"]
    return stops.flatMap { stop in
      [Interaction.adjust(1), .adjust(-1), .activate, .hold].compactMap { interaction in
        guard interaction != .activate || stop != "month" else { return nil }
        var turned = picker
        return answer(&turned, interaction, at: stop, platform) == [.adjusted] ? turned : nil
      }
    }
  }

  private func days(pickedIn picker: DatePicker, _ platform: Platform) -> [CalendarDate] {
    let days = picker.shownDay.daysOfMonth
    if platform == .voiceOver || picker.style == .calendar {
      return days.compactMap { day in
        var open = picker
        guard answer(&open, .activate, at: "day.\(day)", platform) == [.changed] else { return nil }
        _ = answer(&open, .activate, at: platform == .voiceOver ? "close" : "set", platform)
        return open.until ?? open.date
      }
    }
    if picker.style == .columns { return [kept(picker, platform)].compactMap(\.self) }
    return Self.days(of: picker).compactMap { day in
      var typed = picker
      _ = answer(&typed, .activate, at: "input", platform)
      let text = Self.wording.text(of: day, .monthDayYear)
      _ = answer(&typed, .type(text), at: "input", platform)
      return kept(typed, platform)
    }
  }

  private func kept(_ picker: DatePicker, _ platform: Platform) -> CalendarDate? {
    var set = picker
    let events = answer(&set, .activate, at: "set", platform)
    return events == [.refused] ? nil : set.date
  }

  @Test(arguments: Case.all)
  func `keep focus and never choose another day in ten thousand random actions`(
    _ item: Case
  ) throws {
    let start = try WalkSupport.walk(WalkSupport.screen(of: item.design), item.profile)
    var (walk, dice) = (start, Dice(state: item.seed))
    var before: DatePicker?
    for count in 0..<10_000 {
      let (wasOpen, focus) = (!walk.open.isEmpty, walk.focus)
      let action = anyAction(walk, &dice)
      let step = walk.perform(action)
      let picker = try #require(walk.components.first as? DatePicker)
      for day in [picker.date, picker.until].compactMap(\.self) where !picker.isAvailable(day) {
        Issue.record("\(day) is chosen after \(action)")
      }
      if step.remarks.contains(.focusLost) { Issue.record("focus is lost after \(action)") }
      if step.remarks.contains(.opened) { before = picker }
      if wasOpen, walk.open.isEmpty {
        #expect(walk.focus == Focus("picker/field"), "\(action)")
        let isKept = item.platform == .voiceOver || focus?.stop == StopID(.set)
        #expect(isKept || picker.date == before?.date, "\(action) keeps what it should discard")
      }
      if count % 20 == 0, let focus = walk.focus { #expect(walk.canReach(focus)) }
      if walk.timeline.heard.count > 400 { walk = start }
    }
  }

  private func anyAction(_ walk: Walkthrough, _ dice: inout Dice) -> Action {
    let gestures: [Action.Gesture] = [
      .swipeRight, .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .doubleTap,
      .doubleTapAndHold,
    ]
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<80: return .gesture(gestures.randomElement(using: &dice) ?? .doubleTap)
    case 80..<83: return .gesture(Action.Gesture.allCases.randomElement(using: &dice) ?? .back)
    case 83..<86: return .key(Key.allCases.randomElement(using: &dice) ?? .tab)
    case 86..<90:
      let stops = ["month", "month.current", "day.next", "year.previous", "set", "input", "cancel"]
      return .touch(Focus("picker/\(stops.randomElement(using: &dice) ?? "set")"))
    case 90..<95:
      let day = CalendarDate(
        year: Int.random(in: 2023...2029, using: &dice),
        month: Int.random(in: 1...12, using: &dice), day: Int.random(in: 1...28, using: &dice))
      return .type(day.map { Self.wording.text(of: $0, .monthDayYear) } ?? "")
    case 95..<98: return .clear
    default: return .type("May")
    }
  }
}
