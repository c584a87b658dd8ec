// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let rating: Self = Self(
    "rating", .adjustable(.scrollForward, .scrollBackward, .setProgress), describedBy: { .rating }
  ) {
    $0.adjust = { $0.isReadOnly ? [] : $0.adjust($1, upTo: $0.stars) }
    $0.shownValue = { rating, wording in
      rating.value.map {
        Int($0) == nil ? $0 : wording.filled("value.stars", $0, "\(rating.stars)")
      }
    }
    $0.describe = { rating, traits in
      traits.isField = !rating.isReadOnly
      traits.holdsAmount = !rating.isReadOnly
    }
  }
}

extension ComponentKind {
  static let rating: Self = Self(
    .rating, "Stars that are given or shown.",
    synonyms: "stars star-rating review-score star-rating-display",
    impliedKeys: ["star-rating-display": ["read-only": "true"]],
    example: ["label: Your rating", "value: 4"],
    keys: [
      .value,
      .content,
      .number(
        "stars", \.stars, in: 1...100, "How many stars there are; 5 when left out."),
      .flag("read-only", \.isReadOnly, "Whether the rating is only shown."),
      .position,
    ])
}

/// Stars that are given.
public func Rating(_ label: String, value: String, stars: Int = 5) -> Control {
  Control(.rating, label).with {
    $0.value = value
    $0.stars = stars
  }
}
