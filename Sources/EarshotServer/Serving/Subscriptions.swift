import EarshotFiles
import EarshotOutput

struct Subscriptions {
  /// An open `subscriptions/listen` request for changes (revision 2026-07-28).
  struct Stream {
    let isOfList: Bool
    let addresses: [String]

    init(_ filter: JSONValue?) {
      isOfList = filter?.flag("resourcesListChanged") == true
      addresses = filter?.texts("resourceSubscriptions") ?? []
    }
  }

  /// Whether the client began with `initialize`; the server may then send changes without a
  /// request.
  var hasHandshake = false
  /// The addresses of the resources that the client watches (`resources/subscribe`).
  var addresses: Set<String> = []
  var streams: [RequestID: Stream] = [:]

  struct Notice {
    let stream: RequestID?
    /// The address of the changed resource; nil if resources were added or removed.
    let address: String?
  }

  func notices(of changes: SharedDesigns.Changes) -> [Notice] {
    let changed = changes.changed.map(Resources.address(ofDesign:))
    var notices = changed.filter(addresses.contains).map { Notice(stream: nil, address: $0) }
    if changes.isListChanged, hasHandshake { notices.append(Notice(stream: nil, address: nil)) }
    for (id, stream) in streams {
      notices += changed.filter(stream.addresses.contains).map { Notice(stream: id, address: $0) }
      if changes.isListChanged, stream.isOfList { notices.append(Notice(stream: id, address: nil)) }
    }
    return notices
  }
}
