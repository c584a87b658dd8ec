internal import Earshot

extension JSONValue {
  /// The text of a key, nil when it is missing, no text, or empty.
  public func text(_ key: String) -> String? {
    self[key]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The truth of a key that holds `true` or `"true"`; nil for anything else than truth values.
  public func flag(_ key: String) -> Bool? {
    switch self[key]?.content {
    case .bool(let flag): flag
    case .string("true"): true
    case .string("false"): false
    default: nil
    }
  }

  /// The number of a key.
  public func number(_ key: String) -> Double? {
    if case .number(let number) = self[key]?.content { number } else { nil }
  }

  /// The whole number of a key; nil beyond those that JSON's numbers tell apart.
  public func integer(_ key: String) -> Int? {
    number(key).flatMap { $0.magnitude <= 0x1p53 ? Int(exactly: $0) : nil }
  }

  /// The first item of a list; the value itself where it is none.
  public var firstItem: JSONValue { items?.first ?? self }

  /// The items of a key, none when it holds no list.
  public func list(_ key: String) -> [JSONValue] { self[key]?.items ?? [] }

  /// The texts of a key.
  public func texts(_ key: String) -> [String] { list(key).compactMap(\.string) }

  /// The numbers of a list, with those of the lists inside it; nil when something else is in it.
  var numbers: [Double]? {
    switch content {
    case .number(let number): return [number]
    case .array(let items):
      let numbers = items.compactMap(\.numbers)
      return numbers.count == items.count ? numbers.flatMap { $0 } : nil
    default: return nil
    }
  }

  /// A frame written as `{"x": …, "y": …, "width": …, "height": …}`.
  var rect: VoiceOverScreen.Frame? {
    VoiceOverScreen.Frame(["x", "y", "width", "height"].compactMap { number($0) })
  }

  /// A frame written as `[[x, y], [width, height]]`, as CoreGraphics is encoded.
  var frame: VoiceOverScreen.Frame? { numbers.flatMap(VoiceOverScreen.Frame.init) }
}

extension VoiceOverScreen.Frame {
  /// Creates a frame from x, y, width and height; nil unless these are four finite numbers.
  init?(_ numbers: [Double]) {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
