import CLibrary
import Dispatch
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotProfiles
import EarshotSpeech

/// Serves tools to an agent, with the Model Context Protocol (JSON-RPC) on standard input and
/// output.
///
/// https://modelcontextprotocol.io/specification/2026-07-28
package final class ToolServer: Sendable {
  private enum Method: String, CaseIterable {
    case initialize, ping
    case discover = "server/discover"
    case listTools = "tools/list"
    case callTool = "tools/call"
    case listResources = "resources/list"
    case listTemplates = "resources/templates/list"
    case readResource = "resources/read"
    case subscribe = "resources/subscribe"
    case unsubscribe = "resources/unsubscribe"
    case listen = "subscriptions/listen"
    case listPrompts = "prompts/list"
    case getPrompt = "prompts/get"
  }

  private static let mostCalls = 100
  private static let mostMegabytes = 256
  private static let mostStreams = 100
  private static let streamKey = "io.modelcontextprotocol/subscriptionId"

  private let tools: [Tool]
  private let description: ServerDescription
  private let root: SharedFolder?
  private let writeRoot: SharedFolder?
  private let watches: Bool
  private let resources: Resources
  private let subscriptions = Guarded(Subscriptions())
  private let workers: WorkerPool
  private let kept = KeptResults()
  private let calls = Guarded<[RequestID: ToolCall]>([:])
  private let output = MessageOutput()
  private let work = DispatchGroup()

  package init(
    tools: [Tool] = Tool.all, version: String, root: SharedFolder?, writeRoot: SharedFolder?,
    watches: Bool = false, workerArguments: [String]
  ) {
    self.tools = tools.filter { $0.isAvailable(canWrite: writeRoot != nil) }
    self.watches = watches
    resources = Resources(root: root)
    description = ServerDescription(version: version, watches: watches)
    self.root = root
    self.writeRoot = writeRoot
    workers = WorkerPool(VoiceExecutable.pathOfThisProgram(), workerArguments)
  }

  package func run() throws {
    if watches { _ = resources.sharedDesigns.update() }
    // Slow calls are ended on a separate thread, because sending blocks a thread while the agent
    // reads nothing.
    guard DetachedThread.start({ while true { self.endSlowCalls() } }),
      DetachedThread.start({ while true { self.reportProgress() } })
    else {
      throw InputError("the system cannot start another thread", kind: .unavailable)
    }
    var messages = MessageReader(descriptor: STDIN_FILENO)
    while true {
      do {
        guard let line = try messages.next() else { break }
        guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
        if let message = try ProtocolMessage(line) { try take(message) }
      } catch let error as ProtocolError { try output.answer(error, to: error.id) }
    }
    work.wait()
    workers.close()
  }

  private func take(_ message: ProtocolMessage) throws {
    guard let id = message.id else {
      if message.method == "notifications/cancelled", let id = message.parameters["requestId"] {
        // A notification must never be answered, so an invalid id is ignored.
        (try? message.id(id)).map(cancel)
      }
      return
    }
    do {
      let request = Request(id: id, isStateless: try message.namesRevision())
      guard let method = Method(rawValue: message.method) else {
        throw ProtocolError(
          .unknownMethod,
          NearestName.message("method", message.method, known: Method.allCases.map(\.rawValue)))
      }
      try take(message, as: method, request)
    } catch let error as ProtocolError { try output.answer(error, to: id) }
  }

  private func take(_ message: ProtocolMessage, as method: Method, _ request: Request) throws {
    let parameters = message.parameters
    switch method {
    case .initialize:
      subscriptions.withLock { $0.hasHandshake = true }
      try output.answer(request) { description.greet(parameters, in: &$0) }
    case .discover: try output.answer(request, canBeStored: true, description.write)
    case .ping: try output.answer(request) { _ in }
    case .listTools:
      try output.answer(request, canBeStored: true) { result in
        result.array("tools") { list in
          for tool in tools { tool.write(to: &list, canWrite: writeRoot != nil) }
        }
      }
    case .callTool:
      let name = parameters["name"]?.string ?? ""
      guard let tool = tools.first(where: { $0.name == name }) else {
        guard Tool.all.contains(where: { $0.name == name }) else {
          throw ProtocolError(
            .invalidParameters, NearestName.message("tool", name, known: tools.map(\.name)))
        }
        try refuse(request, "\(name) writes a file: start the server with --write-root")
        return
      }
      do { try begin(message, request, tool) } catch let error as ProtocolError {
        guard error.code == .invalidParameters else { throw error }
        try refuse(request, error.message)
      }
    case .listResources: try output.answer(request, canBeStored: true, resources.writeList)
    case .listTemplates: try output.answer(request, canBeStored: true, Resources.writeTemplates)
    case .readResource:
      let address = parameters["uri"]?.string ?? ""
      let (text, type) = try resources.text(at: address)
      try output.answer(request, canBeStored: true) { result in
        result.array("contents") { contents in
          contents.object { content in
            content.member("uri", address)
            content.member("mimeType", type)
            content.member("text", text)
          }
        }
      }
    case .subscribe, .unsubscribe:
      try requireWatching()
      let address = parameters["uri"]?.string ?? ""
      subscriptions.withLock { subscriptions in
        guard method == .subscribe else {
          subscriptions.addresses.remove(address)
          return
        }
        if subscriptions.addresses.count < Self.mostStreams {
          subscriptions.addresses.insert(address)
        }
      }
      try output.answer(request) { _ in }
    case .listen: try listen(parameters["notifications"], request)
    case .listPrompts:
      try output.answer(request, canBeStored: true) { result in
        result.array("prompts") { list in for prompt in Prompt.all { prompt.write(to: &list) } }
      }
    case .getPrompt:
      let name = parameters["name"]?.string ?? ""
      guard let prompt = Prompt.all.first(where: { $0.name == name }) else {
        throw ProtocolError(
          .invalidParameters, NearestName.message("prompt", name, known: Prompt.all.map(\.name)))
      }
      let text = try prompt.message(parameters["arguments"])
      try output.answer(request) { result in
        result.member("description", prompt.description)
        result.array("messages") { messages in
          messages.object { message in
            message.member("role", "user")
            message.object("content") { content in
              content.member("type", "text")
              content.member("text", text)
            }
          }
        }
      }
    }
  }

  // MARK: Changes

  private func requireWatching() throws(ProtocolError) {
    guard !watches else { return }
    throw ProtocolError(
      .unknownMethod, "the server does not watch its files: start it with --root and --watch")
  }

  private func listen(_ filter: JSONValue?, _ request: Request) throws {
    try requireWatching()
    let stream = Subscriptions.Stream(filter)
    try subscriptions.withLock { subscriptions in
      guard subscriptions.streams[request.id] == nil else {
        throw ProtocolError(.invalidRequest, "another request has this id")
      }
      guard subscriptions.streams.count < Self.mostStreams else {
        throw ProtocolError(
          .tooManyCalls,
          "\(Self.mostStreams) requests already listen for changes; cancel one of them")
      }
      subscriptions.streams[request.id] = stream
    }
    try notify("notifications/subscriptions/acknowledged", of: request.id) { parameters in
      parameters.object("notifications") { accepted in
        if stream.isOfList { accepted.member("resourcesListChanged", true) }
        if !stream.addresses.isEmpty {
          accepted.strings("resourceSubscriptions", stream.addresses)
        }
      }
    }
  }

  private func cancel(_ id: RequestID) {
    calls.withLock { $0[id] }?.cancel()
    subscriptions.withLock { $0.streams[id] = nil }
  }

  private func reportChanges() throws {
    let changes = resources.sharedDesigns.update()
    for notice in subscriptions.withLock({ $0.notices(of: changes) }) {
      let name = notice.address == nil ? "list_changed" : "updated"
      try notify("notifications/resources/\(name)", of: notice.stream) { parameters in
        parameters.member("uri", ifPresent: notice.address)
      }
    }
  }

  private func notify(
    _ method: String, of stream: RequestID?, _ members: (inout JSONWriter) -> Void
  ) throws {
    try output.send { message in
      message.member("method", method)
      message.object("params") { parameters in
        members(&parameters)
        guard let stream else { return }
        parameters.object("_meta") { meta in
          meta.key(named: Self.streamKey)
          stream.write(to: &meta)
        }
      }
    }
  }

  // MARK: Calls

  private func begin(_ message: ProtocolMessage, _ request: Request, _ tool: Tool) throws {
    let (parameters, id) = (message.parameters, request.id)
    let arguments = try ToolArguments(
      parameters["arguments"], of: tool, root: root, writeRoot: writeRoot)
    let token = try parameters["_meta"]?["progressToken"].map { try message.id($0) }
    let call = ToolCall(request, progressToken: token, size: arguments.request.size)
    try calls.withLock { calls in
      guard calls[id] == nil else {
        throw ProtocolError(.invalidRequest, "another call has this id")
      }
      guard calls.count < Self.mostCalls else {
        throw ProtocolError(
          .tooManyCalls, "\(Self.mostCalls) calls are already waiting; try again later")
      }
      guard calls.values.reduce(call.size, { $0 + $1.size }) <= Self.mostMegabytes << 20 else {
        throw ProtocolError(
          .tooManyCalls,
          "\(Self.mostMegabytes) MB of calls are already waiting; try again later")
      }
      calls[id] = call
    }
    work.enter()
    let isStarted = DetachedThread.start(stackSize: 16 << 20) {
      self.finish(call, arguments)
      self.work.leave()
    }
    guard isStarted else {
      calls.withLock { $0[id] = nil }
      work.leave()
      throw ProtocolError(.tooManyCalls, "the system cannot start another thread; try again later")
    }
  }

  private func finish(_ call: ToolCall, _ arguments: ToolArguments) {
    let outcome = Result { () throws -> (ToolResult, ToolResult.Page) in
      let result = try result(of: call, arguments)
      return (result, try result.page(arguments.page))
    }
    // The call stays in `calls`, and can be cancelled, until its answer is about to be sent.
    let isWanted = {
      self.calls.withLock { $0[call.id] = nil }
      return !call.isCancelled
    }
    do {
      switch outcome {
      case .success((let result, let page)):
        try output.answer(call.request, if: isWanted) { result.write(page, to: &$0) }
      case .failure(let error as ProtocolError):
        try refuse(call.request, error.message, if: isWanted)
      case .failure(let error):
        try refuse(call.request, "\(error)", status: 70, if: isWanted)
      }
    } catch {
      Leftovers.end(status: InputError.Kind.readerGone.rawValue)
    }
  }

  /// Responds with a tool result that is an error, so that the model can correct its arguments.
  private func refuse(
    _ request: Request, _ message: String, status: Int32 = InputError.Kind.usage.rawValue,
    if isWanted: () -> Bool = { true }
  ) throws {
    let result = ToolResult(status: Int(status), text: "", notes: [message])
    let page = try result.page(1)
    try output.answer(request, if: isWanted) { result.write(page, to: &$0) }
  }

  private func result(of call: ToolCall, _ arguments: ToolArguments) throws -> ToolResult {
    let known = arguments.page > 1 ? kept.result(of: arguments.request) : nil
    var result = try known ?? call.result(of: arguments.request, by: workers)
    if known == nil { kept.keep(result, of: arguments.request) }
    if let file = arguments.output, let writeRoot, !result.isError {
      let bytes = Array(result.text.utf8)
      try writeRoot.write(bytes, to: file)
      result.summary = "\(file.path): \(bytes.count) bytes written. \(result.sentence)"
      result.text = ""
    }
    return result
  }

  private func endSlowCalls() {
    sleep(1)
    workers.removeEnded()
    for call in calls.withLock({ Array($0.values) }) { call.endIfTooLong() }
  }

  private func reportProgress() {
    sleep(1)
    if watches { try? reportChanges() }
    for call in calls.withLock({ Array($0.values) }) {
      guard let token = call.progressToken else { continue }
      let isWanted = { self.calls.withLock { $0[call.id] === call } && !call.isCancelled }
      try? output.send(if: isWanted) { message in
        message.member("method", "notifications/progress")
        message.object("params") { progress in
          progress.key("progressToken")
          token.write(to: &progress)
          progress.member("progress", Int(call.duration.components.seconds))
          progress.member("message", "seconds of work so far")
        }
      }
    }
  }
}
