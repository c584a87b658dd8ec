#if os(macOS) || os(Linux)
import CLibrary
import EarshotOutput

/// Recordings named by their content, in a hidden folder of the kit.
///
/// The files of a kit are hard links to these read-only files. Each writer has a separate index, so
/// you can merge kits by copying one folder into the other.
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
    guard let kept = known[key], folder.identity(of: key.path)?.length == kept.fileLength else {
      return nil
    }
    return kept
  }

  mutating func keep(
    _ recording: Recording, as key: RecordingKey
  ) throws(FileError) -> KeptRecording {
    let bytes = WaveFile.bytes(of: recording.samples)
    let kept = KeptRecording(recording, file: bytes)
    try folder.write(bytes, to: key.path, mode: 0o444)
    try append(kept.indexLine(key))
    known[key] = kept
    return kept
  }

  func publish(_ key: RecordingKey, as name: String) throws(FileError) {
    guard let stored = folder.identity(of: key.path), folder.identity(of: name) != stored else {
      return
    }
    try folder.link(key.path, as: name)
  }

  /// Adds a line to the index with one write, so that concurrent writers cannot mix lines.
  private func append(_ line: String) throws(FileError) {
    let path = folder.path(of: indexPath)
    let descriptor = path.withPath {
      open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o644)
    }
    guard descriptor >= 0 else { throw FileError(.create, path, code: errno) }
    defer { close(descriptor) }
    try WholeFile.write(Array(line.utf8), to: descriptor, path: path)
  }
}
#endif
