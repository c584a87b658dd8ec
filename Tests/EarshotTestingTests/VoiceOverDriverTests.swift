import Earshot
import EarshotTesting
import Testing

private final class Driver: VoiceOverDriver {
  struct Failure: Error {}

  enum Step: CaseIterable {
    case turnOn, next, turnOff
  }

  let failing: Step?
  var isOn = false
  var texts = ["Flights, heading", "Continue, button"]

  init(failing: Step?) { self.failing = failing }

  func turnOn() throws {
    isOn = true
    if failing == .turnOn { throw Failure() }
  }

  func turnOff() throws {
    isOn = false
    if failing == .turnOff { throw Failure() }
  }

  func next() throws -> String? {
    if failing == .next, texts.count == 1 { throw Failure() }
    return texts.isEmpty ? nil : texts.removeFirst()
  }
}

@Suite struct `A driver of VoiceOver` {
  @Test func `hears the whole screen and turns VoiceOver off`() throws {
    let driver = Driver(failing: nil)
    expectAnnouncements(
      of: try driver.announcements(),
      match: .screen(
        Screen("Flights") {
          Heading("Flights")
          Button("Continue")
        }))
    #expect(!driver.isOn)
  }

  @Test(arguments: Driver.Step.allCases)
  fileprivate func `turns VoiceOver off after an error and reports the error`(_ step: Driver.Step) {
    let driver = Driver(failing: step)
    #expect(throws: Driver.Failure.self) { try driver.announcements() }
    #expect(!driver.isOn)
  }

  @Test func `stops on a screen without an end`() throws {
    let driver = Driver(failing: nil)
    driver.texts = Array(repeating: "Continue, button", count: 20)
    #expect(try driver.announcements(atMost: 3).split(separator: "\n").count == 3)
    #expect(!driver.isOn)
  }
}
