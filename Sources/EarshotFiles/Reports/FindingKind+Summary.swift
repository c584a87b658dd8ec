import Earshot

extension Finding.Kind {
  var summary: String {
    switch self {
    case .missingPart: "A part of the announcement is missing."
    case .extraPart: "A part is unexpected."
    case .wrongText: "A part has different words."
    case .differentOrder: "The parts have a different order."
    case .differentWording: "A part has different words with the same meaning."
    case .saidTwice: "A part is announced twice."
    case .faked: "A role or state is announced only because its word is part of the label."
    case .truncated: "The announcement was cut off."
    case .misheard: "The recognized text differs from the expected text, but sounds similar."
    case .notComparable: "The format cannot contain the expected information."
    case .extraStop: "A stop is unexpected."
    case .skippedStop: "An expected stop is missing."
    case .mergedStops: "Several expected stops are announced as one stop."
    case .splitStop: "One expected stop is announced as several stops."
    case .movedStop: "A stop has a different place in the order."
    case .notShown: "No capture shows a part of the design."
    case .wrongFocus: "The focus moves to a different stop than expected."
    case .oldTitle: "An overlay opens, but the title of the screen below it is announced."
    case .unchangedValue: "A value does not change after an action that should change it."
    case .missingAnnouncement: "An announcement without focus is missing."
    case .repeatedStop: "An announcement is repeated without an action."
    case .notReached: "The announcements end before the last stop of the screen."
    case .failedTest: "A tester noted that a criterion fails."
    }
  }

  /// The failed WCAG 2.2 success criterion; nil if the finding alone does not show a failure.
  var criterion: String? {
    switch self {
    case .missingPart, .wrongText, .faked, .saidTwice, .extraPart, .unchangedValue:
      "4.1.2 Name, Role, Value"
    case .skippedStop, .notReached: "2.1.1 Keyboard"
    case .mergedStops, .splitStop: "1.3.1 Info and Relationships"
    case .movedStop, .differentOrder: "1.3.2 Meaningful Sequence"
    case .wrongFocus, .repeatedStop: "2.4.3 Focus Order"
    case .oldTitle: "2.4.2 Page Titled"
    case .missingAnnouncement: "4.1.3 Status Messages"
    case .differentWording, .truncated, .misheard, .notComparable, .extraStop, .notShown,
      .failedTest:
      nil
    }
  }

  var usualSeverity: Finding.Severity {
    switch self {
    case .missingPart, .wrongText, .faked, .skippedStop, .wrongFocus, .oldTitle, .unchangedValue,
      .missingAnnouncement, .failedTest, .mergedStops, .splitStop:
      .error
    case .extraPart, .differentOrder, .saidTwice, .truncated, .extraStop, .movedStop, .repeatedStop:
      .warning
    case .differentWording, .misheard, .notComparable, .notShown, .notReached: .note
    }
  }
}
