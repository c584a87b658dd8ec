import Earshot

extension Screen {
  /// The metadata of the screen and its components as lines, such as "owner: Payments team".
  package var factLines: [String] {
    func lines(_ metadata: Metadata, of name: String) -> [String] {
      metadata.rows.map { row in
        let text = row.texts.joined(separator: "; ").split(separator: "\n").joined(separator: " ")
        return "\(name)\(row.name): \(text)"
      }
    }
    return lines(metadata, of: "")
      + allComponents.flatMap { lines($0.common.metadata, of: "\($0.id), ") }
  }
}
