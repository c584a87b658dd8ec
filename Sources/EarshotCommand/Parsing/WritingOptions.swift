import ArgumentParser
import EarshotKit

struct WritingOptions: ParsableArguments {
  @Flag(Self.followsLinks) var followsLinks: Bool

  private static let followsLinks = OptionInfo(
    "follow-links", changesResult: false,
    help: "If an output is a symbolic link, write to its target; by default, this is an error.")

  var context: Context {
    var context = Context.terminal
    context.followsLinks = followsLinks
    return context
  }
}
