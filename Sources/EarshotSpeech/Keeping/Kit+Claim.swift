#if os(macOS) || os(Linux)
package import Earshot
import EarshotOutput

extension Kit {
  /// Throws if a recording is too long for a WAV file, or if the kit would replace an input or a
  /// file that Earshot did not write.
  package func claim(_ items: [Item], besides inputs: [String]) throws(InputError) {
    for item in items {
      let samples = Recording.samples(inMilliseconds: item.take.estimatedMilliseconds)
      guard samples > WaveFile.greatestCount else { continue }
      throw InputError(
        "\(item.name).wav would last about \(samples / EngineIdentity.sampleRate / 3600) hours, "
          + "but a WAV file can contain at most 27; record each stop separately, or record fewer stops"
      )
    }
    let read = Set(
      inputs.compactMap { $0 == "-" ? FileIdentity(ofDescriptor: 0) : FileIdentity(of: $0) })
    let isKit = RecordingStore.isThere(in: folder) || isOurs(.manifest)
    for list in List.all where !isOurs(list) {
      try claim(name(of: list), read: read, isOurs: false)
    }
    for name in List.all.map(name) + items.flatMap(files) {
      try claim(name, read: read, isOurs: isKit)
    }
  }

  private func claim(
    _ name: String, read: Set<FileIdentity>, isOurs: Bool
  ) throws(InputError) {
    let path = folder.path(of: name)
    guard FileStatus(of: path, followsLinks: false) != nil else { return }
    if let identity = FileIdentity(of: path), read.contains(identity) {
      throw InputError(
        "'\(path)' is an input of this command; choose another folder",
        kind: .usage)
    }
    guard !isOurs else { return }
    throw InputError(
      "'\(path)' exists and was not written by earshot; choose another folder", kind: .usage)
  }

  private func isOurs(_ list: List) -> Bool {
    (try? folder.read(name(of: list)))?.starts(with: list.beginning.utf8) == true
  }
}
#endif
