// Generates files from Profiles/, Report/ and the code.

import EarshotOutput
import Foundation

guard CommandLine.arguments.count == 2 else {
  print("usage: EmbedProfiles PACKAGE-FOLDER")
  exit(64)
}
let folder = URL(filePath: CommandLine.arguments[1])
do {
  for file in try GeneratedFile.all(in: folder) {
    try WholeFile.write(to: folder.appending(path: file.path).path()) {
      output throws(FileError) in try output.write(Array(file.text.utf8))
    }
  }
} catch {
  print(error)
  exit(65)
}
