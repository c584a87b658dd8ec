import EarshotFiles

/// The titles of a run's designs; only titles on a line that begins with `screen:` are found.
struct ScreenTitles {
  private var files: [String] = []
  private var titles: [String] = []
  private var first: [String: Int] = [:]

  init(of inputs: InputList) {
    guard inputs.items.count > 1 else { return }
    for (index, item) in inputs.items.enumerated() {
      files.append(item.path)
      titles.append(item.path == InputFile.standardInput ? "" : Self.title(of: item))
      first[titles[index]] = first[titles[index]] ?? index
    }
    first[""] = nil
  }

  private static func title(of item: InputList.Item) -> String {
    guard let bytes = try? item.bytes() else { return "" }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n", maxSplits: 200)
      .first { $0.hasPrefix("screen:") }
    let title = line?.dropFirst("screen:".count).drop { $0 == " " } ?? ""
    let end = title.prefix { $0 != "#" }.lastIndex { $0 != " " && $0 != "\r" }
    return (end.map { String(title[...$0]) } ?? "").filter { $0 != "\"" && $0 != "'" }
  }

  var repeated: [String] {
    titles.indices.flatMap { index in others(than: index).map { "\($0.key): \($0.value)" } }
  }

  func others(than index: Int) -> [String: String] {
    guard titles.indices.contains(index), let earlier = first[titles[index]], earlier != index
    else { return [:] }
    return [titles[index]: files[earlier]]
  }
}
