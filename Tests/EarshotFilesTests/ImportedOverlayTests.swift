import Earshot
import EarshotFiles
import Testing

@Suite struct `Overlays are separate from their screen` {
  private struct View {
    let kind: String
    let label: String

    var xml: String {
      let isTapped = kind != "TextView"
      let isChecked = ["Switch", "CheckBox"].contains(kind)
      return "<node class=\"android.widget.\(kind)\" text=\"\(label)\" enabled=\"true\" "
        + "clickable=\"\(isTapped)\" checkable=\"\(isChecked)\" checked=\"\(isChecked)\"/>"
    }
  }

  private static let kinds = ["TextView", "Button", "Switch", "CheckBox"]

  private static func dump(of views: [View], height: Int) -> String {
    "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" "
      + "bounds=\"[0,\(2000 - height)][1080,2000]\" enabled=\"true\">"
      + views.map(\.xml).joined() + "</node></hierarchy>"
  }

  private static func imported(_ dumps: [String]) throws -> Screen {
    var design = DesignImport(title: "Screen", locale: "en")
    try design.add(
      dumps.enumerated().map { number, dump in
        (try CaptureReader(file: "\(number).xml").read(Array(dump.utf8)), "\(number).xml")
      })
    return try DesignReader.screen(of: Array(design.yaml.utf8), file: "design.yaml")
  }

  @Test(arguments: 0..<40 as Range<UInt64>, [800, 2000])
  func `even if they share words`(seed: UInt64, height: Int) throws {
    var dice = SeededGenerator(seed: seed)
    var screen = [View(kind: "TextView", label: "Hotels"), View(kind: "Button", label: "Filters")]
    for number in 1...Int.random(in: 3...7, using: &dice) {
      screen.append(
        View(kind: Self.kinds.randomElement(using: &dice) ?? "", label: "Word \(number)"))
    }
    let title = ["Filters", "All filters"].randomElement(using: &dice) ?? ""
    var sheet = [View(kind: "TextView", label: title)]
    for number in 1...3 {
      sheet.append(View(kind: Self.kinds.randomElement(using: &dice) ?? "", label: "Own \(number)"))
    }
    for _ in 0..<(height < 2000 ? Int.random(in: 0...4, using: &dice) : 1) {
      let shared = screen[Int.random(in: 2..<screen.count, using: &dice)]
      sheet.insert(shared, at: Int.random(in: 1...sheet.count, using: &dice))
    }
    let dumps = [Self.dump(of: screen, height: 2000), Self.dump(of: sheet, height: height)]
    let design = try Self.imported(dumps.shuffled(using: &dice))
    let base = design.components.filter { $0.traits.presence == .always }
    #expect(base.map(\.common.label) == screen.map(\.label))
    let over = design.components.filter { $0.traits.presence != .always }
    #expect(over.count == 1 && (base.dropFirst().first as? Control)?.opens?.id == over.first?.id)
  }
}
