// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let image: Self = Self(
    "image", .still(.image, "ImageView", isText: false), describedBy: { .image }
  ) {
    $0.form = .amount
    $0.describe = { $1.staticContent = .image }
  }
}

extension ComponentKind {
  static let image: Self = Self(
    .image, "A picture with a meaning.",
    synonyms: "picture photo icon illustration avatar img graphic logo thumbnail hero"
      + " image-view imageview image-well svg vector animation lottie map map-view chart"
      + " artwork album-art cover cover-art poster graph qr-code barcode decorative-image decoration symbol",
    impliedKeys: ["decorative-image": ["hidden": "true"], "decoration": ["hidden": "true"]],
    example: ["label: Pool at sunset"],
    keys: [.value, .selected, .content, .links, .position]
  )
  .becoming("group", with: "headline kicker byline body")
  // An image with cells, such as a seat map, is a grid.
  .becoming("grid", with: "cells rows")
  .parted(with: "pins markers annotations points-of-interest", selectable: true)
  .parted(with: "controls buttons")
  // In a map or hero, `actions` are visible buttons; in other images, they are custom actions.
  .parted(with: "action actions", calledAs: "hero map map-view")
}

/// An image with its alternative text.
public func Image(_ label: String) -> Control { Control(.image, label) }
