/// What TalkBack remembers from one focus stop or event to the next.
///
/// A value that goes in and comes out; a new one is TalkBack right after it was switched on.
public struct TalkBackHistory: Sendable, Hashable {
  /// The node that has focus.
  var focus: TalkBackNodeKey?
  /// The collection that focus is in, and the item.
  var collection: TalkBackCollection?
  var item: TalkBackCollection.Item?
  /// The node with a container title that focus is in.
  var container: Container?
  /// The window that focus is in.
  var windowID: Int?
  /// What swiping up and down moves through; nil for what the user has set.
  var readingControl: TalkBackReadingControl?
  /// Whether an on-screen keyboard has come up or gone; nil for what the user has set.
  var isKeyboardUp: Bool?
  /// The title that the window itself has.
  var windowTitle: String?
  /// The title that was said when the windows last settled.
  var screenTitle: String?
  /// The title of the pane that appeared last.
  var paneTitle: String?
  /// When each live region was last heard, in milliseconds.
  var liveRegionTimes: [TalkBackNodeKey: Int] = [:]

  /// The field whose error was told while typing, and the error.
  var typedError: TypedError?

  /// Creates the memory of a reader that has said nothing yet.
  public init() {}

  /// Creates the memory of a reader that is in the collection of a node already; of one that has said
  /// nothing yet where the node stands in none.
  package init(insideCollectionOf index: TalkBackTree.Index, in tree: TalkBackTree) {
    collection = TalkBackCollection.root(of: index, in: tree, by: .complete).map {
      TalkBackCollection($0, in: tree)
    }
  }

  /// Whether focus is on an item of a collection in which items can be chosen.
  var isInChoice: Bool { item != nil && collection?.hasChoices == true }

  /// The error of a field that was typed into.
  struct TypedError: Sendable, Hashable {
    var field: TalkBackNodeKey
    var message: String
  }

  /// A node with a container title.
  struct Container: Sendable, Hashable {
    var key: TalkBackNodeKey
    var title: String
  }
}

/// How a node is recognised at the next stop.
enum TalkBackNodeKey: Sendable, Hashable {
  case id(String)
  /// The place of a node without an id of its own.
  case place(TalkBackTree.Index)
}

extension TalkBackTree {
  /// Returns how a node is recognised at the next stop, when the tree may have changed.
  func key(of index: Index) -> TalkBackNodeKey {
    if let id = self[index].id, self.index(ofID: id) == index { return .id(id) }
    return .place(index)
  }

  /// Returns the window of a node: its own, or the one of the nearest ancestor that has one.
  func window(of index: Index) -> TalkBackNode.Window? {
    nearest(to: index) { self[$0].window != nil }.flatMap { self[$0].window }
  }

  /// Returns the node or its nearest ancestor that fulfils a condition.
  func nearest(to index: Index?, where isWanted: (Index) -> Bool) -> Index? {
    var next = index
    while let candidate = next {
      if isWanted(candidate) { return candidate }
      next = parents[candidate]
    }
    return nil
  }
}
