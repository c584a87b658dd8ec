import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotSpeech

final class Studio: Sendable {
  let folder: DesignFolder
  let stream: ChangeStream
  let screens: OpenScreens
  private let voice = StudioVoice()
  let captures = Guarded<[String: DroppedCapture]>([:])
  let kits = Guarded(())
  private let histories = Guarded<[String: EditHistory]>([:])

  init(_ folder: DesignFolder, _ stream: ChangeStream) {
    (self.folder, self.stream) = (folder, stream)
    screens = OpenScreens(folder)
  }

  func answer(_ request: StudioRequest, while isWanted: () -> Bool) -> StudioAnswer {
    do {
      return request.method == "GET"
        ? try page(request, while: isWanted) : try act(request, while: isWanted)
    } catch let refusal as Refusal {
      return refusal.answer
    } catch let error as SpeechError {
      return .refusal(503, "\(error)")
    } catch {
      guard let failure = Failure(error) else { return .refusal(500, "An internal error.") }
      return .json(422) { object in
        object.object { object in
          object.member("error", failure.errors.first?.message ?? "")
          object.objects("errors", of: failure.errors) { object, error in
            object.member("message", error.message)
            if let location = error.location { object.member("location", "\(location)") }
          }
        }
      }
    }
  }

  struct Refusal: Error {
    var answer: StudioAnswer
  }

  private func page(
    _ request: StudioRequest, while isWanted: () -> Bool
  ) throws -> StudioAnswer {
    switch request.path {
    case "/": return StudioAnswer(type: "text/html; charset=utf-8", Array(StudioParts.page.utf8))
    case "/studio.css":
      let style = DrawnScreen.style + StudioParts.style
      return StudioAnswer(type: "text/css; charset=utf-8", Array(style.utf8))
    case "/screens":
      return .json { object in
        object.object { object in
          object.member("folder", folder.name)
          object.member("hasVoice", voice.isInstalled)
          object.member("ignoredProject", ifPresent: folder.ignoredProject)
          object.member("isLimited", folder.isLimited)
          object.objects("screens", of: folder.designs()) { object, design in
            object.member("path", design.path)
            object.member("title", design.title)
          }
        }
      }
    case "/screen":
      let path = try path(request.query("path"))
      return view(of: try screens.screen(at: path, isFresh: request.query("fresh") != nil))
    case "/screenshot": return try screenshot(request)
    case "/examples": return examples
    case "/share": return try share(request, while: isWanted)
    case "/findings":
      let screen = try screens.screen(at: path(request.query("path")))
      return .json { object in
        object.object { object in
          write(screen, to: &object)
          screen.writeFindings(to: &object)
        }
      }
    case "/comparison":
      let path = try path(request.query("path"))
      return try comparison(of: path, with: captures.withLock { $0[path] })
    case "/kinds": return .json { $0.object { Palette.write(to: &$0) } }
    case "/component":
      let screen = try screens.screen(at: path(request.query("path")))
      let component = try InspectedComponent(request.query("id") ?? "", in: screen)
      return .json { object in
        object.object { object in
          write(screen, to: &object)
          component.write(to: &object)
        }
      }
    case "/silent":
      let screen = try screens.screen(at: path(request.query("path")))
      let component = try InspectedComponent(request.query("id") ?? "", in: screen)
      let keys = component.silentKeys(while: isWanted)
      return .json { $0.object { $0.strings("keys", keys) } }
    default:
      guard let script = StudioParts.scripts[String(request.path.dropFirst())] else {
        throw Refusal(answer: .refusal(404, "This page does not exist."))
      }
      return StudioAnswer(type: "text/javascript; charset=utf-8", Array(script.utf8))
    }
  }

  private func act(
    _ request: StudioRequest, while isWanted: () -> Bool
  ) throws -> StudioAnswer {
    switch request.path {
    case "/import": return try importCapture(request)
    case "/screenshot": return try addScreenshot(request)
    case "/capture":
      let path = try path(request.query("path"))
      let capture = DroppedCapture(request.query("name"), request.body)
      let answer = try comparison(of: path, with: capture)
      captures.withLock { $0 = [path: capture] }
      return answer
    default: break
    }
    guard let message = try? JSONParser.value(of: request.body) else {
      throw Refusal(answer: .refusal(400, "The message is not JSON."))
    }
    if request.path == "/start" { return try start(message) }
    let path = try path(message.text("path"))
    switch request.path {
    case "/edit": return try edit(path, message)
    case "/undo": return try move(path, message, isRedo: false)
    case "/redo": return try move(path, message, isRedo: true)
    case "/walk":
      let walk = try walk(path, message)
      return .json { object in
        object.object { object in
          object.member("path", path)
          walk.write(to: &object)
        }
      }
    case "/script":
      return StudioAnswer(
        type: "text/plain; charset=utf-8", Array(try walk(path, message).script.utf8))
    case "/speech": return try speech(path, message, while: isWanted)
    case "/accept": return try accept(path, message)
    case "/forget":
      captures.withLock { $0[path] = nil }
      return try comparison(of: path, with: nil)
    default:
      if let answer = try restructure(path, request.path, message) { return answer }
      throw Refusal(answer: .refusal(404, "This page does not exist."))
    }
  }

  func path(_ path: String?) throws -> String {
    guard let path, folder.hasDesign(at: path) else {
      throw Refusal(answer: .refusal(404, "The folder does not contain this design."))
    }
    return path
  }

  private func view(of screen: OpenScreen) -> StudioAnswer {
    .json { object in
      object.object { object in
        writeVersion(of: screen, to: &object)
        writeCanvas(of: screen, to: &object)
        screen.write(to: &object)
      }
    }
  }

  private func write(_ screen: OpenScreen, to object: inout JSONWriter) {
    object.member("path", screen.path)
    object.member("digest", screen.digest)
  }

  func writeVersion(of screen: OpenScreen, to object: inout JSONWriter) {
    let history = histories.withLock { $0[screen.path] }
    write(screen, to: &object)
    object.member("canUndo", history?.edit(from: screen.digest, isRedo: false) != nil)
    object.member("canRedo", history?.edit(from: screen.digest, isRedo: true) != nil)
  }

  private func edit(_ path: String, _ message: JSONValue) throws -> StudioAnswer {
    guard let key = message.text("key"), let id = message.text("component") else {
      throw Refusal(answer: .refusal(400, "The message names no key."))
    }
    switch message["value"]?.content {
    case nil, .null, .string: break
    default: throw Refusal(answer: .refusal(400, "The value is not a text."))
    }
    let (screen, inspected) = try change(
      path, knowing: message.text("digest") ?? "", from: message.text("window")
    ) { old in
      let inspected = try InspectedComponent(id, in: screens.screen(at: path, with: old))
      let value = message.text("value")
      let edit = try inspected.text.edit(setting: key, to: value, of: inspected.written)
      guard inspected.keepsMeaning(after: edit, key, value) else {
        throw InputError("'\(key)' would change the meaning of the component; edit it in the file")
      }
      return (edit, inspected)
    }
    return .json { object in
      object.object { object in
        writeVersion(of: screen, to: &object)
        screen.writeComponent(inspected, to: &object)
      }
    }
  }

  /// A `digest` must be the current file's.
  func change<Details>(
    _ path: String, knowing digest: String?, from window: String?,
    by makeEdit: ([UInt8]) throws -> (edit: FileEdit, details: Details)
  ) throws -> (screen: OpenScreen, details: Details) {
    let changed = try histories.withLock { histories in
      let old = try bytes(of: path, knowing: digest)
      let (edit, details) = try makeEdit(old)
      let new = edit.applied(to: old)
      let screen = try screens.screen(at: path, with: new)
      guard new != old else { return (screen, details) }
      try replace(path, old, by: new)
      histories[path, default: EditHistory()].add(edit, from: old, to: new)
      return (screen, details)
    }
    stream.send([path], from: window)
    return changed
  }

  private func bytes(of path: String, knowing digest: String?) throws -> [UInt8] {
    let bytes = try folder.bytes(of: path)
    guard digest.map({ $0 == OpenScreen.digest(of: bytes) }) ?? true else { throw conflict(path) }
    return bytes
  }

  private func move(
    _ path: String, _ message: JSONValue, isRedo: Bool
  ) throws -> StudioAnswer {
    let new = try histories.withLock { histories in
      let old = try bytes(of: path, knowing: message.text("digest") ?? "")
      let digest = OpenScreen.digest(of: old)
      guard let edit = histories[path]?.edit(from: digest, isRedo: isRedo) else {
        let act = isRedo ? "redo" : "undo"
        throw Refusal(
          answer: .refusal(409, "There is no edit to \(act) in this version of \(path)."))
      }
      let new = edit.applied(to: old)
      try replace(path, old, by: new)
      histories[path]?.move(isRedo: isRedo)
      return new
    }
    stream.send([path], from: message.text("window"))
    let screen = try screens.screen(at: path, with: new)
    return .json { $0.object { writeVersion(of: screen, to: &$0) } }
  }

  private func replace(_ path: String, _ old: [UInt8]?, by new: [UInt8]) throws {
    do throws(InputError) { try folder.replace(path, old, by: new) } catch {
      guard error.kind != .unavailable else { throw conflict(path) }
      throw error
    }
  }

  private func conflict(_ path: String) -> Refusal {
    Refusal(answer: .refusal(409, "\(DesignFolder.conflict(path).message)."))
  }

  private func comparison(
    of path: String, with capture: DroppedCapture?
  ) throws -> StudioAnswer {
    let screen = try screens.screen(at: path)
    let report = try capture?.report(on: screen, in: folder)
    return .json { object in
      object.object { object in
        write(screen, to: &object)
        guard let capture, let report else { return }
        object.member("name", capture.name)
        DroppedCapture.write(report, with: screen, to: &object)
      }
    }
  }

  private func accept(_ path: String, _ message: JSONValue) throws -> StudioAnswer {
    let design = Source.bytes([], named: path)
    let named = try folder.projects.project(of: design)?.accepted?.name
    let file = named ?? DroppedCapture.acceptedFile
    let acceptance = try Acceptance(message)
    try histories.withLock { _ in
      let old = folder.hasFile(at: file) ? try folder.bytes(of: file) : nil
      try replace(file, old, by: acceptance.added(to: old ?? [], file: file))
    }
    stream.send([file], from: message.text("window"))
    return .json { object in
      object.object { object in
        object.member("path", path)
        object.member("file", file)
        object.member("isNamed", named != nil)
      }
    }
  }

  private func walk(_ path: String, _ message: JSONValue) throws -> OpenWalk {
    let screen = try screens.screen(at: path)
    guard let profile = profile(message, in: screen) else {
      throw Refusal(answer: .refusal(404, "This reader does not exist."))
    }
    return try OpenWalk(message.texts("actions"), through: screen, by: profile)
  }

  private func profile(_ message: JSONValue, in screen: OpenScreen) -> Profile? {
    screen.profile(message.text("platform") ?? "", message.text("reading") ?? "")
  }

  private func speech(
    _ path: String, _ message: JSONValue, while isWanted: () -> Bool
  ) throws -> StudioAnswer {
    let screen = try screens.screen(at: path)
    let readings = screen.screen.allReadings
    let language = screen.locale
    guard let profile = profile(message, in: screen) else {
      throw Refusal(answer: .refusal(404, "This reader does not exist."))
    }
    var announcements: [Announcement] = []
    if let index = message.integer("index") {
      let entry = screen.entry(
        index, message.text("platform") ?? "", message.text("reading") ?? "")
      announcements = [entry?.announcement].compactMap(\.self)
    } else {
      let walk = try OpenWalk(message.texts("actions"), through: screen, by: profile)
      announcements = walk.lastHeard.map { Announcement(parts: $0.parts) }
    }
    let wave = try voice.wave(
      of: announcements.map { Announcement(parts: readings.applied(to: $0.parts)) }, by: profile,
      language: language, while: isWanted)
    return StudioAnswer(type: "audio/wav", wave)
  }
}
