package import Earshot
import EarshotOutput

package final class DesignFiles: Sendable {
  package typealias Read = @Sendable (_ path: String, _ limit: Int) throws(InputError) -> [UInt8]

  private let read: Read
  private let known = Guarded<[String: Result<[UInt8], InputError>]>([:])
  private let named = Guarded<Set<String>>([])

  package init(read: @escaping Read) { self.read = read }

  package static var none: DesignFiles {
    DesignFiles { path, _ throws(InputError) in
      throw InputError(
        "cannot open \(path): the design is not a file; save the design in the folder of its parts",
        kind: .cannotOpen)
    }
  }

  /// The files that were read or named.
  package var paths: [String] {
    named.withLock { $0 }.union(known.withLock { $0.keys }).sorted()
  }

  /// The digests; empty for unreadable files, so that their results are not reused.
  package var digests: [String: String] {
    known.withLock { $0.mapValues { (try? $0.get()).map { SHA256.hexadecimal(of: $0) } ?? "" } }
  }

  package func file(
    _ name: String, at location: SourceLocation, limit: Int = InputFile.writtenByPeople
  ) throws(InputError) -> (path: String, bytes: [UInt8]) {
    let path = try path(of: name, at: location)
    let result = known.withLock { $0[path] } ?? result(of: path, limit)
    known.withLock { $0[path] = result }
    do throws(InputError) { return (path, try result.get()) } catch {
      throw InputError(error.message, at: location, kind: error.kind)
    }
  }

  private func result(of path: String, _ limit: Int) -> Result<[UInt8], InputError> {
    do throws(InputError) { return .success(try read(path, limit)) } catch {
      return .failure(error)
    }
  }

  private func path(
    of name: String, at location: SourceLocation
  ) throws(InputError) -> String {
    guard !name.isEmpty, !FilePath.isAbsolute(name) else {
      throw InputError(
        expected: "the path of a file in the project", suchAs: "parts/header.yaml",
        found: "'\(name)'", at: location)
    }
    return Self.path(name, from: location.file)
  }

  private static func path(_ name: String, from file: String) -> String {
    let folder = FilePath.split(file).folder
    let steps = (FilePath.steps(of: folder) + FilePath.steps(of: name)).reduce(into: [String]()) {
      steps, step in
      switch step {
      case ".": break
      case ".." where steps.last.map { $0 != ".." } == true: steps.removeLast()
      default: steps.append(step)
      }
    }
    return (FilePath.isAbsolute(folder) ? "/" : "") + steps.joined(separator: "/")
  }
}

extension DesignFiles {
  /// Adds the path of a screenshot that only some operations read.
  func nameScreenshot(of screen: Screen) {
    guard let name = screen.screenshot, let location = screen.screenshotLocation,
      let path = try? path(of: name, at: location)
    else { return }
    named.withLock { _ = $0.insert(path) }
  }

  package func screenshot(of screen: Screen) throws(InputError) -> Screenshot? {
    guard let name = screen.screenshot, let location = screen.screenshotLocation else { return nil }
    let (path, bytes) = try file(name, at: location, limit: Screenshot.greatestSize)
    do throws(InputError) { return try Screenshot(of: bytes, file: path) } catch {
      throw InputError(error.message, at: location, kind: error.kind)
    }
  }
}
