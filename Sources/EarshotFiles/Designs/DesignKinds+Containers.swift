import Earshot

extension DesignKind {
  static let containers = Dictionary(
    uniqueKeysWithValues: ContainerKind.allCases.map { ($0, container($0)) })

  /// Returns a kind of container with the keys that mean something to it.
  static func container(_ kind: ContainerKind) -> DesignKind {
    DesignKind(
      Container(kind), containerKeys.filter { $0.kinds.contains(kind) }.map(\.reader),
      check: { container, fields throws(InputError) in
        if kind == .toast, container.common.label.isEmpty {
          throw InputError("toast: 'text' is missing", at: fields.location)
        }
        guard dimming.contains(kind), container.common.isDisabled, container.components.isEmpty
        else { return }
        throw InputError(
          "\(kind.rawValue): 'disabled' dims what is in it, and nothing is; give it 'components', or leave "
            + "the key out", at: fields["disabled"]?.location ?? fields.location)
      })
  }

  private typealias ContainerKey = (reader: KeyReader<Container>, kinds: Set<ContainerKind>)

  private static let ofChoices: Set<ContainerKind> = [
    .radioGroup, .segmentedControl, .tabBar, .chipGroup, .navigationDrawer,
  ]

  /// What is disabled by disabling what is in it.
  private static let dimming: Set<ContainerKind> = [.list, .toolbar, .modal, .sheet, .carousel]

  private static let containerKeys: [ContainerKey] = [
    (
      KeyReader(
        "content", .any([.text, .list(.text)]), "The texts that a group reads in one swipe."
      ) { value, container, _ throws(InputError) in
        container.texts = try value.textOrTexts()
      }, [.group]
    ),
    (
      .choices(
        "options", \.choices,
        "The choices of a radio group, segmented control, tab bar or chip group."),
      ofChoices
    ),
    (.chosen("value", \.choices, "The chosen one."), ofChoices.subtracting([.chipGroup])),
    (
      .chosen("value", \.choices, "The chosen chip, or a list of them.", several: true),
      [.chipGroup]
    ),
    (
      KeyReader(
        "grabber", .any([.flag, .text]),
        "Whether the sheet is made larger and smaller by a grabber, or what the app calls it."
      ) { value, sheet, _ throws(InputError) in
        switch try value.text() {
        case "false": break
        case "true": sheet.grabber = SheetGrabber()
        case let name:
          sheet.grabber = SheetGrabber()
          sheet.grabber?.name = name
        }
      }, [.sheet]
    ),
    (
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
      }, [.sheet]
    ),
    (
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
      }, [.sheet]
    ),
    (
      KeyReader("components", .list(.component), "What stands in it.") {
        value, container, context throws(InputError) in
        for item in try value.list() {
          container.components.append(try context.kinds.component(item))
        }
      }, [.list, .toolbar, .modal, .sheet, .carousel, .navigationBar]
    ),
    (.text("body", \.body, "What it says below its title."), [.alert, .banner]),
    (.texts("buttons", \.buttons, "Its buttons."), [.alert, .banner]),
    (
      KeyReader(
        "back", .any([.flag, .text]),
        "Whether a button leads back, or what the app calls it."
      ) { value, bar, _ throws(InputError) in
        let text = try value.text()
        bar.hasBackButton = text != "false"
        bar.backName = ["true", "false"].contains(text) ? nil : text
      }, [.navigationBar]
    ),
    (
      KeyReader(
        "texts-with-button", .flag,
        "Whether older Android says title and body with the first button, and not as stops."
      ) { value, alert, _ throws(InputError) in
        alert.isToldWithButton = try value.flag()
        if alert.isToldWithButton, alert.common.variant == nil {
          alert.common.variant = "whole-alert"
        }
      }, [.alert]
    ),
    (
      .flag("close", \.hasCloseButton, "Whether it has a close button."),
      [.modal, .sheet, .banner, .navigationDrawer]
    ),
    (
      .closings(
        "The gestures and keys that close an alert, modal or sheet; the platform's when left out."
      ) { container, closings, location in
        container.closings = closings
        container.closingsLocation = location
        container.hasDismissElement = closings.contains(.dismiss)
      }, [.alert, .modal, .sheet, .navigationDrawer]
    ),
    (
      .flag(
        "dismiss", \.hasDismissElement,
        "Whether iOS puts an invisible element first that closes it."), [.modal, .sheet]
    ),
    (
      KeyReader("text", .text, "What a toast says.") { value, toast, _ throws(InputError) in
        // Its id still comes from the label.
        toast.common.settledID = toast.id
        toast.common.label = try value.text()
      }, [.toast]
    ),
  ]
}
