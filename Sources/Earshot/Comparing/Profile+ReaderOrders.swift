extension Profile {
  package var readerOrders: [ComparisonOptions.ReaderOrder] {
    style.device.layouts.compactMap { row in
      guard let value = row.order,
        let setting = settings.all.first(where: { $0.values.contains(value) })
      else { return nil }
      var kinds: [Part.Kind] = []
      for kind in row.layout.places.compactMap(\.slot.kind) where !kinds.contains(kind) {
        kinds.append(kind)
      }
      guard Set([.name, .role]).isSubset(of: kinds) else { return nil }
      return ComparisonOptions.ReaderOrder(setting: "\(setting.name)=\(value)", kinds: kinds)
    }
  }
}
