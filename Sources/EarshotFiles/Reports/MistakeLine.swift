package import Earshot
package import EarshotOutput

/// A line of JSON with a file's errors, which replaces the file's result.
package struct MistakeLine: Sendable {
  private let errors: [InputError]
  private let file: String

  package init(_ errors: [InputError], file: String) {
    self.errors = errors
    self.file = file
  }

  package var document: Document {
    JSONWriter.line { writer in
      writer.object { object in
        object.member("version", ReportSchema.version)
        object.member("file", file)
        object.objects("errors", of: errors) { object, error in
          object.member("message", error.message)
          object.member("status", Int(error.kind.rawValue))
          if let location = error.location { object.place(location) }
        }
      }
    }
  }
}
