/// Visual properties in Material, the Human Interface Guidelines, Figma and CSS.
package enum VisualKeys {
  package static let names = Set(
    """
    icon icons icon-name icon-left icon-right icon-position icon-size leading-icon trailing-icon
    start-icon end-icon symbol system-image glyph illustration emoji image-name image-url src source
    url href uri asset assets thumbnail-url poster
    color colour colors background background-color background-image foreground foreground-color
    text-color tint tint-color accent accent-color container-color content-color fill fills stroke
    strokes border borders border-color border-width border-radius border-style corner-radius corners
    radius rounded shape elevation shadow shadows box-shadow drop-shadow opacity alpha blur effects
    gradient overlay-color scrim theme color-scheme mode dark light material vibrancy
    emphasis prominence importance hierarchy-level appearance look skin
    typography type-scale text-style font font-size font-weight font-family font-style weight
    line-height leading tracking letter-spacing kerning text-align text-alignment text-transform
    text-decoration underline underlined bold italic uppercase capitalize
    align alignment align-items align-self justify justify-content gravity
    x y z z-index width height min-width max-width min-height max-height size-class dimensions
    size density compact dense padding margin margins gap gutter spacing inset insets safe-area offset
    rotation scale transform aspect-ratio ratio layout layout-mode layout-align layout-grow direction
    flow columns column-count column-width grid-columns flex flex-direction flex-grow flex-wrap wrap
    overflow line-clamp max-lines lines number-of-lines truncation truncate ellipsis
    scroll scrollable scroll-direction scroll-behavior sticky fixed pinned floating anchor anchors
    constraint constraints auto-layout full-width fullwidth full-screen fullscreen block inline display
    float position-type
    hover hovered pressed-color ripple focus-ring focus-color cursor
    animation animated animate transition transitions duration easing motion haptic haptics sound
    keyboard keyboard-type input-mode input-type return-key ime-action autocorrect autocorrection
    autocapitalize autocapitalization autofill autofocus spell-check
    divider dividers separator separators has-divider show-divider indicator-color track-color
    thumb-color resize-mode content-mode object-fit fit crop cropped content-fit
    device devices design-system figma node-id component-id component-set layer layers frame variant-properties token tokens
    extended large-title drag-handle detent detents chevron disclosure-indicator accessory autoplay
    dots show-dots show-indicator multiline multi-line max-length maxlength
    outline outlines outline-offset white-space user-select pointer-events backdrop-filter
    interaction-source symbol-effect symbol-variant state-layer touch-target tap-target hit-area
    mix-blend-mode blend-mode rendering-mode symbol-rendering-mode background-blur text-shadow
    border-top border-bottom border-left border-right item-spacing absolute-bounding-box
    primary-axis-align-items counter-axis-align-items layout-sizing-horizontal
    layout-sizing-vertical effect-style-id fill-style-id text-style-id
    destructive is-destructive zoomable indeterminate onclick onpress ontap onchange onsubmit
    class class-name css sx style-name test-id testid data-testid
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  static let pictures: Set<String> = [
    "icon", "leading-icon", "trailing-icon", "start-icon", "end-icon", "prefix-icon",
    "suffix-icon", "illustration", "image",
    "thumbnail", "media", "avatar", "picture", "photo", "artwork", "cover",
  ]

  /// Values of `variant` and `style` that change only the appearance.
  static let variants: Set<String> = [
    "primary", "secondary", "tertiary", "default", "filled", "filled-tonal", "tonal", "outlined",
    "outline", "elevated", "text", "ghost", "plain", "bordered", "bordered-prominent", "borderless",
    "tinted", "gray", "grey", "prominent", "inline", "standard", "contained", "solid", "subtle",
    "destructive", "danger", "warning", "success", "info", "error", "neutral", "accent", "brand",
    "small", "medium", "large", "compact", "extended", "center-aligned", "fixed", "scrollable",
    "rounded", "square", "circular", "linear", "dot", "round", "light", "dark", "filter", "choice",
  ]

  static func isDisclosureIcon(_ text: String) -> Bool {
    ["chevron", "arrow", "caret", "disclosure"].contains { text.hasPrefix($0) }
  }

  private static let longNames = names.filter { $0.count > 3 }

  /// The first letters must be equal, because people rarely misspell them.
  static func misspelled(_ key: String) -> String? {
    guard key.count > 3, !names.contains(key) else { return nil }
    return NearestName.misspelled(
      key, among: longNames.filter { $0.first == key.first }, atMost: 1)
  }

  package static func contains(_ key: String) -> Bool { key.hasPrefix("x-") || names.contains(key) }

  package static func describes(_ key: String) -> Bool {
    let key = KeyWord.folded(key)
    return contains(key) || isCompound(key)
      || ["color", "colour"].contains(key.split(separator: "-").last.map(String.init))
  }

  /// Visual keys whose values can also be components.
  static let places: Set<String> = [
    "icon", "icons", "icon-left", "icon-right", "leading-icon", "trailing-icon", "start-icon",
    "end-icon", "leading", "layers", "layer", "layout", "frame", "block", "inline", "accessory",
    "illustration", "source", "src",
  ]

  /// Whether a key combines a part or state with a property, such as `hover-color`.
  static func isCompound(_ key: String) -> Bool {
    let pieces = key.split(separator: "-")
    guard pieces.count > 1, let last = pieces.last, properties.contains(last) else { return false }
    return pieces.dropLast().allSatisfy { parts.contains($0) || properties.contains($0) }
  }

  private static let properties: Set<Substring> = words(
    """
    color colors colour colours tint style styles size width height radius padding paddings margin
    margins spacing gap inset insets offset opacity alpha elevation shadow blur stroke gradient
    font weight align alignment thickness depth ratio scale smoothing transition easing
    """)

  private static let parts: Set<Substring> = words(
    """
    hover hovered focus focused active inactive selected unselected disabled enabled pressed checked
    unchecked ripple highlight overlay state primary secondary tertiary error surface background
    foreground container content control button icon image symbol label text title subtitle
    placeholder thumb track indicator divider border outline line inner outer top bottom left right
    start end leading trailing horizontal vertical cross main axis min max tonal target touch tap
    hit corner corners z layout grid column
    """)

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split(whereSeparator: \.isWhitespace))
  }
}
