extension ScreenPreview {
  /// Returns the entries with their differences from this preview's announcements; the entries must
  /// have this preview's screen and platform.
  package func marking(_ entries: [Entry], by lexicon: Lexicon) -> [Entry] {
    var shown = ""
    var own: [StopID: Announcement] = [:]
    return entries.map { entry in
      // Skips entries for changed settings; they would repeat the differences of the default
      // settings.
      guard entry.ways.first?.isEmpty ?? true else { return entry }
      let state = "\(entry.component.id)@\(entry.state)"
      if shown != state {
        shown = state
        own = Dictionary(
          stops(of: entry.component, in: entry.state).map { ($0.stopID, $0.announcement) },
          uniquingKeysWith: { first, _ in first })
      }
      guard let reference = own[entry.stopID] else { return entry }
      var marked = entry
      marked.differences = AnnouncementDifferences(
        from: reference, to: entry.announcement, lexicon: lexicon
      ).sentences(about: entry.profile.shortTitle)
      return marked
    }
  }
}
