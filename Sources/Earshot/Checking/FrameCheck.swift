struct FrameCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.frameOutside]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let (canvas, screenshot) = (screen.screen.canvas, screen.screen.screenshotSize)
    guard screenshot != nil || screen.screen.screenshot == nil else { return [] }
    // Without a screenshot, the screen can scroll.
    let bottom = screenshot?.height ?? .infinity
    return screen.screen.allComponents.compactMap { component in
      guard let frame = component.common.frame,
        frame.x + frame.width > canvas.width + 1 || frame.y + frame.height > bottom + 1
      else { return nil }
      let area = "\(Int(canvas.width)) by \(Int(canvas.height))"
      let place =
        screenshot == nil
        ? "the phone, which has \(area) points" : "the screenshot, which has \(area) pixels"
      return DesignFinding(
        .frameOutside, found: "the frame of \(component.title) is not inside \(place)",
        at: component.common.location)
    }
  }
}

extension DesignFinding.Kind {
  /// A frame is not inside the screenshot.
  public static let frameOutside = Self(
    "frame-outside", .warning,
    means: "A frame is not inside the screenshot or, without a screenshot, the sides of the phone.",
    mend: "correct its numbers x, y, width and height",
    examples: .init(
      "{kind: button, label: Save, frame: [300, 96, 120, 48]}",
      mended: "{kind: button, label: Save, frame: [254, 96, 120, 48]}"))
}
