#if os(macOS) || os(Linux)
import CLibrary
import VoiceProtocol

struct Work {
  let requests: [Frame]
  var waiting: [Int]
  /// The indexes of requests that were being spoken when a process ended.
  var tried: Set<Int> = []
  var open: Int

  init(requests: [Frame]) {
    self.requests = requests
    waiting = requests.indices.reversed()
    open = requests.count
  }
}

extension VoicePool {
  /// The number of requests that a process gets at a time; with two, it can start the next one
  /// without waiting.
  private static let depth = 2

  func exchange(
    _ requests: [Frame], while isWanted: () -> Bool = { true },
    each: (Int, Result<Reply, SpeechError>) -> Void
  ) throws(SpeechError) {
    var work = Work(requests: requests)
    defer { processes.removeAll { !$0.assigned.isEmpty } }
    while work.open > 0 {
      guard isWanted() else { throw .interrupted }
      try assign(&work)
      wait()
      for process in processes { listen(to: process, &work, each) }
      processes.removeAll { $0.isGone }
    }
  }

  private func assign(_ work: inout Work) throws(SpeechError) {
    while processes.count < min(jobs, work.open) { processes.append(try VoiceProcess(path: path)) }
    for level in 1...Self.depth {
      for process in processes where process.assigned.count < level {
        guard let place = work.waiting.popLast() else { return }
        process.assign(work.requests[place], at: place)
      }
    }
  }

  /// Waits until a process can send or receive data, for at most 50 ms.
  private func wait() {
    var descriptors = processes.map { process in
      pollfd(
        fd: process.descriptor, events: Int16(POLLIN | (process.hasOutgoing ? POLLOUT : 0)),
        revents: 0)
    }
    _ = poll(&descriptors, nfds_t(descriptors.count), 50)
    for (process, answer) in zip(processes, descriptors)
    where Int32(answer.revents) & Int32(POLLOUT) != 0 { process.send() }
  }

  private func listen(
    to process: VoiceProcess, _ work: inout Work, _ each: (Int, Result<Reply, SpeechError>) -> Void
  ) {
    let isThere = process.receive()
    do {
      while let frame = try process.nextFrame() {
        guard let current = process.assigned.first else { continue }
        guard let reply = try process.take(frame, for: work.requests[current]) else { continue }
        let place = process.removeFirst()
        work.open -= 1
        each(place, reply.mapError { $0.error(about: work.requests[place]) })
      }
    } catch {
      let fault = error as? VoiceProcess.Fault ?? .protocolViolation
      return replace(process, because: fault.rawValue, &work, each)
    }
    if !isThere {
      replace(process, because: nil, &work, each)
    } else if !process.assigned.isEmpty, .now - process.lastHeard > patience {
      replace(process, because: "it was silent for \(patience)", &work, each)
    } else if let current = process.assigned.first {
      let limit = patience + .seconds(work.requests[current].longestSeconds)
      guard .now - process.start > limit else { return }
      replace(process, because: "it did not finish in \(limit)", &work, each)
    }
  }

  private func replace(
    _ process: VoiceProcess, because reason: String?, _ work: inout Work,
    _ each: (Int, Result<Reply, SpeechError>) -> Void
  ) {
    let ending = process.end()
    var places = process.assigned
    process.assigned = []
    guard let first = places.first else { return }
    if !work.tried.insert(first).inserted {
      places.removeFirst()
      work.open -= 1
      let text = work.requests[first].text
      each(first, .failure(.lost(text: text, reason: reason ?? ending)))
    }
    work.waiting += places.reversed()
  }
}
#endif
