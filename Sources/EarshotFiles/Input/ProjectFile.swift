package import Earshot
import EarshotOutput

package enum ProjectFile {
  package static let name = "earshot.yaml"

  package static func isNamed(_ path: String) -> Bool {
    FilePath.split(path).name.utf8.elementsEqual(name.utf8)
  }

  package static func refusal(of path: String) -> InputError {
    InputError(
      "'\(path)' is a project file; name a design, or rename the file if it is one", kind: .usage)
  }
}
