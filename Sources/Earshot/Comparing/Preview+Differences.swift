extension Preview {
  /// Returns entries of another profile of the same screen and platform, each with the sentences
  /// that say how it differs from what this preview says of the stop.
  public func marking(_ entries: [Entry], by lexicon: Lexicon) -> [Entry] {
    entries.map { entry in
      // Only what is heard with the present settings is set beside it; the rest follows from them.
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
  /// The reader and its version, without what the title says about the source.
  public var shortTitle: String { String(title.prefix { $0 != "," }) }
}
