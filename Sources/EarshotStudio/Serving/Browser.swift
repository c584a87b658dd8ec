import CLibrary
import EarshotKit
import EarshotOutput
import EarshotSpeech

package enum Browser {
  private static let names = ["xdg-open", "open"]

  package static func open(_ address: String) -> Bool {
    let folders = System.environment("PATH").split(separator: ":").map(String.init)
    let programs = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let program = programs.first(where: FileStatus.isProgram),
      let nothing = try? OpenFile.nothing()
    else { return false }
    let null = nothing.descriptor
    let (process, error) = Program.start(program, [address], descriptors: [null, null, null])
    guard error == 0 else { return false }
    Leftovers.forget(program: process)
    return DetachedThread.start {
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
  }
}
