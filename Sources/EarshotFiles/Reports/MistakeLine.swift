package import Earshot
package import EarshotOutput

/// A line of JSON in the place of what would have come of a file, had it been as it should be.
package struct MistakeLine: Sendable {
  private let errors: [InputError]
  private let file: String

  /// Creates the line of a file with mistakes.
  package init(_ errors: [InputError], file: String) {
    self.errors = errors
    self.file = file
  }

  /// The line.
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
