extension SourceValue {
  /// The picker for SwiftUI's `displayedComponents` or UIKit's `datePickerMode`.
  var picker: String? {
    let words = (try? textOrTexts())?.flatMap { $0.split(separator: ",") } ?? []
    return switch Set(words.map { KeyWord.folded(String($0.filter { !". ".contains($0) })) }) {
    case ["hour-and-minute"], ["time"]: "time-picker"
    case ["date", "hour-and-minute"], ["date-and-time"]: "date-time-picker"
    case ["date"]: "date-picker"
    default: nil
    }
  }
}
