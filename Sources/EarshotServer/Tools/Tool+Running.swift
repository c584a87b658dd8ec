import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotProfiles

extension Tool {
  init<Job: DescribedOperation>(
    _ job: Job, title: String, description: String, options: [BoundOption<Job>] = Job.options,
    leavingOut names: Set<String> = [], formats: [String] = [], items: ToolItems? = nil,
    output: Output? = nil, write: @escaping @Sendable (Job, Context) throws -> Written
  ) {
    // Agents can use `settings`, a project file and `profile` instead of these options.
    let unneeded = names.union([
      ReaderSelection.hints.name, ReaderSelection.profileFiles.name, ReaderSelection.reading.name,
    ])
    let options = options.filter { !unneeded.contains($0.name) }
    var parameters = options.map { ToolParameter($0) }
    if let usual = formats.first {
      parameters.append(
        ToolParameter(
          Self.format, .choice(formats), meaning: "The format of the text; \(usual) by default."))
    }
    if let items {
      parameters.append(ToolParameter(Self.detail, .flag, meaning: items.detail))
      if items.hasStops {
        parameters.append(
          ToolParameter(
            Self.stops, .list(.text),
            meaning: "Only these stops, with all facts, by id: save or save/button."))
      }
    }
    self.init(
      name: Job.name, title: title, description: description, parameters: parameters, items: items,
      output: output
    ) { request, context in
      var job = job
      for argument in request.arguments {
        guard let option = options.first(where: { $0.key == argument.name }) else { continue }
        guard option.set(&job, argument.inputs) else {
          let found = "\(request.texts(of: argument.name).joined(separator: ", ").prefix(40))"
          throw UsageError(
            "'\(argument.name)' cannot be '\(found)'; the schema of the tool lists its values")
        }
      }
      return try write(job, context)
    }
  }

  func result(of request: ToolRequest, projects: Projects = .none) -> ToolResult {
    let messages = Guarded<[String]>([])
    var context = Context()
    context.projects = projects
    context.report = { line in messages.withLock { $0.append(line) } }
    var result = ToolResult(status: 0, text: "", notes: [])
    do {
      let written = try run(request, context)
      result.status = Int(written.status)
      result.text = try written.document(request.format)?.text ?? ""
      if !result.isError {
        (result.summary, result.readings) = (written.summary, written.readings)
        if let content = try content(of: written, for: request) {
          result.add(content)
          if requestsText(request) { result.list = nil }
        }
        result.add(findings: written.findings)
        result.assumptions = (written.assumptions + result.assumptions).unique
      }
      if written.isReference { result.text = AgentAdvice(tool: self).applied(to: result.text) }
    } catch let error as UsageError {
      result.text = ""
      result.status = Int(InputError.Kind.usage.rawValue)
      context.report(error.description)
    } catch {
      result.text = ""
      result.status = Int(Failure(error)?.status ?? 70)
      // An operation with several inputs may already have reported some of these errors.
      let reported = messages.withLock { Set($0) }
      for error in Failure(error)?.errors ?? [InputError("\(error)")]
      where !reported.contains("\(error)") { context.report("\(error)") }
    }
    // Messages for agents are escaped like messages for a terminal.
    result.notes += messages.withLock { $0 }.flatMap { message in
      message.split(separator: "\n").map {
        TerminalText(AgentAdvice(tool: self).applied(to: String($0))).text
      }
    }
    result.notes.removeAll(where: result.assumptions.contains)
    return result
  }

  private func requestsText(_ request: ToolRequest) -> Bool {
    items?.textFlags.contains(where: request.isSet) == true
  }

  private func content(
    of written: Written, for request: ToolRequest
  ) throws -> ToolItems.Content? {
    if let content = written.content { return content }
    guard let items, let document = try written.document(items.format) else { return nil }
    return try items.content(of: document.bytes, for: request)
  }
}

extension ToolResult {
  fileprivate mutating func add(findings: [JSONValue]) {
    guard !findings.isEmpty else { return }
    self.findings = findings.map(Self.bytes)
    summary += ", \(findings.count.counted("expectation")) failed"
  }

  private static func bytes(of item: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(item)
    return writer.bytes
  }

  fileprivate mutating func add(_ content: ToolItems.Content) {
    list = List(name: content.name, items: content.items.map(Self.bytes))
    summary = content.summary
    if !content.readings.isEmpty { readings = content.readings }
    assumptions = content.assumptions
    var profiles: [String] = []
    for item in content.items {
      if let id = item.text("profile"), !profiles.contains(id) { profiles.append(id) }
    }
    notes += profiles.compactMap { id in
      BuiltIn.profile(id).flatMap { $0.caveat.isEmpty ? nil : "\($0.title): \($0.caveat)" }
    }
  }
}

extension Tool.Written {
  init<Content: Reportable>(_ contents: [Content], status: Int32 = 0, isPlain: Bool = false) {
    self.init(status: status) { id in
      guard !contents.isEmpty else { return nil }
      guard let format = Content.formats.first(where: { id == nil || $0.id == id }) else {
        throw UsageError(
          "the result has no format '\(id ?? "")'; use \(Content.formats.map(\.id).joined(separator: ", "))"
        )
      }
      var style = ReportStyle()
      style.isPlain = isPlain
      return format.written(contents, style: style)
    }
  }

  init(_ text: TerminalText) { self.init { _ in Document(text) } }

  /// Returns the result with the reasons for the choice of readers; adds the readers if the result
  /// does not list them.
  func read(
    by readers: ReaderSelection, for sources: [Source],
    standard: [Profile.Family] = Profile.Family.allCases, in context: Context
  ) throws -> Self {
    let (readings, assumptions) = try readers.described(
      for: sources, standard: standard, in: context)
    var written = self
    written.readings = written.readings.isEmpty ? readings : written.readings
    written.assumptions += assumptions
    return written
  }
}

extension Operation where Output: Reportable {
  func written(in context: Context, isPlain: Bool = false) throws -> Tool.Written {
    Tool.Written([try run(in: context)], isPlain: isPlain)
  }
}

extension BatchOperation {
  func written(
    in context: Context, isPlain: Bool = false,
    content: ([Content]) -> ToolItems.Content? = { _ in nil }
  ) throws -> Tool.Written {
    let plan = try plan(in: context)
    let outcomes = try plan.batch.results(by: plan.makeWorker)
    let outputs = outcomes.compactMap(\.output)
    var written = Tool.Written(
      outputs, status: outcomes.map(\.status).max() ?? 0, isPlain: isPlain)
    written.content = content(outputs)
    return written
  }
}
