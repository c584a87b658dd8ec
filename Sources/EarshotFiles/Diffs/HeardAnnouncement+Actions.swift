internal import Earshot

extension HeardAnnouncement {
  func recorded() throws(InputError) -> [Action]? {
    guard let actions, !actions.isEmpty else { return nil }
    let lines = actions.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
      .map { WalkScriptReader.isPlainAction($0.lowercased()) ? $0.lowercased() : $0 }
    do throws(InputError) {
      let script = try WalkScriptReader(file: location.file)
        .script(of: Array(lines.joined(separator: "\n").utf8))
      return script.lines.compactMap { line in
        if case .action(let action) = line.demand { action } else { nil }
      }
    } catch {
      throw InputError(error.message, at: location)
    }
  }
}
