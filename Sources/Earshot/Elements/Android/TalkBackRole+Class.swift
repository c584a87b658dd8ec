extension TalkBackRole {
  /// A table of Android's, AndroidX's and Material's classes replaces TalkBack's
  /// `Class.isAssignableFrom`.
  init(ofClass className: String?) {
    guard let className else {
      self = .none
      return
    }
    let dot = className.utf8.lastIndex(of: UInt8(ascii: "."))
    let simpleName = dot.map { className[className.utf8.index(after: $0)...] } ?? className[...]
    let isKnown = dot == nil || Self.isOfPlatform(className)
    self = isKnown ? Self.ofClass[simpleName, default: .none] : .none
  }

  private static func isOfPlatform(_ className: String) -> Bool {
    className.hasPrefix("android.") || className.hasPrefix("androidx.")
      || className.hasPrefix("com.google.android.material.")
  }

  private static let ofClass: [Substring: TalkBackRole] = [
    "ImageView": .image, "ImageButton": .image, "QuickContactBadge": .image,
    "ZoomButton": .image, "AppCompatImageView": .image,
    "AppCompatImageButton": .image, "ShapeableImageView": .image,
    "FloatingActionButton": .image,
    "Switch": .switchControl, "SwitchCompat": .switchControl, "SwitchMaterial": .switchControl,
    "MaterialSwitch": .switchControl,
    "ToggleButton": .toggleButton, "AppCompatToggleButton": .toggleButton,
    "RadioButton": .radioButton, "AppCompatRadioButton": .radioButton,
    "MaterialRadioButton": .radioButton,
    "CompoundButton": .checkBox, "CheckBox": .checkBox, "Chip": .checkBox,
    "AppCompatCheckBox": .checkBox, "MaterialCheckBox": .checkBox,
    "Button": .button, "AppCompatButton": .button, "MaterialButton": .button,
    "ExtendedFloatingActionButton": .button,
    "CheckedTextView": .checkedTextView, "AppCompatCheckedTextView": .checkedTextView,
    "EditText": .editText, "AutoCompleteTextView": .editText,
    "MultiAutoCompleteTextView": .editText, "ExtractEditText": .editText,
    "AppCompatEditText": .editText, "AppCompatAutoCompleteTextView": .editText,
    "TextInputEditText": .editText, "MaterialAutoCompleteTextView": .editText,
    "SearchView$SearchAutoComplete": .editText,
    "SeekBar": .seekControl, "AppCompatSeekBar": .seekControl, "Slider": .seekControl,
    "RangeSlider": .seekControl,
    "ProgressBar": .progressBar, "AbsSeekBar": .progressBar, "RatingBar": .progressBar,
    "AppCompatRatingBar": .progressBar, "ContentLoadingProgressBar": .progressBar,
    "CircularProgressIndicator": .progressBar, "LinearProgressIndicator": .progressBar,
    "Keyboard$Key": .keyboardKey,
    "WebView": .webView,
    "TabWidget": .tabBar,
    "HorizontalScrollView": .horizontalScrollView,
    "ScrollView": .scrollView, "NestedScrollView": .scrollView,
    "ViewPager": .pager, "ViewPager2": .pager,
    "NumberPicker": .numberPicker,
    "Spinner": .dropDownList, "AppCompatSpinner": .dropDownList,
    "RecyclerView": .list,
    "GridView": .grid,
    "AbsListView": .list, "ListView": .list, "ExpandableListView": .list,
  ]
}
