import EarshotFiles
import Testing

@testable import EarshotStudio

@Suite struct `The page of the studio` {
  @Test func `is small and evaluates no texts`() {
    let parts = [StudioParts.page, StudioParts.style, StudioParts.script, DrawnScreen.style]
    #expect(parts.reduce(0) { $0 + $1.utf8.count } <= 150 << 10)
    for word in [
      "eval(", "new Function", "insertAdjacentHTML", "document.write", "http://", "https://",
    ] {
      #expect(!parts.contains { $0.contains(word) }, "\(word)")
    }
    #expect(StudioParts.script.ranges(of: "innerHTML").count == 1)
  }
}
