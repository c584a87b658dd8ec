package struct InputProjects: Sendable {
  /// The projects of the inputs, each only once, in order; never empty.
  private(set) var distinct: [Project?] = []
  /// For each input, the index of its project in `distinct`.
  private(set) var places: [Int] = []

  init(_ projects: [Project?]) {
    var known: [Project?: Int] = [:]
    for project in projects {
      let place = known[project] ?? distinct.count
      if place == distinct.count { distinct.append(project) }
      known[project] = place
      places.append(place)
    }
    if distinct.isEmpty { distinct = [nil] }
  }

  func files(ofInput input: Int) -> [String] {
    input < places.count ? self[input]?.files ?? [] : []
  }

  subscript(input: Int) -> Project? { distinct[places[input]] }

  var files: [String] { distinct.compactMap(\.self).flatMap(\.files) }
  var accepted: [Source] { distinct.compactMap { $0?.accepted } }
  var titles: [String] { distinct.compactMap { $0?.title } }
}
