import Earshot
import EarshotOutput

struct PreviewWriter: Sendable {
  let details: Previews
  let style: ReportStyle

  init(_ details: Previews, _ style: ReportStyle) {
    self.details = details
    self.style = style
  }

  func json(_ screens: [PreviewedScreen]) -> Document {
    let entries = screens.flatMap { screen in screen.entries.map { (screen, $0) } }
    return JSONWriter.line { writer in
      writer.objects(of: entries) { object, item in
        let (screen, entry) = item
        object.member("id", entry.id.description)
        object.member("screen", screen.screen.title)
        object.member("language", ifPresent: screen.namedLanguage)
        object.member("component", entry.component.id)
        object.member("stop", entry.stop)
        object.member("state", entry.state)
        object.member("platform", entry.profile.platform.rawValue)
        object.member("profile", entry.profile.id)
        object.member("project", ifPresent: screen.project)
        object.announcement(entry.announcement)
        writeDetails(of: entry, to: &object)
      }
    }
  }

  private func writeDetails(of entry: ScreenPreview.Entry, to object: inout JSONWriter) {
    if !entry.ways.isEmpty {
      object.array("settings") { ways in
        for way in entry.ways {
          ways.array { changes in for change in way { changes.string(change.description) } }
        }
      }
    }
    if !entry.differences.isEmpty { object.strings("partings", entry.differences) }
    guard details.hasAttributes else { return }
    let sheet = entry.attributeSheet
    object.objects("attributes", of: sheet.rows) { attribute, row in
      attribute.member("attribute", row.attribute)
      attribute.member("value", row.value)
      attribute.member("toolkit", sheet.toolkit.rawValue)
      attribute.member("spelling", row.spelling)
    }
  }

  func csv(_ screens: [PreviewedScreen]) -> Document {
    let hasSettings = screens.contains { $0.entries.contains { !$0.ways.isEmpty } }
    let hasLanguages = screens.contains { $0.namedLanguage != nil }
    var rows = [
      [
        "screen", "component", "stop", "state", "platform", "profile", "announcement", "hint",
        "documented", "id",
      ] + (hasSettings ? ["settings"] : []) + (hasLanguages ? ["language"] : [])
    ]
    for screenful in screens {
      for entry in screenful.entries {
        var fields = [
          screenful.screen.title, entry.component.id, entry.stop, entry.state,
          entry.profile.platform.rawValue, entry.profile.id, entry.announcement.text,
          entry.announcement.hint, entry.announcement.isDocumented ? "yes" : "no",
          entry.id.description,
        ]
        if hasSettings { fields.append(entry.settingsInWords ?? "") }
        if hasLanguages { fields.append(screenful.namedLanguage ?? "") }
        rows.append(fields)
      }
    }
    return Document(table: rows)
  }
}
