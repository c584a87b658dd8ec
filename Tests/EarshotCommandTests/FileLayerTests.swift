import Foundation
import Testing

@Suite struct `The file layer` {
  private static let layer = ["Sources/EarshotOutput/Files/", "Sources/CLibrary/"]

  private static let exceptions = [
    // The voice process has a separate licence, so it cannot use code of the other targets.
    "Sources/EarshotVoice/": "stat|setattr",
    // The doctor command starts Python to ask for the version of the pytest helper.
    "Sources/EarshotCommand/Commands/DoctorCommand.swift": "popen",
  ]

  private static let functions = """
    creat|openat|fopen|freopen|opendir|popen|readlink|readlinkat|realpath|unlink|unlinkat|rename|\
    renameat|mkdir|mkdirat|mkfifo|mknod|rmdir|mkdtemp|mkstemp|symlink|symlinkat|linkat|stat|lstat|\
    fstatat|access|faccessat|truncate|ftruncate|chmod|fchmod|chown|fchown|mmap
    """

  /// Foundation's names for file access, and arguments of `open`, because the name `open` alone
  /// could also be a method.
  private static let words = #"""
    O_RDONLY|O_WRONLY|O_RDWR|O_CREAT|O_DIRECTORY|FileManager|FileHandle|contentsOfFile|atomically|\#
    (?:Data|String)\(contentsOf|write\(to: URL|open\([^()]+, 0
    """#

  private static func uses(in text: Substring) throws -> [Substring] {
    let calls = try Regex(
      "(?:^|[^.\\w]|CLibrary\\.|Glibc\\.)(?<call>\(functions))\\(|\\b(?<word>\(words))\\b",
      as: (Substring, call: Substring?, word: Substring?).self)
    return text.matches(of: calls.wordBoundaryKind(.simple)).compactMap { $0.call ?? $0.word }
  }

  @Test func `is the only place that opens, changes and removes files`() throws {
    var seen: Set<String> = []
    for file in SourceMap.files(in: "Sources") where !Self.layer.contains(where: file.hasPrefix) {
      let text = try String(contentsOf: Command.package.appending(path: file), encoding: .utf8)
      let exception = Self.exceptions.first { file.hasPrefix($0.key) }
      for line in text.split(separator: "\n") {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        guard !code.contains("func ") else { continue }
        for use in try Self.uses(in: code) {
          guard let exception, exception.value.split(separator: "|").contains(use) else {
            Issue.record("\(file): \(use): \(line)")
            continue
          }
          seen.insert(exception.key)
        }
      }
    }
    #expect(seen == Set(Self.exceptions.keys), "an exception that nothing needs")
  }

  @Test func `is found by its functions`() throws {
    for code in [
      "let x = open(path, O_RDONLY)", "rename(a, b)", "FileManager.default", "stat(p, &s)",
      "openat(folder, name, flags)", "symlinkat(a, folder, b)", "Data(contentsOf: url)",
      "try String(contentsOf: url, encoding: .utf8)", "data.write(to: URL(filePath: path))",
      "open(path, 0)",
    ] {
      #expect(try !Self.uses(in: code[...]).isEmpty, "\(code)")
    }
    for code in ["label.rename(other)", "let status = 1", "open(group)", "isAccess(x)"] {
      #expect(try Self.uses(in: code[...]).isEmpty, "\(code)")
    }
  }
}
