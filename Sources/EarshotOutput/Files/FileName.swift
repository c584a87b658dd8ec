/// Converts file names to texts: each byte that is invalid in UTF-8 becomes one of Unicode's last
/// 128 private-use characters.
package enum FileName {
  private static let bytesAsScalars: ClosedRange<UInt32> = 0x10_FF80...0x10_FFFF

  package static func text(of name: some Collection<UInt8>) -> String {
    if let text = String(validating: name, as: UTF8.self),
      !text.unicodeScalars.contains(where: { bytesAsScalars.contains($0.value) })
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = name.makeIterator()
    var position = name.startIndex
    while true {
      let length: Int
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return String(text)
      case .error(let count): length = count
      case .valid(let bytes):
        length = bytes.count
        let scalar = Unicode.UTF8.decode(bytes)
        if !bytesAsScalars.contains(scalar.value) {
          text.append(scalar)
          position = name.index(position, offsetBy: length)
          continue
        }
      }
      for _ in 0..<length {
        if let scalar = Unicode.Scalar(0x10_FF00 + UInt32(name[position])) { text.append(scalar) }
        position = name.index(after: position)
      }
    }
  }

  package static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    bytesAsScalars.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }
}

extension String {
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard utf8.contains(0xF4) else { return withCString(body) }
    let name = FileName.bytes(of: self).map { CChar(bitPattern: $0) } + [0]
    return name.withUnsafeBufferPointer { pointer in
      pointer.baseAddress.map(body) ?? withCString(body)
    }
  }
}
