#if os(macOS) || os(Linux)
import CLibrary
import EarshotOutput

/// Recordings named by what is in them, in a hidden folder of the kit.
///
/// The files of a kit are further names of the files here, so that they cost no space, and whether
/// one is up to date is told without reading it. Files are read-only, because to change one would
/// change all its names. Kits merge by copying one folder into the other: each writer has an index
/// of its own.
struct RecordingStore {
  private let folder: Folder
  private let indexPath: String
  private var known: [RecordingKey: KeptRecording] = [:]

  /// Opens the store of a kit; `writer` distinguishes it from those on other machines.
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

  /// Returns whether a folder has a store, so that it is one of ours.
  static func isThere(in folder: Folder) -> Bool {
    folder.names(in: Folder.hiddenFolder).contains { $0.hasPrefix("index") }
  }

  /// Returns what is known of a recording; nil when there is none, or not all of it.
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

  /// Gives a recording a name in the kit.
  func publish(_ key: RecordingKey, as name: String) throws(FileError) {
    guard let stored = folder.identity(of: key.path), folder.identity(of: name) != stored else {
      return
    }
    try folder.link(key.path, as: name)
  }

  /// Adds a line to the index, in one piece even when another process does so too.
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
