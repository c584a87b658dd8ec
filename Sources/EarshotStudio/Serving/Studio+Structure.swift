import Earshot
import EarshotFiles

extension Studio {
  func restructure(_ path: String, _ request: String, _ message: JSONValue) throws -> StudioAnswer?
  {
    switch request {
    case "/add": try add(to: path, message)
    case "/remove": try remove(from: path, message)
    case "/move": try reorder(path, message)
    case "/frame": try setFrame(path, message)
    case "/sort": try sort(path, message)
    default: nil
    }
  }

  private func change<Details>(
    _ path: String, _ message: JSONValue,
    by makeEdit: (DesignText, [UInt8]) throws -> (edit: FileEdit, details: Details)
  ) throws -> (screen: OpenScreen, details: Details) {
    try change(path, knowing: message.text("digest") ?? "", from: message.text("window")) { old in
      try makeEdit(DesignText(old, file: path), old)
    }
  }

  private func answer(
    _ screen: OpenScreen, component id: String? = nil, notes: [String]? = nil
  ) -> StudioAnswer {
    .json { object in
      object.object { object in
        writeVersion(of: screen, to: &object)
        if let id { screen.writeComponent(id, to: &object) }
        if let notes { object.strings("notes", notes) }
      }
    }
  }

  private func id(_ message: JSONValue, _ key: String = "component") throws -> String {
    guard let id = message.text(key) else {
      throw Refusal(answer: .refusal(400, "The message names no \(key)."))
    }
    return id
  }

  private func frame(_ message: JSONValue) throws -> DesignFrame? {
    switch message["frame"]?.content {
    case nil, .null: return nil
    case .array(let items):
      let numbers = items.compactMap { item in
        if case .number(let number) = item.content { number } else { nil }
      }
      guard numbers.count == 4, items.count == 4 else { break }
      return DesignFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: break
    }
    throw Refusal(answer: .refusal(400, "The frame is not a list of four numbers."))
  }

  private func add(to path: String, _ message: JSONValue) throws -> StudioAnswer {
    let name = try id(message, "kind")
    guard let kind = ComponentKinds.builtIn[name] else {
      throw Refusal(answer: .refusal(400, "The kind '\(name)' does not exist."))
    }
    let new = NewComponent(kind, label: message.text("label"), frame: try frame(message))
    let (screen, edit) = try change(path, message) { text, old in
      let edit = try text.edit(adding: new, at: place(message, in: text, path, old))
      return (edit, edit)
    }
    let text = try DesignText(screen.bytes, file: path)
    let added = screen.screen.allComponents.first { text.isNew($0.common.location, in: edit) }
    return answer(screen, component: added?.id)
  }

  private func place(
    _ message: JSONValue, in text: DesignText, _ path: String, _ old: [UInt8]
  ) throws -> DesignText.Place {
    if let outer = message.text("inside") {
      let screen = try screens.screen(at: path, with: old)
      return .inside(try InspectedComponent(outer, in: screen).written)
    }
    guard let id = message.text("after") else { return .endOfScreen }
    let screen = try screens.screen(at: path, with: old)
    return .after(try ListedComponent.named(id, of: screen, in: text).item)
  }

  private func remove(from path: String, _ message: JSONValue) throws -> StudioAnswer {
    let id = try id(message)
    let (screen, _) = try change(path, message) { text, old in
      let screen = try screens.screen(at: path, with: old)
      let item = try ListedComponent.named(id, of: screen, in: text).item
      return (try text.edit(removing: item), ())
    }
    return answer(screen)
  }

  private func reorder(_ path: String, _ message: JSONValue) throws -> StudioAnswer {
    let id = try id(message)
    let (screen, item) = try change(path, message) { text, old in
      let screen = try screens.screen(at: path, with: old)
      let item = try ListedComponent.named(id, of: screen, in: text).item
      let next = try message.text("before").map { id in
        try ListedComponent.named(id, of: screen, in: text).item
      }
      guard next?.list ?? item.list == item.list else {
        throw InputError("'\(id)' can only be moved within its list")
      }
      return (try text.edit(moving: item, before: next?.index), text.place(of: item, before: next))
    }
    let text = try DesignText(screen.bytes, file: path)
    let moved = ListedComponent.all(of: screen.screen, in: text).first { $0.item == item }
    return answer(screen, component: moved?.component.id)
  }

  private func setFrame(_ path: String, _ message: JSONValue) throws -> StudioAnswer {
    let (id, frame) = (try id(message), try frame(message))
    let (screen, inspected) = try change(path, message) { text, old in
      let inspected = try InspectedComponent(id, in: screens.screen(at: path, with: old))
      guard inspected.isOnce else {
        throw InputError("'\(id)' is used in several places; a frame would apply to all of them")
      }
      return (try text.edit(settingFrame: frame, of: inspected.written), inspected)
    }
    let changed = screen.screen.allComponents.first(where: inspected.isWritten)
    return answer(screen, component: changed?.id)
  }

  private struct Unchanged: Error {}

  private func sort(_ path: String, _ message: JSONValue) throws -> StudioAnswer {
    var sorted: OpenScreen?
    do {
      sorted = try change(path, message) { text, old in
        let screen = try screens.screen(at: path, with: old)
        guard let (list, order) = screen.orderByFrames(in: text) else { throw Unchanged() }
        return (try text.edit(ordering: list, as: order), ())
      }.screen
    } catch is Unchanged {}
    let screen = try sorted ?? screens.screen(at: path)
    return answer(screen, notes: screen.naturalOrder.notes(about: screen.screen.components))
  }
}
