import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

extension Studio {
  private static let key = "screenshot"

  func addScreenshot(_ request: StudioRequest) throws -> StudioAnswer {
    let path = try path(request.query("path"))
    let name = DroppedCapture.fileName(request.query("name")) ?? "screenshot"
    let picture = try Screenshot(of: request.body, file: name)
    let (file, isNew) = try folder.add(
      request.body, as: NewFileName(ofFile: name, suffix: ".\(picture.form.rawValue)"),
      in: FilePath.split(path).folder, keepingEqual: true)
    do {
      let screen = try setScreenshot(of: path, to: FilePath.split(file).name, request)
      return .json { $0.object { writeVersion(of: screen, to: &$0) } }
    } catch {
      if isNew { folder.remove(file) }
      throw error
    }
  }

  private func setScreenshot(
    of path: String, to name: String, _ request: StudioRequest
  ) throws -> OpenScreen {
    let old = try screens.screen(at: path)
    if old.screen.screenshot == name { return old }
    return try change(path, knowing: request.query("digest"), from: request.query("window")) {
      (try DesignText($0, file: path).edit(ofScreenSetting: Self.key, to: name), ())
    }.screen
  }

  func screenshot(_ request: StudioRequest) throws -> StudioAnswer {
    let screen = try screens.screen(at: path(request.query("path")))
    guard let picture = try folder.screenshot(of: screen.screen, screen.source) else {
      throw Refusal(answer: .refusal(404, "The design has no screenshot."))
    }
    return StudioAnswer(type: "image/\(picture.form.rawValue)", picture.bytes)
  }

  func writeCanvas(of screen: OpenScreen, to object: inout JSONWriter) {
    switch screen.picture {
    case .success(let picture?):
      object.object("screenshot") { object in
        object.member("name", screen.screen.screenshot ?? "")
        object.member(
          "address", "screenshot?path=\(FileAddress.of(screen.path))&digest=\(picture.version)")
      }
    case .success: break
    case .failure(let error): object.member("screenshotError", error.message)
    }
    object.array("size") { list in
      list.number(screen.screen.canvas.width)
      list.number(screen.screen.canvas.height)
    }
  }
}
