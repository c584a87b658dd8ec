import ArgumentParser
import EarshotKit

struct ReaderOptions: ParsableArguments {
  @Option(ReaderSelection.platform) var platform: ReaderSelection.Platforms?
  @Option(ReaderSelection.reading) var reading: ReaderSelection.Reading?
  @Option(ReaderSelection.profile) var profile: String?
  @Option(ReaderSelection.profileFiles) var profileFiles: [Source]
  @Option(ReaderSelection.locale) var locale: String?
  @Option(ReaderSelection.settings) var settings: [String]
  @Option(ReaderSelection.hints) var hints: ReaderSelection.Switch?

  var selection: ReaderSelection {
    var selection = ReaderSelection()
    selection.platform = platform
    selection.reading = reading
    selection.profile = profile
    selection.profileFiles = profileFiles
    selection.locale = locale
    selection.settings = settings
    selection.hints = hints
    return selection
  }
}
