package import Earshot

extension Finding.Kind {
  package func fix(of part: Part.Kind?) -> String {
    switch self {
    case .missingPart, .notComparable: part?.fix ?? "Expose the information to the reader."
    case .extraPart: "Remove it in the app, or add it to the design."
    case .wrongText: part?.fixOfText ?? "Use the design's text in the app."
    case .differentOrder: "Give the app's texts the order of the design."
    case .differentWording: "Nothing to fix: the meaning is the same."
    case .saidTwice: "Leave the word out of the app's text."
    case .faked: "Leave the word out of the label, and expose the role or state."
    case .truncated: "Record the whole announcement, then compare again."
    case .misheard: "You should listen again before you report a difference."
    case .extraStop: "Hide the element from the reader, or add it to the design."
    case .skippedStop: "The reader must be able to reach the element."
    case .mergedStops: "Make the texts focusable, but not the element around them."
    case .splitStop: "Make the element around the texts focusable, but not the texts."
    case .movedStop: "Change the reading order of the app."
    case .notShown: "A capture must show this part of the screen."
    case .wrongFocus: "Move the focus to the expected stop."
    case .oldTitle: "Set the title of the overlay."
    case .unchangedValue: "Update the exposed value after the action."
    case .missingAnnouncement: "Announce the text when it appears."
    case .repeatedStop: "The element should be focused or announced only once."
    case .failedTest: "Correct the app, then test the criterion again."
    case .notReached: "Continue to the last stop of the screen."
    }
  }
}

extension Part.Kind {
  fileprivate var fix: String {
    switch self {
    case .name: "Set the element's label to this text."
    case .value: "Expose the value of the element."
    case .role: "Use the platform's control, or expose this role."
    case .state: "Expose the state of the element."
    case .position, .container: "Expose the list or group that contains the element."
    case .content: "Make the text a part of the element."
    case .error: "Expose the error message of the field."
    case .actions: "Add the actions to the element."
    case .hint: "Make the element clickable, or set its hint."
    case .announcement: "Announce the text when it appears."
    }
  }

  fileprivate var fixOfText: String {
    switch self {
    case .name: "Use the design's text as the element's label."
    case .role: "Use the control of the design, or expose its role."
    default: "Change the element's \(rawValue) to the design's."
    }
  }
}
