// Writes the data of Profiles/ as Swift, so that the command is one file that works in any folder.
// Also writes the generated pages of Docs/, and the styles and the script of Report/.
// Scripts/embed-profiles runs this with the package's folder as its only argument.

import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation

guard CommandLine.arguments.count == 2 else {
  print("usage: EmbedProfiles PACKAGE-FOLDER")
  exit(64)
}
let folder = URL(filePath: CommandLine.arguments[1])
do {
  let profiles = try ProfileFolder(folder.appending(path: "Profiles"))
  for (file, text) in [
    ("Sources/EarshotProfiles/BuiltIn+Generated.swift", profiles.swiftSource()),
    ("Sources/EarshotProfiles/Lexicons+Generated.swift", profiles.lexiconSource()),
    ("Docs/checks.md", ChecksPage().markdown),
    (
      "Sources/EarshotFiles/Reports/Page/PageParts+Generated.swift",
      try PageFolder(folder.appending(path: "Report")).swiftSource()
    ),
  ] { try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8) }
} catch {
  print(error)
  exit(65)
}
