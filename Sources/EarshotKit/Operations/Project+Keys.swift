package import Earshot
import EarshotFiles
package import EarshotOutput

extension Project {
  package static let keys: [KeyReader<Project>] = [
    KeyReader(
      "profile", .any([.text, .list(.text)]),
      "The readers and their versions, such as documented, device or talkback-16.2."
    ) { value, project, _ throws(InputError) in
      project.profiles = try value.writtenTexts().withoutRepetitions { $0 }
    },
    KeyReader("profile-files", .list(.text), "Files of custom profiles in the project's folder.") {
      value, project, _ throws(InputError) in
      let names = try value.items { item throws(InputError) in try item.written() }
      project.namedProfileFiles = names.withoutRepetitions(Project.path)
    },
    KeyReader(
      "platform",
      .choice(
        ReaderSelection.Platforms.allCases.map(\.rawValue)
          + ReaderSelection.Platforms.systems.keys.sorted()),
      "The platforms; both by default."
    ) { value, project, _ throws(InputError) in
      let text = try value.text()
      guard let system = ReaderSelection.Platforms(system: text) else {
        let systems = ReaderSelection.Platforms.systems.keys.sorted()
        guard NearestName.nearest(to: text, among: systems) == nil else {
          throw value.unknown("platform", text, known: systems)
        }
        project.platform = try value.choice(ReaderSelection.Platforms.self, named: "platform")
        return
      }
      project.platform = system
    },
    .text("language", \.language, "The language of designs without a locale, a BCP 47 tag."),
    .texts(
      "languages", \.languages,
      "The languages of check, criteria, preview, report and speak, such as [de, en]."),
    KeyReader(
      "strings", CatalogueReader.form, "The catalogues of the app's texts, by language."
    ) { _, _, _ in },
    KeyReader("toolkit", DesignReader.toolkitForm, "The toolkits of designs that name no toolkit.")
    {
      value, project, _ throws(InputError) in
      project.defaults.toolkits = try DesignReader.toolkits(value)
    },
    KeyReader(
      "hints", .any([.choice(["on", "off"]), .flag]), "Whether usage hints are announced."
    ) { value, project, _ throws(InputError) in
      let isOn = try value.flag()
      project.settings.append(.init(text: "hints=\(isOn ? "on" : "off")", location: value.location))
    },
    KeyReader(
      "settings", .dictionary(.any([.text, .flag])),
      "Settings of the readers; 'earshot profiles ID' lists them."
    ) { value, project, _ throws(InputError) in
      for entry in try value.entries(
        "a map from settings to values", suchAs: "verbosityPreset: high")
      {
        project.settings.append(
          .init(text: "\(entry.key)=\(try entry.value.text())", location: entry.location))
      }
    },
    KeyReader("accepted", .text, "A file of accepted findings in the project's folder.") {
      value, project, _ throws(InputError) in project.namedAccepted = try value.written()
    },
    .text("title", \.header.title, PageHeader.titleOption.help),
    .text("project", \.header.project, PageHeader.projectOption.help),
    .text("revision", \.header.revision, PageHeader.revisionOption.help),
    .text("docs", \.header.docs, PageHeader.docsOption.help),
  ]

  static func advice(for key: String) -> String? {
    switch key {
    case "locale": "unknown key 'locale'; the key is 'language'"
    case "screen", "components":
      "'\(ProjectFile.name)' is the name of project files; give the design another name"
    default: nil
    }
  }

  package static var schema: Document {
    DesignSchema.document(of: keys.map(\.key), titled: "Earshot project file")
  }

  package static var first: Document {
    let examples = [
      "profile": "[documented, device]", "platform": "both", "language": "en",
      "profile-files": "[profiles/house.yaml]", "toolkit": "[uikit, compose]", "hints": "on",
      "settings": "{verbosityPreset: high}", "accepted": "accepted.yaml",
      "title": "Flight search", "project": "Travel app", "revision": "1.4",
      "docs": "https://example.com/earshot",
      "languages": "[en, de]", "strings": "{en: strings/en.yaml, de: strings/de.yaml}",
    ]
    let lines = keys.map { reader in
      let mark = ["profile", "platform", "language"].contains(reader.key.name) ? "" : "# "
      return
        "# \(reader.key.meaning)\n\(mark)\(reader.key.name): \(examples[reader.key.name] ?? "")"
    }
    return Document(
      yaml: "# The settings of the designs in this folder and below. Options override them.\n"
        + lines.joined(separator: "\n") + "\n")
  }
}

extension SourceValue {
  fileprivate func written() throws(InputError) -> Project.Written {
    Project.Written(text: try text(), location: location)
  }

  fileprivate func writtenTexts() throws(InputError) -> [Project.Written] {
    guard case .scalar(let text) = content else {
      return try items { item throws(InputError) in try item.written() }
    }
    return text.split(separator: ",").map { item in
      let item = item.drop(while: \.isWhitespace)
      let end = item.lastIndex { !$0.isWhitespace }.map { item.index(after: $0) }
      return Project.Written(text: String(item[..<(end ?? item.startIndex)]), location: location)
    }
  }
}

extension [Project.Written] {
  fileprivate func withoutRepetitions(_ key: (String) -> String) -> [Project.Written] {
    var known: Set<String> = []
    return filter { known.insert(key($0.text)).inserted }
  }
}
