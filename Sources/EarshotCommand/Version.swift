enum Version {
  static let number = "0.2.0"

  static let text = """
    earshot \(number)
    Apache-2.0. earshot-voice, which speaks through libespeak-ng, is GPL-3.0-or-later.
    """
}
