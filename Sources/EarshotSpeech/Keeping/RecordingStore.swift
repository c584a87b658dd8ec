#if os(macOS) || os(Linux)
import EarshotOutput

/// The recordings of a kit, with their keys as file names.
///
/// Recordings under other names in the kit are hard links to these files.
///
/// Each shard has a separate index, so kits can be merged by copying their files.
struct RecordingStore {
  private let folder: Folder
  private let indexPath: String
  private var known: [RecordingKey: KeptRecording] = [:]

  init(in folder: Folder, writer: String) {
    self.folder = folder
    indexPath = "\(Folder.hiddenFolder)/index\(writer)"
    folder.sweep()
    for name in folder.names(in: Folder.hiddenFolder) where name.hasPrefix("index") {
      let bytes = (try? folder.read("\(Folder.hiddenFolder)/\(name)")) ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      for line in text.split(separator: "\n") {
        if let (key, kept) = KeptRecording.read(indexLine: line) { known[key] = kept }
      }
    }
  }

  static func isThere(in folder: Folder) -> Bool {
    folder.names(in: Folder.hiddenFolder).contains { $0.hasPrefix("index") }
  }

  func recording(_ key: RecordingKey) -> KeptRecording? {
    guard let kept = known[key], folder.status(of: key.path)?.length == kept.fileLength,
      let bytes = try? folder.read(key.path), SHA256.hexadecimal(of: bytes) == kept.digest
    else { return nil }
    return kept
  }

  mutating func keep(
    _ recording: Recording, as key: RecordingKey
  ) throws(FileError) -> KeptRecording {
    let bytes = WaveFile.bytes(of: recording.samples)
    let kept = KeptRecording(recording, file: bytes)
    try folder.write(bytes, to: key.path, mode: 0o444)
    try folder.append(Array(kept.indexLine(key).utf8), to: indexPath)
    known[key] = kept
    return kept
  }

  func publish(_ key: RecordingKey, as name: String) throws(FileError) {
    guard let stored = folder.identity(of: key.path), folder.identity(of: name) != stored else {
      return
    }
    try folder.link(key.path, as: name)
  }
}
#endif
