import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

extension Studio {
  private static let (longestTitle, suffix) = (200, ".yaml")

  var examples: StudioAnswer {
    .json { object in
      object.object { object in
        object.objects("examples", of: StudioExamples.all) { object, example in
          object.member("name", example.name)
          object.member("title", example.title)
        }
      }
    }
  }

  func start(_ message: JSONValue) throws -> StudioAnswer {
    let example = try message.text("example").map { name in
      guard let example = StudioExamples.all.first(where: { $0.name == name }) else {
        throw Refusal(answer: .refusal(404, "This example does not exist."))
      }
      return example
    }
    let given = message.text("title")?.filter { !$0.isNewline } ?? ""
    let title = given.contains { !$0.isWhitespace } ? given : example?.title ?? ""
    guard (1...Self.longestTitle).contains(title.count) else {
      throw InputError(
        "expected a title of 1 to \(Self.longestTitle) characters, found \(title.count)")
    }
    let design =
      example.map { FirstDesign.copy(of: $0.text, titled: title) }
      ?? FirstDesign.empty(titled: title)
    let name = NewFileName(like: title, suffix: Self.suffix)
    return try add(design, as: name, from: message.text("window"))
  }

  func importCapture(_ request: StudioRequest) throws -> StudioAnswer {
    let capture = DroppedCapture(request.query("name"), request.body)
    var operation = Import(captures: Inputs([capture.source]))
    if let platform = request.query("platform") {
      guard let platform = ReaderSelection.Platforms(rawValue: platform) else {
        throw Refusal(answer: .refusal(400, "This platform does not exist."))
      }
      operation.platform = platform
    }
    operation.hasFrames = true
    let design = try operation.run(in: folder.context)
    let name = NewFileName(ofFile: capture.name, suffix: Self.suffix)
    return try add(design.document, as: name, design.remarks, from: request.query("window"))
  }

  private func add(
    _ design: Document, as name: NewFileName, _ remarks: [String] = [], from window: String?
  ) throws -> StudioAnswer {
    guard design.bytes.count <= DesignFolder.longestFile else {
      throw InputError(
        "the design has \(design.bytes.count) bytes, but the studio reads at most "
          + "\(DesignFolder.longestFile); divide the screen")
    }
    let path = try folder.add(design.bytes, as: name).path
    stream.send([path], from: window)
    return .json { object in
      object.object { object in
        object.member("path", path)
        object.strings("remarks", remarks)
      }
    }
  }
}
