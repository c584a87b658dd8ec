import ArgumentParser
import EarshotKit

struct ProjectOptions: ParsableArguments {
  @Flag(Projects.areIgnored) var areIgnored: Bool
  @OptionGroup var writing: WritingOptions

  var context: Context {
    var context = writing.context
    if areIgnored { context.projects = .none }
    return context
  }
}
