// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let sheet: Self = Self("sheet", of: .components, describedBy: { .sheet }) {
    $0.presence = .overlay
  }
}

extension ComponentKind {
  static let sheet: Self = Self(
    .sheet, "A panel that slides up from the bottom; with a grabber, it has several sizes.",
    synonyms:
      "bottom-sheet action-sheet half-sheet drawer-sheet bottomsheet modal-sheet tray"
      + " side-sheet filter-sheet activity-view share-sheet standard-bottom-sheet"
      + " modal-bottom-sheet",
    example: [
      "label: Filters", "grabber: true", "size: half", "components:",
      "  - {kind: switch, label: Pool, checked: true}",
    ],
    keys: [
      KeyReader(
        "grabber", .any([.flag, .text]),
        "Whether a grabber changes the size of the sheet. If the value is a text, it is the app's name for the grabber."
      ) { value, sheet, _ throws(InputError) in
        let text = try value.text()
        guard text != "false" else { return }
        sheet.grabber = SheetGrabber()
        if text != "true" { sheet.grabber?.name = text }
      },
      KeyReader(
        "sizes", .list(.choice(SheetGrabber.Size.allCases.map(\.rawValue))),
        "The sizes of a sheet with a grabber; by default all of them."
      ) { value, sheet, _ throws(InputError) in
        let sizes = try value.list().map { item throws(InputError) in
          try item.choice(SheetGrabber.Size.self, named: "size")
        }
        guard let first = sizes.first else {
          throw InputError("sheet: 'sizes' is empty; add a size, such as half", at: value.location)
        }
        sheet.grabber = sheet.grabber ?? SheetGrabber()
        sheet.grabber?.sizes = SheetGrabber.Size.allCases.filter(sizes.contains)
        sheet.grabber?.size = first
      },
      KeyReader(
        "size", .choice(SheetGrabber.Size.allCases.map(\.rawValue)),
        "The current size of the sheet."
      ) { value, sheet, _ throws(InputError) in
        let size = try value.choice(SheetGrabber.Size.self, named: "size")
        sheet.grabber = sheet.grabber ?? SheetGrabber()
        guard sheet.grabber?.sizes.contains(size) == true else {
          throw InputError(
            "the size '\(size.rawValue)' is not in 'sizes'; add this size to 'sizes', or use a listed size",
            at: value.location)
        }
        sheet.grabber?.size = size
      },
      .components("The components in it."),
      .close,
      .closes,
      .dismissElement(\.hasDismissElement),
    ],
    check: Container.checkDimming
  )
  .asBar("action-sheet share-sheet activity-view")
  .holdingTexts()
  .holdingActions()
}

/// A sheet; set `hasCloseButton` if it has a close button.
public func Sheet(
  _ title: String, @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.sheet, title).with { $0.components = components() }
}
