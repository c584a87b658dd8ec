import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotProfiles

struct OpenScreen {
  let path: String
  let bytes: [UInt8]
  let digest: String
  let screen: Screen
  let profiles: [Profile]
  let locale: String
  let picture: Result<ScreenPicture?, InputError>
  private let remarks: [String]
  private let drawing = Guarded<[DrawnScreen]?>(nil)
  private let checking = Guarded<[Found]?>(nil)

  private struct Found {
    var finding: DesignFinding
    var component: String?
  }

  init(_ path: String, _ bytes: [UInt8], in folder: DesignFolder) throws {
    (self.path, self.bytes, digest) = (path, bytes, Self.digest(of: bytes))
    let remarks = Guarded<[String]>([])
    var context = Context()
    context.projects = folder.projects
    context.report = { remark in remarks.withLock { $0.append(remark) } }
    let source = Source.bytes(bytes, named: path)
    let design = try source.design(
      for: ReaderSelection(), standard: [.documented, .device], in: context)
    picture = Result { () throws(InputError) in
      try ScreenPicture(of: design.screen, source, in: folder)
    }
    var screen = design.screen
    screen.screenshotSize = try? picture.get()?.size
    (self.screen, profiles) = (screen, design.profiles)
    locale = design.readers.locale ?? design.screen.locale
    self.remarks = remarks.withLock(\.self)
  }

  var source: Source { .bytes(bytes, named: path) }

  static func digest(of bytes: [UInt8]) -> String { SHA256.hexadecimal(of: bytes) }

  func profile(_ platform: String, _ reading: String) -> Profile? {
    let own = profiles.filter { $0.platform.rawValue == platform }
    return own.first { ($0.family == .device) == (reading == "device") } ?? own.first
  }

  private var drawn: [DrawnScreen] {
    drawing.withLock { drawing in
      let all = drawing ?? drawn(only: nil)
      drawing = all
      return all
    }
  }

  private func drawn(only ids: Set<String>?) -> [DrawnScreen] {
    let entries = Preview(designs: []).entries(of: screen, profiles, in: locale, only: ids)
    return DrawnScreen.all(
      of: PreviewedScreen(screen: screen, entries: entries, locale: locale))
  }

  private var found: [Found] {
    checking.withLock { checking in
      let all = checking ?? checked
      checking = all
      return all
    }
  }

  private var checked: [Found] {
    let findings = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale
    ).findings(in: screen)
    let components = screen.allComponents
    return findings.map { finding in
      Found(finding: finding, component: Self.component(at: finding.location, in: components)?.id)
    }
  }

  func component(at location: SourceLocation) -> String? {
    Self.component(at: location, in: screen.allComponents)?.id
  }

  private static func component(
    at location: SourceLocation, in components: [any Component]
  ) -> (any Component)? {
    func precedes(_ one: SourceLocation, _ two: SourceLocation) -> Bool {
      (one.line, one.column) <= (two.line, two.column)
    }
    return components.filter {
      $0.common.location.file == location.file && precedes($0.common.location, location)
    }
    .max { !precedes($1.common.location, $0.common.location) }
  }

  func write(to object: inout JSONWriter) {
    object.member("title", screen.title)
    object.member("language", locale)
    object.objects("platforms", of: drawn) { platform, drawn in
      platform.member("id", drawn.platform.rawValue)
      platform.member("phone", drawn.phone.text)
      platform.objects("stops", of: drawn.stops) { Self.write($1, to: &$0) }
    }
    let text = try? DesignText(bytes, file: path)
    object.objects("components", of: ListedComponent.all(of: screen, in: text)) {
      $1.write(to: &$0)
    }
  }

  func writeComponent(_ edited: InspectedComponent, to object: inout JSONWriter) {
    let own = screen.allComponents.filter { edited.isWritten(in: $0) }
    guard own.indices.contains(edited.copy) else { return }
    writeComponent(own[edited.copy].id, to: &object)
  }

  func writeComponent(_ id: String, to object: inout JSONWriter) {
    object.member("component", id)
    object.objects("platforms", of: drawn(only: [id])) { platform, drawn in
      platform.member("id", drawn.platform.rawValue)
      platform.objects("stops", of: drawn.stops) { Self.write($1, to: &$0) }
    }
  }

  func writeFindings(to object: inout JSONWriter) {
    object.strings("remarks", remarks)
    object.objects("findings", of: found) { object, item in
      object.member("severity", item.finding.severity.rawValue)
      object.member("message", item.finding.message)
      object.member("line", item.finding.location.line)
      object.member("component", ifPresent: item.component)
    }
  }

  private static func write(_ stop: DrawnScreen.Stop, to object: inout JSONWriter) {
    guard let first = stop.entries.first else { return }
    object.member("index", stop.index)
    object.member("label", ifPresent: stop.label)
    object.member("box", ifPresent: stop.box)
    object.member("component", first.component.id)
    object.member("stop", "\(first.stopID)")
    object.member("isCurrent", first.isCurrent)
    object.member("state", first.state)
    object.member("language", ifPresent: first.component.common.language)
    object.objects("readings", of: [first] + first.others) { object, entry in
      object.member("title", entry.profile.title)
      object.member("reading", entry.profile.family == .device ? "device" : "guidelines")
      object.member("text", entry.announcement.text)
      object.member("hint", entry.announcement.hint)
    }
    object.objects("states", of: stop.entries.dropFirst()) { object, entry in
      object.member("state", entry.state)
      object.member("text", entry.announcement.text)
    }
  }

  func entry(_ index: Int, _ platform: String, _ reading: String) -> ScreenPreview.Entry? {
    let stops = drawn.first { $0.platform.rawValue == platform }?.stops
    guard let first = stops?.first(where: { $0.index == index })?.entries.first else { return nil }
    return ([first] + first.others).first {
      ($0.profile.family == .device) == (reading == "device")
    }
  }
}
