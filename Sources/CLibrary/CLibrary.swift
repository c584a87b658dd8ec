internal import CArguments

// Other modules import the C library of each system under this one name.
#if canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#endif

package enum System {
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var written = 0
    let length = bytes.count
    return bytes.withUnsafeBytes { bytes in
      while written < length {
        let start = bytes.baseAddress?.advanced(by: written)
        let count = CLibrary.write(descriptor, start, length - written)
        if count >= 0 { written += count } else if errno != EINTR { return errno }
      }
      return 0
    }
  }

  package static func names(inFolder path: UnsafePointer<CChar>) -> [[UInt8]]? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    return descriptor >= 0 ? names(ofFolder: descriptor) : nil
  }

  package static func names(ofFolder descriptor: Int32) -> [[UInt8]]? {
    guard let folder = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  package static func reason(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  /// The arguments are bytes, because file names can be invalid UTF-8.
  package static let arguments: [[UInt8]] = {
    var (count, values) = (Int(earshot_argument_count()), earshot_arguments())
    if count == 0 { (count, values) = (Int(CommandLine.argc), CommandLine.unsafeArgv) }
    return (0..<count).compactMap { place in
      values?[place].map { value in
        Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
      }
    }
  }()

  package static var temporaryFolder: String {
    let named = environment("TMPDIR")
    // A path that begins with a hyphen looks like an option, so relative paths begin with `./`.
    return named.isEmpty ? "/tmp" : named.utf8.first == UInt8(ascii: "/") ? named : "./\(named)"
  }

  package static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
