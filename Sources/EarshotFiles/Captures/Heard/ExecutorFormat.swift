internal import Earshot

extension CaptureFormat {
  /// Undocumented WebDriver responses, such as those of BrowserStack's and TestMu's screen reader
  /// commands.
  public static let executor = CaptureFormat(
    "executor", title: "screen reader commands of BrowserStack and TestMu",
    holding: .log(opening: nil),
    marks: ["browserstack_executor", "lambda_executor"],
    json: JSONForm(recognizes: { $0["value"] != nil && $0["children"] == nil }) {
      source, _ throws(InputError) in
      throw InputError(
        "this looks like a WebDriver response of BrowserStack or TestMu, which do not document its keys; "
          + "save the announcements as text, one per line, and add --input-format text",
        at: source.location(of: source.root))
    }, refusal: ExecutorFormat.reason)
}

enum ExecutorFormat {
  static let reason = "the keys of these responses are not documented"
}
