enum KindSpelling {
  private static let prefixes = ["UI", "MK", "Cupertino", "Material"]

  static func withoutPrefix(_ name: String) -> String {
    guard let prefix = prefixes.first(where: name.hasPrefix) else { return name }
    let rest = name.dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
      ? String(rest) : name
  }

  static func folded(_ name: String) -> String { KeyWord.folded(withoutPrefix(name)) }

  static func squashed(_ name: String) -> String {
    String(KeyWord.folded(name).filter { $0 != "-" })
  }

  static func correction(of name: String, among names: [String]) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let known = Set(names.filter { $0.count > 2 })
    let word = KeyWord.folded(name)
    if let nearest = misspelled(word, among: known) { return nearest }
    // In a compound, only the last word, which names the kind, is corrected.
    let pieces = word.split(separator: "-", maxSplits: 8).map(String.init)
    guard pieces.count > 1, let last = pieces.last,
      let nearest = misspelled(last, among: known, atMost: 1), nearest != last
    else { return nil }
    return (pieces.dropLast() + [nearest]).joined(separator: "-")
  }

  private static func misspelled(
    _ word: String, among known: Set<String>, atMost maximum: Int = 2
  ) -> String? {
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    guard ordinary.isDisjoint(with: [word, singular]),
      KeyWord.ordinary.isDisjoint(with: [word, singular]),
      singular == word || !known.contains(singular)
    else { return nil }
    return NearestName.misspelledKind(
      word, among: known, atMost: min(word.count > 5 ? 2 : 1, maximum))
  }

  /// Words that resemble a kind but are not misspellings of it.
  private static let ordinary: Set<String> = Set(
    """
    app auction author bag banker bell bill bin block boarding bottom bow boy bridge budget bus bush
    cab cable call cap captain car care cart cat charm chat clip cluster coast code connection
    consent cord cost cotton count country courier cow data dating dinner drawing driver eating fan
    faq farm feeder fiction file flame folder format forum friend gadget gap garage gate glider
    guest hearing heater heating host id ink ion kin king lab landing lap layer leader lending lens
    letter lift line lock locker log mail mapped mapping market massage mat matrix medal member men
    mile mint mist model module moment nail nap node on-tap orange packet pad page pan paper parcel
    passage passport pen picket picture pie pit place planner plate playlist plug pocket poll port
    poster prayer prize quota rain rate ratio reaction reader reading rice roast rocket runner sail
    scanner scooter seat selection sender session share shield ship sink sketch slide snack spider
    spin stage stale stamp star start state station statue status statuses stay sticker stitch stock
    store street swatch sweet switcher tablet taken tap tent test texture ticker ticket tide tint
    trail trainer trap tray trip visa vote ward wedding well will win wing winner wiper yard
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
