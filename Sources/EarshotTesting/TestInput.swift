import Earshot
import EarshotFiles
import EarshotKit

/// The source of a screen or design; `content` is set if the source is neither a file nor a text.
struct TestInput {
  let source: Source
  private let content: DiffInput?

  init(file: String) { (source, content) = (.file(file), nil) }

  init(text: String, named name: String) { (source, content) = (.text(text, named: name), nil) }

  init(named name: String, _ content: DiffInput) {
    source = .text("", named: name)
    self.content = content
  }

  var context: Context { Self.context(of: [self]) }

  static func context(of inputs: [TestInput]) -> Context {
    var context = Context()
    for input in inputs { context.inputs[input.source.name] = input.content }
    return context
  }

  func capture(on platform: Platform?) throws -> Capture {
    try content?.capture
      ?? CaptureReader(file: source.name, platform: platform)
      .read(source.bytes(limit: InputFile.writtenByTools))
  }
}
