extension Preview {
  /// Returns entries of another profile, each with the sentences that say where it parts from what
  /// this preview says of the stop.
  ///
  /// - Parameters:
  ///   - entries: The entries of the other profile, of the same screen and platform.
  ///   - lexicon: The words that mean the same.
  /// - Returns: The entries with their sentences.
  public func marking(_ entries: [Entry], by lexicon: Lexicon) -> [Entry] {
    entries.map { entry in
      // Only what is heard with the present settings is set beside it; the rest follows from them.
      guard entry.ways.first?.isEmpty ?? true else { return entry }
      let own = stops(of: entry.component, in: entry.state)
      guard let reference = own.first(where: { $0.stopID == entry.stopID }) else {
        return entry
      }
      let parting = Parting(
        from: reference.announcement, to: entry.announcement, lexicon: lexicon)
      var marked = entry
      marked.partings = parting.sentences(about: entry.profile.shortTitle)
      return marked
    }
  }
}

extension Profile {
  /// The reader and its version, without what the title says about the source.
  public var shortTitle: String {
    String(title.prefix { $0 != "," })
  }
}
