public import ArgumentParser
public import Earshot
public import EarshotFiles

extension PreviewWriter.Format: ExpressibleByArgument {}
extension Preview.States: ExpressibleByArgument {}

/// Prints what is said at every stop of a screen.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Print the expected announcement of every element of a screen.",
    discussion: """
      Examples:

        earshot preview Examples/dropdown.yaml --states all
        earshot preview Examples/search.yaml --platform voiceover --explain
        earshot preview Examples/booking.yaml --profile documented,device
        earshot preview Examples/menu.yaml --format json --output menu.json
      """
  )

  @OptionGroup var designs: DesignFiles
  @OptionGroup var readers: ReaderOptions

  @Option(help: "Which states of each component to go through: current or all.")
  var states = Preview.States.current

  @Flag(help: "List what a developer sets, by the names of the frameworks.")
  var attributes = false

  @Flag(help: "Explain every part: its kind, where it comes from, the rule and its source.")
  var explain = false

  @Flag(help: "Write plain lines without columns or styles, for screen readers.")
  var plain = false

  @Option(help: "The format: text, markdown, json or csv.")
  var format = PreviewWriter.Format.text

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "path"))
  var output: String?

  func run() throws {
    let choices = try readers.choices()
    let screens = try designs.screens().map { path, screen in
      PreviewWriter.Screenful(screen: screen, entries: entries(of: screen, choices))
    }
    var details = PreviewWriter.Details()
    details.isPlain = plain
    details.explains = explain
    details.hasAttributes = attributes
    details.isStyled = output == nil && Output.isStyled
    try Output.write(PreviewWriter(details: details).written(screens, as: format), to: output)
  }

  /// Returns the entries component by component, each as all profiles say it.
  private func entries(of screen: Screen, _ choices: [ProfileChoice]) -> [Preview.Entry] {
    let locale = readers.locale ?? screen.locale
    let previews = choices.map { choice in
      choice.preview(locale: locale).entries(of: screen, states: states)
    }
    return screen.allComponents.flatMap { component in
      previews.flatMap { $0.filter { $0.component.id == component.id } }
    }
  }
}
