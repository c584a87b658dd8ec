/// A field that opens a calendar (iOS) or columns of month, day and year (Android).
public struct DatePicker: Component {
  package enum Style: String, Sendable, Hashable, CaseIterable {
    case columns
    case input
    case calendar
  }

  public var kind: ComponentKind { .datePicker }
  public var common: CommonAttributes
  /// The selected day; nil if there is none.
  public var date: CalendarDate? { didSet { shownText = nil } }
  /// The text, such as "Today", that the field shows instead of the date.
  package var shownText: String?
  /// The last day of a selected range.
  public var until: CalendarDate?
  /// Whether users select a range.
  public var isRange = false
  var picked: Days?
  /// The design's date for today; the system's date is not used, so the output is the same every
  /// day.
  public var today: CalendarDate?
  /// The first day that can be selected.
  public var minimum: CalendarDate?
  /// The last day that can be selected.
  public var maximum: CalendarDate?
  /// Days that cannot be selected.
  public var unavailable: Set<CalendarDate> = []
  /// The text in the field before a day is selected.
  public var placeholder: String?
  /// The calendar image's alternative text, which is read with the label.
  public var calendarImage: String?
  /// The title of the open picker; nil for the label (iOS) or the date (Android).
  public var title: String?
  /// Whether the open picker begins with an invisible element that closes it.
  public var hasDismissElement = true
  /// Whether the picker is open.
  public var isExpanded = false
  package var style = Style.columns
  /// The day that the open picker shows; nil for the initial day (see ``shownDay``).
  public var shownMonth: CalendarDate?
  /// Whether the days are replaced by the month and the year, in wheels (iOS) or columns (Android).
  public var isShowingWheels = false
  /// The text typed on Android; nil before the first edit.
  public var typedDate: String?
  /// Whether the text field on Android is being edited.
  public var isTyping = false

  /// Creates a date picker.
  public init(
    _ label: String = "", date: CalendarDate? = nil, until: CalendarDate? = nil,
    today: CalendarDate? = nil, placeholder: String? = nil
  ) {
    common = CommonAttributes(label: label)
    self.date = date
    self.until = until
    isRange = until != nil
    self.today = today
    self.placeholder = placeholder
  }

  /// Returns whether a day can be selected.
  public func isAvailable(_ day: CalendarDate) -> Bool {
    if let minimum, day < minimum { return false }
    if let maximum, day > maximum { return false }
    return !unavailable.contains(day)
  }

  /// Returns whether a day is selected or within the selected range.
  public func isSelected(_ day: CalendarDate) -> Bool {
    let days = chosen
    guard let first = days.first else { return false }
    return first <= day && day <= (days.last ?? first)
  }

  struct Days: Sendable, Hashable {
    var first: CalendarDate?
    var last: CalendarDate?
  }

  var chosen: Days { picked ?? Days(first: date, last: until) }

  /// The day that an open picker shows: at first, the available day nearest to the selected day or
  /// today.
  public var shownDay: CalendarDate {
    if let shownMonth { return shownMonth }
    let wanted = date ?? today ?? .unnamedToday
    return nearestAvailable(to: wanted) ?? wanted.clamped(to: range)
  }

  var range: ClosedRange<CalendarDate> {
    let first = minimum ?? .first
    return first...max(first, maximum ?? .last)
  }

  private func nearestAvailable(to day: CalendarDate) -> CalendarDate? {
    let (range, start) = (range, day.clamped(to: range))
    var (later, earlier): (CalendarDate?, CalendarDate?) = (start, start)
    while later != nil || earlier != nil {
      for found in [later, earlier] {
        if let found, isAvailable(found) { return found }
      }
      later = later?.neighbour(1).flatMap { range.contains($0) ? $0 : nil }
      earlier = earlier?.neighbour(-1).flatMap { range.contains($0) ? $0 : nil }
    }
    return nil
  }

  public var states: [ComponentState] { [.closed, .open, .wheels, .disabled] }

  public var state: ComponentState {
    get {
      if common.isDisabled { return .disabled }
      return isExpanded ? (isShowingWheels ? .wheels : .open) : .closed
    }
    set {
      common.isDisabled = newValue == .disabled
      isExpanded = newValue == .open || newValue == .wheels
      isShowingWheels = newValue == .wheels
    }
  }

  public var traits: ComponentTraits {
    ComponentTraits().with {
      $0.isField = true
      $0.isEditing = isTyping
      $0.imageText = calendarImage
      $0.value = shownText ?? date?.description
      $0.placeholder = placeholder
    }
  }

  func day(at stop: StopID?) -> CalendarDate? {
    guard stop?.role == .day else { return nil }
    return shownDay.daysOfMonth.first { $0.stop == stop }
  }

  /// Previews show today and the first day of each state: selected, unselected and unavailable.
  func isExemplary(_ stop: StopID) -> Bool {
    guard let day = day(at: stop) else { return true }
    let days = day.daysOfMonth
    return day == today || day == days.first { isSelected($0) && isAvailable($0) }
      || day == days.first { isAvailable($0) && !isSelected($0) }
      || day == days.first { !isAvailable($0) }
  }

  func fieldName(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    guard let calendarImage, !calendarImage.isEmpty else { return name }
    return name.isEmpty ? calendarImage : wording.filled("name.state", name, calendarImage)
  }

  var isFilled: Bool { shownText != nil || date != nil }

  func fieldValue(_ wording: Wording, isShort: Bool = false) -> String? {
    if let shownText { return shownText }
    guard let date else { return placeholder }
    let first = wording.text(of: date, wording.dates.value, isShort: isShort)
    guard let until, until != date else { return first }
    let last = wording.text(of: until, wording.dates.value, isShort: isShort)
    return wording.filled("value.range", first, last)
  }

  func dialogTitle(_ wording: Wording) -> String {
    title ?? text(of: shownDay, wording.dates.title, wording)
  }

  func text(of day: CalendarDate, _ form: DateFormats.Form, _ wording: Wording) -> String {
    let text = wording.text(of: day, form)
    guard day == today else { return text }
    return wording.filled("name.state", wording.word("label.today"), text)
  }
}

extension CalendarDate {
  func clamped(to range: ClosedRange<CalendarDate>) -> CalendarDate {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension CalendarDate {
  var stop: StopID { StopID(.day, description) }
}
