import Earshot

struct DesignExpansion {
  private static let maximumCount = 200_000
  private static let maximumUses = 32
  private static let maximumSize = InputFile.writtenByPeople

  private struct Frame {
    var scope: [String: SourceValue]
    var arguments: [String: SourceValue]?
    var chain: [String]
  }

  private let files: DesignFiles
  private var parsed: [String: SourceValue] = [:]
  private var count = 0
  private var size = 0
  private(set) var isFull = false
  private(set) var errors = ErrorList()
  private(set) var notes: [DesignNote] = []

  init(_ files: DesignFiles) { self.files = files }

  mutating func expanded(_ entries: [SourceValue.Entry], in file: String) -> [SourceValue.Entry] {
    let scope =
      errors.collect { () throws(InputError) in
        try DesignPart.scope(entries.first { $0.key == "parts" }?.value)
      } ?? [:]
    let frame = Frame(scope: scope, arguments: nil, chain: [file])
    for (name, value) in scope.sorted(by: { $0.key < $1.key }) {
      if case .scalar = value.content { continue }
      errors.collect { () throws(InputError) in
        try DesignPart(value, named: name, scope: scope)
      }
    }
    return entries.compactMap { entry in
      guard entry.key != "parts" else { return nil }
      guard entry.key == "components" else { return entry }
      return self.entry(entry, frame, depth: 1)
    }
  }

  private mutating func expanded(
    _ value: SourceValue, _ frame: Frame, depth: Int
  ) -> SourceValue {
    guard take(value, frame, depth) else { return SourceValue(.null, at: value.location) }
    switch value.content {
    case .null: return value
    case .scalar(let text):
      return frame.arguments.map { filled(text, with: $0, at: value.location, depth) } ?? value
    case .list(let items):
      var result: [SourceValue] = []
      for item in items { result += spliced(item, frame, depth: depth + 1) }
      return SourceValue(.list(result), at: value.location)
    case .map(let entries):
      var result: [SourceValue.Entry] = []
      for entry in entries { result.append(self.entry(entry, frame, depth: depth + 1)) }
      return SourceValue(.map(result), at: value.location)
    }
  }

  private mutating func entry(
    _ entry: SourceValue.Entry, _ frame: Frame, depth: Int
  ) -> SourceValue.Entry {
    var entry = entry
    if ["components", "children"].contains(entry.key), entry.value.use != nil {
      entry.value = SourceValue(
        .list(spliced(entry.value, frame, depth: depth)), at: entry.value.location)
    } else {
      entry.value = expanded(entry.value, frame, depth: depth)
    }
    return entry
  }

  /// Returns the values that replace an item; a `use` or a parameter can result in several.
  private mutating func spliced(
    _ item: SourceValue, _ frame: Frame, depth: Int
  ) -> [SourceValue] {
    if let use = item.use { return components(of: use, frame, depth: depth) }
    let value = expanded(item, frame, depth: depth)
    if case .scalar = item.content, case .list(let items) = value.content { return items }
    return [value]
  }

  private mutating func take(_ value: SourceValue, _ frame: Frame, _ depth: Int) -> Bool {
    guard frame.arguments != nil, !isFull else { return !isFull }
    return take(value, at: value.location, depth)
  }

  private mutating func take(
    _ value: SourceValue, at location: SourceLocation, _ depth: Int
  ) -> Bool {
    count += 1
    size += value.ownSize
    if depth > YAMLComposer.maximumDepth {
      errors.add(YAMLComposer.tooDeep(location))
    } else if count > Self.maximumCount {
      errors.add(
        InputError(
          "the parts of the design contain more than \(Self.maximumCount) values; split the design",
          at: location))
    } else if size > Self.maximumSize {
      errors.add(
        InputError(
          "the parts of the design contain more than \(Self.maximumSize >> 20) MB of text; insert "
            + "fewer or shorter texts", at: location))
    } else {
      return true
    }
    isFull = true
    return false
  }

  /// Counts an argument's size at each insertion, because a part can insert it many times.
  private mutating func takeAll(
    _ value: SourceValue, at location: SourceLocation, _ depth: Int
  ) -> Bool {
    guard take(value, at: location, depth) else { return false }
    return value.inner.allSatisfy { takeAll($0, at: location, depth + 1) }
  }
}

extension DesignExpansion {
  private mutating func components(
    of use: SourceValue.Use, _ frame: Frame, depth: Int
  ) -> [SourceValue] {
    let part: DesignPart
    do throws(InputError) { part = try self.part(use, frame) } catch {
      errors.add(error)
      return []
    }
    guard let arguments = arguments(of: use, for: part, frame, depth: depth) else { return [] }
    let inner = Frame(
      scope: part.scope, arguments: arguments, chain: frame.chain + [part.key])
    let components = expanded(part.components, inner, depth: depth)
    guard case .list(let items) = components.content else { return [components] }
    return items
  }

  private mutating func part(
    _ use: SourceValue.Use, _ frame: Frame
  ) throws(InputError) -> DesignPart {
    let name = try use.name.text()
    let part: DesignPart
    if let value = frame.scope[name] {
      if case .scalar = value.content {
        part = try self.part(inFile: value)
      } else {
        part = try DesignPart(value, named: name, scope: frame.scope)
      }
    } else if [".yaml", ".yml", ".json"].contains(where: name.lowercased().hasSuffix) {
      part = try self.part(inFile: use.name)
    } else {
      let message = NearestName.message("part", name, known: frame.scope.keys.sorted())
      throw InputError(
        "\(message); define it in 'parts', or name a file such as '\(name).yaml'",
        at: use.name.location)
    }
    guard !frame.chain.contains(part.key) else {
      throw InputError(
        "'\(name)' uses itself; remove one 'use' from the cycle "
          + (frame.chain.drop { $0 != part.key } + [part.key]).joined(separator: " → "),
        at: use.name.location)
    }
    guard frame.chain.count <= Self.maximumUses else {
      throw InputError(
        "parts use each other more than \(Self.maximumUses) levels deep; use fewer levels",
        at: use.name.location)
    }
    return part
  }

  private mutating func part(inFile name: SourceValue) throws(InputError) -> DesignPart {
    let (path, bytes) = try files.file(name.text(), at: name.location)
    if let known = parsed[path] { return try DesignPart(file: known, at: path) }
    let (value, notes) = try SourceReader(file: path, subject: "a part").valueWithNotes(of: bytes)
    parsed[path] = value
    self.notes += notes
    return try DesignPart(file: value, at: path)
  }

  private mutating func arguments(
    of use: SourceValue.Use, for part: DesignPart, _ frame: Frame, depth: Int
  ) -> [String: SourceValue]? {
    let known = part.parameters.map(\.name)
    var arguments: [String: SourceValue] = [:]
    var isComplete = true
    for argument in use.arguments {
      var name = argument.key
      if !known.contains(name) {
        let message =
          known.isEmpty
          ? "the part has no parameters; remove '\(name)'"
          : NearestName.message("parameter", name, known: known)
        errors.add(InputError(message, at: argument.location))
        // The parameter with the most similar name gets the misspelled argument's value, so that
        // the parameter is not reported as missing too.
        guard let meant = NearestName.nearest(to: name, among: known), arguments[meant] == nil
        else { continue }
        name = meant
      }
      arguments[name] = expanded(argument.value, frame, depth: depth + 1)
    }
    for parameter in part.parameters where arguments[parameter.name] == nil {
      arguments[parameter.name] = parameter.standard
      guard parameter.standard == nil else { continue }
      isComplete = false
      errors.add(
        InputError(
          "the part needs '\(parameter.name)'; add '\(parameter.name): …'", at: use.name.location))
    }
    return isComplete ? arguments : nil
  }

  /// Replaces each `${NAME}` with the parameter's value; if the text is only `${NAME}`, the value
  /// can have any type.
  private mutating func filled(
    _ text: String, with arguments: [String: SourceValue], at location: SourceLocation,
    _ depth: Int
  ) -> SourceValue {
    guard text.contains("${") else { return SourceValue(.scalar(text), at: location) }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "${") {
      let before = rest[..<start.lowerBound]
      guard before.last != "$" else {
        result += before.dropLast() + "${"
        rest = rest[start.upperBound...]
        continue
      }
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      let name = String(rest[start.upperBound..<end])
      guard let value = arguments[name] else {
        let message = NearestName.message("parameter", name, known: arguments.keys.sorted())
        errors.add(InputError("\(message); write '$${' for the characters '${'", at: location))
        return SourceValue(.scalar(text), at: location)
      }
      if before.isEmpty, result.isEmpty, rest.index(after: end) == rest.endIndex {
        let fits = takeAll(value, at: location, depth)
        return fits ? value : SourceValue(.null, at: location)
      }
      result += before
      switch value.content {
      case .scalar(let text):
        guard take(value, at: location, depth) else { return SourceValue(.null, at: location) }
        result += text
      case .null: break
      case .list, .map:
        errors.add(
          InputError(
            "'\(name)' is \(value.found), which cannot be inserted into a text", at: location))
      }
      rest = rest[rest.index(after: end)...]
    }
    return SourceValue(.scalar(result + rest), at: location)
  }
}

extension SourceValue {
  struct Use {
    var name: SourceValue
    var arguments: [Entry]
  }

  var use: Use? {
    guard case .map(let entries) = content, !entries.contains(where: { $0.key == "kind" }),
      let name = entries.first(where: { $0.key == "use" })?.value
    else { return nil }
    return Use(name: name, arguments: entries.filter { $0.key != "use" })
  }

  fileprivate var ownSize: Int {
    switch content {
    case .null, .list: 0
    case .scalar(let text): text.utf8.count
    case .map(let entries): entries.reduce(0) { $0 + $1.key.utf8.count }
    }
  }

  fileprivate var inner: [SourceValue] {
    switch content {
    case .null, .scalar: []
    case .list(let items): items
    case .map(let entries): entries.map(\.value)
    }
  }
}
