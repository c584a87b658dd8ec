extension ScreenPreview {
  /// Returns the entries of another profile with sentences about their differences from this
  /// preview.
  ///
  /// The entries must be for the same screen and platform.
  package func marking(_ entries: [Entry], by lexicon: Lexicon) -> [Entry] {
    entries.map { entry in
      // Only entries for the current settings are compared. The differences of the others follow
      // from them.
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
  /// The reader and its version, without the part of the title about the source.
  public var shortTitle: String { String(title.prefix { $0 != "," }) }
}
