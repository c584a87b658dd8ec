internal import Earshot

extension VoiceOverContext {
  static func contexts(in kind: String, count: Int) -> [VoiceOverContext?]? {
    switch kind {
    case "list": ends(.listStart, .listEnd, count)
    case "landmark": ends(.landmarkStart, .landmarkEnd, count)
    case "tabBar": (0..<count).map { .tab(index: $0 + 1, count: count) }
    default: nil
    }
  }

  private static func ends(
    _ start: VoiceOverContext, _ end: VoiceOverContext, _ count: Int
  ) -> [VoiceOverContext?] {
    (0..<count).map { $0 == 0 ? start : $0 == count - 1 ? end : nil }
  }
}
