import ArgumentParser

/// An option's value that is one of a few words.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  // The parser's own goes by way of key paths, which are slow to make, at every start.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
