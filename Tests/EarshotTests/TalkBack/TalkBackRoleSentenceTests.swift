import Earshot
import Testing

@Suite struct TalkBackRoleSentenceTests {
  /// If a node has no class, `range` or `shape` determines its role.
  private static let range = TalkBackNode.RangeInfo(.int, min: 0, max: 10, current: 3)
  private static let shape = TalkBackNode.CollectionInfo(rowCount: 3, columnCount: 3)

  @Test(arguments: [
    ("ImageView", "Save, Image"), ("Switch", "off, Save, Switch"),
    ("ToggleButton", "off, Save, Switch"), ("RadioButton", "Save, Radio button"),
    ("CheckBox", "Save, Check box"), ("Button", "Save, Button"), ("CheckedTextView", "Save"),
    ("EditText", "Save"),
  ])
  func `the class of a control comes before its range, its pages and its collection`(
    className: String, heard: String
  ) throws {
    let view = node(className, description: "Save") {
      $0.rangeInfo = Self.range
      $0.collectionInfo = Self.shape
      $0.actions = [.init(.setProgress), .init(.pageUp)]
    }
    #expect(try TalkBackListener(["hints": "off"]).heard(view) == heard)
  }

  @Test(arguments: [
    ("SeekBar", false, "3, Save, Slider"), ("SeekBar", true, "3, Save, Slider"),
    ("ProgressBar", false, "3, Save, Progress bar"), ("ProgressBar", true, "3, Save, Slider"),
    ("RatingBar", false, "3, Save, Progress bar"), ("RatingBar", true, "3, Save, Slider"),
    ("ScrollView", false, "3, Save, Progress bar"), ("NumberPicker", true, "3, Save, Slider"),
    ("android.webkit.WebView", false, "3, Save, Progress bar"),
    ("androidx.viewpager.widget.ViewPager", false, "3, Save, Progress bar"),
    ("ListView", true, "3, Save, Slider"), ("TextView", true, "3, Save, Slider"),
  ])
  func `a valid range comes before the class of a container; SET_PROGRESS makes it a slider`(
    className: String, isSet: Bool, heard: String
  ) throws {
    let view = node(className, description: "Save") {
      $0.rangeInfo = Self.range
      $0.actions = isSet ? [.init(.setProgress)] : []
    }
    #expect(try TalkBackListener(["hints": "off"]).heard(view) == heard)
  }

  @Test(arguments: [("ProgressBar", "Save, Progress bar"), ("TextView", "Save")])
  func `SET_PROGRESS without a valid range is not a slider`(
    className: String, heard: String
  ) throws {
    let view = node(className, description: "Save") { $0.actions = [.init(.setProgress)] }
    #expect(try TalkBackListener().heard(view) == heard)
  }

  @Test(arguments: [
    ("TabWidget", "Save, Tab bar"), ("ScrollView", "Save"), ("NumberPicker", "Save"),
    ("Spinner", "Save, Drop down list"), ("GridView", "Save, Grid"), ("ListView", "Save, List"),
    ("android.webkit.WebView", "Save, Webview"),
    ("androidx.viewpager.widget.ViewPager", "Save, Page"),
    // A node with collection info is not a scroll view, even if its class is one.
    ("HorizontalScrollView", "Save, Grid"),
  ])
  func `the class of a container comes before its collection`(
    className: String, heard: String
  ) throws {
    let view = node(className, description: "Save") { $0.collectionInfo = Self.shape }
    #expect(try TalkBackListener(["hints": "off"]).heard(view) == heard)
  }

  @Test(arguments: [
    ("PAGE_UP", "Save, Page"), ("PAGE_DOWN", "Save, Page"), ("PAGE_LEFT", "Save, Page"),
    ("PAGE_RIGHT", "Save, Page"), ("SCROLL_FORWARD", "Save, Grid"),
  ])
  func `each of the page actions comes before a collection`(name: String, heard: String) throws {
    var view = node(description: "Save") {
      $0.collectionInfo = Self.shape
      $0.actions = [.init(.init(rawValue: name))]
    }
    #expect(try TalkBackListener(["hints": "off"]).heard(view) == heard)
    view.className = "android.widget.ListView"
    #expect(try TalkBackListener(["hints": "off"]).heard(view) == "Save, List")
    view.className = "android.widget.HorizontalScrollView"
    view.collectionInfo = nil
    #expect(try TalkBackListener(["hints": "off"]).heard(view) == "Save")
  }

  @Test(arguments: [
    (1, 1, "Save, List"), (2, 1, "Save, List"), (1, 2, "Save, List"), (2, 2, "Save, Grid"),
    (0, 0, "Save, List"), (-1, -1, "Save, List"),
  ])
  func `a collection of more than one row and one column is a grid, any other a list`(
    rows: Int, columns: Int, heard: String
  ) throws {
    let view = node("androidx.recyclerview.widget.RecyclerView", description: "Save") {
      $0.collectionInfo = .init(rowCount: rows, columnCount: columns)
    }
    #expect(try TalkBackListener().heard(view) == heard)
  }

  @Test func `a staggered grid is a grid with any counts`() throws {
    let view = node(
      "androidx.recyclerview.widget.StaggeredGridLayoutManager", description: "Save"
    ) { $0.collectionInfo = .init(rowCount: -1, columnCount: -1) }
    #expect(try TalkBackListener().heard(view) == "Save, Grid")
  }

  @Test(arguments: [
    ("androidx.appcompat.widget.AppCompatImageView", "Image"),
    ("com.google.android.material.imageview.ShapeableImageView", "Image"),
    ("com.google.android.material.floatingactionbutton.FloatingActionButton", "Image"),
    ("androidx.appcompat.widget.SwitchCompat", "Switch"),
    ("com.google.android.material.switchmaterial.SwitchMaterial", "Switch"),
    ("com.google.android.material.materialswitch.MaterialSwitch", "Switch"),
    ("androidx.appcompat.widget.AppCompatToggleButton", "Switch"),
    ("com.google.android.material.radiobutton.MaterialRadioButton", "Radio button"),
    ("com.google.android.material.checkbox.MaterialCheckBox", "Check box"),
    ("android.widget.CompoundButton", "Check box"),
    ("com.google.android.material.button.MaterialButton", "Button"),
    ("com.google.android.material.textfield.TextInputEditText", "Edit box"),
    ("android.widget.AutoCompleteTextView", "Edit box"),
    ("androidx.appcompat.widget.SearchView$SearchAutoComplete", "Edit box"),
    ("androidx.appcompat.widget.AppCompatSeekBar", "Slider"),
    ("com.google.android.material.progressindicator.LinearProgressIndicator", "Progress bar"),
    ("androidx.appcompat.widget.AppCompatRatingBar", "Progress bar"),
    ("androidx.viewpager2.widget.ViewPager2", "Page"),
    ("androidx.appcompat.widget.AppCompatSpinner", "Drop down list"),
    ("android.widget.ExpandableListView", "List"), ("android.widget.AbsListView", "List"),
  ])
  func `a class has the role of the class that it descends from`(
    className: String, role: String
  ) throws {
    let listener = try TalkBackListener(["descriptionOrder": "role-name-state", "hints": "off"])
    let view = node(className, description: "Save") { $0.editable = true }
    #expect(listener.heard(view).hasPrefix("\(role), Save"))
  }

  @Test(arguments: [
    "android.view.View", "android.view.ViewGroup", "android.widget.TextView",
    "android.widget.FrameLayout", "android.widget.CheckedTextView", "android.widget.ScrollView",
    "android.widget.HorizontalScrollView", "androidx.core.widget.NestedScrollView",
    "android.widget.NumberPicker", "android.app.Dialog", "android.app.AlertDialog",
    "android.app.ActionBar$Tab", "androidx.appcompat.app.ActionBar$Tab",
    "com.android.internal.view.menu.ListMenuItemView", "android.widget.Toast",
  ])
  func `these have no word for their role`(className: String) throws {
    #expect(try TalkBackListener().heard(node(className, description: "Save")) == "Save")
  }
}
