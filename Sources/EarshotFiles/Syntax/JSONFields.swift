internal import Earshot

extension JSONValue {
  /// Returns a key's text; nil if the value is missing, empty or of another type.
  public func text(_ key: String) -> String? {
    self[key]?.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns a key's Boolean, which can be the text `"true"` or `"false"`; nil for other values.
  public func flag(_ key: String) -> Bool? {
    switch self[key]?.content {
    case .bool(let flag): flag
    case .string("true"): true
    case .string("false"): false
    default: nil
    }
  }

  /// Returns a key's number; nil for other values.
  public func number(_ key: String) -> Double? {
    if case .number(let number) = self[key]?.content { number } else { nil }
  }

  /// Returns a key's integer; nil if JSON numbers cannot represent it exactly.
  public func integer(_ key: String) -> Int? {
    number(key).flatMap { $0.magnitude <= 0x1p53 ? Int(exactly: $0) : nil }
  }

  /// The first item of a list, or the value itself.
  public var firstItem: JSONValue { items?.first ?? self }

  /// Returns a key's items; empty if the value is not a list.
  public func list(_ key: String) -> [JSONValue] { self[key]?.items ?? [] }

  /// Returns the texts in a key's list.
  public func texts(_ key: String) -> [String] { list(key).compactMap(\.string) }

  var numbers: [Double]? {
    switch content {
    case .number(let number): return [number]
    case .array(let items):
      let numbers = items.compactMap(\.numbers)
      return numbers.count == items.count ? numbers.flatMap { $0 } : nil
    default: return nil
    }
  }

  var rect: VoiceOverScreen.Frame? {
    VoiceOverScreen.Frame(["x", "y", "width", "height"].compactMap { number($0) })
  }

  /// The frame in CoreGraphics's form `[[x, y], [width, height]]`.
  var frame: VoiceOverScreen.Frame? { numbers.flatMap(VoiceOverScreen.Frame.init) }
}

extension VoiceOverScreen.Frame {
  init?(_ numbers: [Double]) {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
