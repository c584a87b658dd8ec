import Foundation
import TestTools
import Testing

private func has(_ program: String) -> Bool {
  let found = try? Command.run(URL(filePath: "/usr/bin/env"), ["which", program])
  if found?.status == 0 { return true }
  print("SKIPPED: there is no \(program).")
  return false
}

private func hasSpark() -> Bool {
  if (try? Python.run("import pyspark, pandas, pyarrow"))?.status == 0 { return has("java") }
  print("SKIPPED: pip install pyspark 'pandas<3' pyarrow for the Python of EARSHOT_PYTHON.")
  return false
}

/// Cluster engines can run the command on many machines and send it records.
@Suite struct `Below engines` {
  private static let environment = ["EARSHOT": Command.executable.path()]

  @Test(.enabled("needs GNU parallel") { has("parallel") })
  func `GNU parallel gives the lines that one command gives`() throws {
    let screens = try Screens(
      Dictionary(
        uniqueKeysWithValues: (100..<320).map {
          ("d/\($0).yaml", Screens.design("Pay \($0) button"))
        }
          + [("d/200b.yaml", "screen: S\ncomponents: [{kind: buton}]\n")]))
    let example = Command.package.appending(path: "Examples/parallel/check")
    let parallel = try Command.run(
      example, ["d"], in: screens.folder, environment: Self.environment)
    let alone = try screens.run(["check", "d", "--format", "jsonl", "--errors-inline"])
    #expect(parallel.status == 0, "\(parallel.errors)")
    #expect(parallel.output == alone.output)
    #expect(alone.output.split(separator: "\n").count == 221)
  }

  @Test func `a Slurm array does all of the files in its shares`() throws {
    let screens = try Screens.designs()
    let example = Command.package.appending(path: "Examples/parallel/check.slurm")
    let bin = screens.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appending(path: "earshot"), withDestinationURL: Command.executable)
    for task in 1...3 {
      let outcome = try Command.run(
        URL(filePath: "/bin/bash"), [example.path(), "s", "out"], in: screens.folder,
        environment: [
          "PATH": "\(bin.path()):/usr/bin:/bin", "SLURM_ARRAY_TASK_ID": "\(task)",
          "SLURM_ARRAY_TASK_MAX": "3", "SLURM_CPUS_PER_TASK": "2",
        ])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let lines = try (1...3).flatMap { try screens.text("out/\($0).jsonl").split(separator: "\n") }
    let alone = try screens.run(["check", "s", "--format", "jsonl", "--errors-inline"]).output
    #expect(lines.sorted() == alone.split(separator: "\n").sorted())
  }

  @Test(.enabled(if: Python.has("json")))
  func `A batch in Spark fails if one of its commands crashes`() throws {
    let folder = Command.package
    let outcome = try Python.run(
      "import sys, runpy; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], run_name='__main__')",
      [
        folder.appending(path: "Tests/Spark/batch.py").path(), Command.executable.path(),
        folder.appending(path: "Examples/diff/preferences-dump.xml").path(),
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        ('announcement', 'a/1.xml')
        ('finding', 'a/1.xml')
        ('mistake', 'b/2.xml')
        without findings: announcement mistake
        announce: -11
        import: -11
        check: -11

        """)
  }

  /// The tests take a minute or two, and pyspark (850 MB) must be installed separately.
  @Test(
    .enabled("needs a JDK and the Python packages pyspark, pandas and pyarrow") {
      hasSpark()
    })
  func `Spark with a killed worker writes the same as one machine`() throws {
    let script = Command.package.appending(path: "Tests/Spark/cluster.py")
    let outcome = try Python.run(
      "import sys, runpy; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], run_name='__main__')",
      [script.path(), Command.executable.path()])
    #expect(outcome.status == 0, "\(outcome.errors.suffix(2000))")
    #expect(outcome.output.split(separator: "\n").count == 7, "\(outcome.output)")
  }
}
