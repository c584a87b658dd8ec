/// The class among a node's superclasses that TalkBack looks for.
///
/// TalkBack asks `Class.isAssignableFrom`; there is no class loader here, so the classes of Android,
/// AndroidX and Material stand in a table, each with the one it descends from.
enum TalkBackClass: Sendable, Hashable {
  case imageView, switchControl, toggleButton, radioButton, compoundButton, button
  case checkedTextView, editText, seekBar, progressBar, keyboardKey, webView, tabWidget
  case horizontalScrollView, scrollView, viewPager, numberPicker, spinner, gridView, listView
  case recyclerView
  case floatingActionButton, voiceDictationButton, webImage
  case other

  /// Creates the class that a node's class name descends from.
  ///
  /// A class of the app itself is `other`: TalkBack cannot load it either.
  init(className: String?) {
    guard let className else {
      self = .other
      return
    }
    let simpleName = className.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      className[className.utf8.index(after: $0)...]
    }
    if let simpleName {
      self = Self.isOfPlatform(className) ? Self.table[simpleName] ?? .other : .other
    } else {
      self = Self.table[className[...]] ?? .other
    }
  }

  private static func isOfPlatform(_ className: String) -> Bool {
    className.hasPrefix("android.") || className.hasPrefix("androidx.")
      || className.hasPrefix("com.google.android.material.")
  }

  private static let table: [Substring: TalkBackClass] = [
    "ImageView": .imageView, "ImageButton": .imageView, "QuickContactBadge": .imageView,
    "ZoomButton": .imageView, "AppCompatImageView": .imageView,
    "AppCompatImageButton": .imageView, "ShapeableImageView": .imageView,
    "FloatingActionButton": .floatingActionButton,
    "VoiceDictationButton": .voiceDictationButton, "Image": .webImage,
    "Switch": .switchControl, "SwitchCompat": .switchControl, "SwitchMaterial": .switchControl,
    "MaterialSwitch": .switchControl,
    "ToggleButton": .toggleButton, "AppCompatToggleButton": .toggleButton,
    "RadioButton": .radioButton, "AppCompatRadioButton": .radioButton,
    "MaterialRadioButton": .radioButton,
    "CompoundButton": .compoundButton, "CheckBox": .compoundButton, "Chip": .compoundButton,
    "AppCompatCheckBox": .compoundButton, "MaterialCheckBox": .compoundButton,
    "Button": .button, "AppCompatButton": .button, "MaterialButton": .button,
    "ExtendedFloatingActionButton": .button,
    "CheckedTextView": .checkedTextView, "AppCompatCheckedTextView": .checkedTextView,
    "EditText": .editText, "AutoCompleteTextView": .editText,
    "MultiAutoCompleteTextView": .editText, "ExtractEditText": .editText,
    "AppCompatEditText": .editText, "AppCompatAutoCompleteTextView": .editText,
    "TextInputEditText": .editText, "MaterialAutoCompleteTextView": .editText,
    "SearchView$SearchAutoComplete": .editText,
    "SeekBar": .seekBar, "AppCompatSeekBar": .seekBar, "Slider": .seekBar,
    "RangeSlider": .seekBar,
    "ProgressBar": .progressBar, "AbsSeekBar": .progressBar, "RatingBar": .progressBar,
    "AppCompatRatingBar": .progressBar, "ContentLoadingProgressBar": .progressBar,
    "CircularProgressIndicator": .progressBar, "LinearProgressIndicator": .progressBar,
    "Keyboard$Key": .keyboardKey,
    "WebView": .webView,
    "TabWidget": .tabWidget,
    "HorizontalScrollView": .horizontalScrollView,
    "ScrollView": .scrollView, "NestedScrollView": .scrollView,
    "ViewPager": .viewPager, "ViewPager2": .viewPager,
    "NumberPicker": .numberPicker,
    "Spinner": .spinner, "AppCompatSpinner": .spinner,
    "RecyclerView": .recyclerView,
    "GridView": .gridView,
    "AbsListView": .listView, "ListView": .listView, "ExpandableListView": .listView,
  ]
}
