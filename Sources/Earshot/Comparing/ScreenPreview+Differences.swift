extension ScreenPreview {
  /// Returns another profile's entries with sentences about their differences from this preview.
  ///
  /// The screen and the platform must be the same.
  package func marking(_ entries: [Entry], by lexicon: Lexicon) -> [Entry] {
    entries.map { entry in
      // Entries for other settings repeat the differences of the first entry.
      guard entry.ways.first?.isEmpty ?? true else { return entry }
      let own = stops(of: entry.component, in: entry.state)
      guard let reference = own.first(where: { $0.stopID == entry.stopID }) else { return entry }
      var marked = entry
      marked.differences = AnnouncementDifferences(
        from: reference.announcement, to: entry.announcement, lexicon: lexicon
      ).sentences(about: entry.profile.shortTitle)
      return marked
    }
  }
}

extension Profile {
  /// The title up to its first comma.
  public var shortTitle: String { String(title.prefix { $0 != "," }) }
}
