// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let rating: Self = Self(
    "rating", .rating, describedBy: { .rating })
}

extension ControlStyle {
  fileprivate static var rating: ControlStyle {
    var style = ControlStyle.adjustable(.scrollForward, .scrollBackward, .setProgress)
    style.adjust = { $0.adjust($1, by: .whole, upTo: $0.starCount) }
    style.shownValue = { rating, wording in
      rating.value.map {
        rating.stars == nil ? $0 : wording.filled("value.stars", $0, "\(rating.starCount)")
      }
    }
    style.describe = {
      $1.isField = true
      $1.holdsAmount = true
    }
    return style
  }

  fileprivate var shown: ControlStyle {
    var style = ControlStyle.still(.image, "ImageView", isText: false)
    style.part = "rating.shown"
    style.shownValue = shownValue
    return style
  }
}

extension ComponentKind {
  static let rating: Self = Self(
    .rating, "A rating in stars.",
    synonyms: "stars star-rating review-score star-rating-display"
      + " rating-bar rating-input rating-indicator",
    impliedKeys: [
      "star-rating-display": ["read-only": "true"], "rating-indicator": ["read-only": "true"],
    ],
    example: ["label: Your rating", "value: 4"],
    keys: [
      KeyReader(
        "value", .textOrPattern,
        "The current value, or a pattern if the value changes. Values that users cannot give, such as 4.3, are read-only."
      ) { value, rating, fields throws(InputError) in
        try KeyReader.value.read(value, &rating, fields)
        // Android's RatingBar lets users give half stars.
        let isGiven = rating.stars.map { $0 * 2 == ($0 * 2).rounded() } ?? true
        if !isGiven, fields["read-only"] == nil { rating.type.style = rating.type.style.shown }
      },
      .content,
      KeyReader("stars", .number, "The number of stars; by default 5.") {
        value, rating, _ throws(InputError) in
        if let text = try? value.text(), Int(text) == nil, Double(text) != nil {
          throw InputError(
            expected: "a whole number of stars",
            found: "'\(text)'; write the rating as 'value: \(text)'", at: value.location)
        }
        rating.maximum = try value.integer(in: 1...100)
      },
      KeyReader("read-only", .flag, "Whether the rating is read-only.") {
        value, rating, _ throws(InputError) in
        if try value.flag() { rating.type.style = rating.type.style.shown }
      },
      .position,
    ]
  )
  // Users cannot change an average.
  .becoming("rating", with: "reviews review-count", implying: ["read-only": "true"])
}

/// A rating in stars.
public func Rating(_ label: String, value: String, stars: Int = 5) -> Control {
  Control(.rating, label).with {
    $0.value = value
    $0.maximum = stars
  }
}

extension Control {
  var starCount: Int { maximum ?? 5 }

  var stars: Double? {
    guard type == .rating, let value else { return nil }
    return Double(String(value.map { $0 == "," ? "." : $0 })).flatMap { $0.isFinite ? $0 : nil }
  }
}
