import EarshotFiles
import Testing

@testable import EarshotStudio

@Suite struct `The page of the studio` {
  @Test func `is small and evaluates no texts`() {
    let scripts = StudioParts.scripts.values
    let parts = [StudioParts.page, StudioParts.style, DrawnScreen.style] + scripts
    #expect(parts.reduce(0) { $0 + $1.utf8.count } <= 150 << 10)
    for word in [
      "eval(", "new Function", "insertAdjacentHTML", "document.write", "http://", "https://",
    ] {
      #expect(!parts.contains { $0.contains(word) }, "\(word)")
    }
    #expect(scripts.reduce(0) { $0 + $1.ranges(of: "innerHTML").count } == 1)
  }
}
