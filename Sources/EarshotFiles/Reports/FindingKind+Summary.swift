import Earshot

extension Finding.Kind {
  var summary: String {
    switch self {
    case .missingPart: "A part of the announcement is missing."
    case .extraPart: "A part is heard that was not expected."
    case .wrongText: "A part says something else."
    case .differentOrder: "The parts are heard in another order."
    case .differentWording: "A part says the same in other words."
    case .saidTwice: "A part is said twice."
    case .faked: "A role or state is heard only because the label has the word."
    case .truncated: "The announcement was cut off."
    case .misheard: "The recognized text sounds similar."
    case .notComparable: "The format cannot contain the expected information."
    case .extraStop: "A stop is heard that was not expected."
    case .skippedStop: "A stop that was expected is not heard."
    case .movedStop: "A stop is heard at another place in the walk."
    case .notShown: "No capture shows a part of the design."
    }
  }

  var usualSeverity: Finding.Severity {
    switch self {
    case .missingPart, .wrongText, .faked, .skippedStop: .error
    case .extraPart, .differentOrder, .saidTwice, .truncated, .extraStop, .movedStop: .warning
    case .differentWording, .misheard, .notComparable, .notShown: .note
    }
  }
}
