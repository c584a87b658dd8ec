/// TalkBack's memory between stops and events; it is empty when TalkBack is switched on.
public struct TalkBackHistory: Sendable, Hashable {
  var focus: TalkBackNodeKey?
  var collection: TalkBackCollection?
  var item: TalkBackCollection.Item?
  var container: Container?
  var windowID: Int?
  /// The reading control; if nil, the user's setting applies.
  var readingControl: TalkBackReadingControl?
  /// Whether the keyboard is visible; if nil, the user's setting applies.
  var isKeyboardUp: Bool?
  var windowTitle: String?
  var screenTitle: String?
  var paneTitle: String?
  /// The times of announced changes in live regions, in milliseconds.
  var liveRegionTimes: [TalkBackNodeKey: Int] = [:]

  var typedError: TypedError?

  /// Creates an empty history.
  public init() {}

  package init(insideCollectionOf index: Int, in tree: TalkBackTree) {
    collection = TalkBackCollection.root(of: index, in: tree, by: .complete).map {
      TalkBackCollection($0, in: tree)
    }
  }

  var isInChoice: Bool { item != nil && collection?.hasChoices == true }

  struct TypedError: Sendable, Hashable {
    var field: TalkBackNodeKey
    var message: String
  }

  struct Container: Sendable, Hashable {
    var key: TalkBackNodeKey
    var title: String
  }
}

enum TalkBackNodeKey: Sendable, Hashable {
  case id(String)
  case place(Int)
}

extension TalkBackTree {
  func key(of index: Int) -> TalkBackNodeKey {
    if let id = self[index].id, self.index(ofID: id) == index { return .id(id) }
    return .place(index)
  }

  func window(of index: Int) -> TalkBackNode.Window? {
    nearest(to: index) { self[$0].window != nil }.flatMap { self[$0].window }
  }

  func nearest(to index: Int?, where isWanted: (Int) -> Bool) -> Int? {
    var next = index
    while let candidate = next {
      if isWanted(candidate) { return candidate }
      next = parents[candidate]
    }
    return nil
  }
}
