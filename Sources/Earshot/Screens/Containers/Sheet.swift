// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let sheet: Self = Self("sheet", of: .components, describedBy: { .sheet }) {
    $0.presence = .overlay
    $0.hasCloseButton = true
  }
}

extension ComponentKind {
  static let sheet: Self = Self(
    .sheet, "What comes up from below, in several sizes where it has a grabber.",
    synonyms:
      "bottom-sheet action-sheet half-sheet drawer-sheet bottomsheet modal-sheet tray"
      + " side-sheet filter-sheet activity-view share-sheet standard-bottom-sheet"
      + " modal-bottom-sheet",
    example: [
      "label: Filters", "grabber: true", "size: half", "components:",
      "  - {kind: switch, label: Pool}",
    ],
    keys: [
      KeyReader(
        "grabber", .any([.flag, .text]),
        "Whether the sheet is made larger and smaller by a grabber, or what the app calls it."
      ) { value, sheet, _ throws(InputError) in
        let text = try value.text()
        guard text != "false" else { return }
        sheet.grabber = SheetGrabber()
        if text != "true" { sheet.grabber?.name = text }
      },
      KeyReader(
        "sizes", .list(.choice(SheetGrabber.Size.allCases.map(\.rawValue))),
        "The sizes that a grabber gives the sheet; all of them when left out."
      ) { value, sheet, _ throws(InputError) in
        let sizes = try value.list().map { item throws(InputError) in
          try item.choice(SheetGrabber.Size.self, named: "size")
        }
        guard let first = sizes.first else {
          throw InputError("sheet: 'sizes' is empty", at: value.location)
        }
        sheet.grabber = sheet.grabber ?? SheetGrabber()
        sheet.grabber?.sizes = SheetGrabber.Size.allCases.filter(sizes.contains)
        sheet.grabber?.size = first
      },
      KeyReader(
        "size", .choice(SheetGrabber.Size.allCases.map(\.rawValue)),
        "How much of the screen the sheet takes."
      ) { value, sheet, _ throws(InputError) in
        let size = try value.choice(SheetGrabber.Size.self, named: "size")
        sheet.grabber = sheet.grabber ?? SheetGrabber()
        guard sheet.grabber?.sizes.contains(size) == true else {
          throw InputError("the size '\(size.rawValue)' is none of the sizes", at: value.location)
        }
        sheet.grabber?.size = size
      },
      .components("What stands in it."),
      .close,
      .closes,
      .dismissElement(\.hasDismissElement),
    ],
    check: Container.checkDimming)
}

/// A sheet with a close button.
public func Sheet(
  _ title: String, @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.sheet, title).with { $0.components = components() }
}
