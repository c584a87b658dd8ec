// Writes the data of Profiles/ as Swift, so that the command is one file that works from anywhere.
// Writes the pages of Docs/ that are made from the code as well.
// Run by Scripts/embed-profiles with the package's folder as its only argument.

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
  let source = try ProfileFolder(folder.appending(path: "Profiles")).swiftSource()
  let output = folder.appending(path: "Sources/EarshotProfiles/BuiltIn+Generated.swift")
  try source.write(to: output, atomically: true, encoding: .utf8)
  let lexicons = try LexiconFolder(folder.appending(path: "Profiles/synonyms")).swiftSource()
  try lexicons.write(
    to: folder.appending(path: "Sources/EarshotProfiles/Lexicons+Generated.swift"),
    atomically: true, encoding: .utf8)
  try ChecksPage().markdown.write(
    to: folder.appending(path: "Docs/checks.md"), atomically: true, encoding: .utf8)
} catch {
  print(error)
  exit(65)
}
