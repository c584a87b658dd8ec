import EarshotFiles
import Testing

@testable import Earshot

@Suite struct `Suggestions for keys` {
  private static let fresh = """
    bread butter cheese apple orange onion garlic sugar salt juice coffee lunch dinner spoon fork knife window \
    wall floor roof door fence field river ocean lake hill valley desert forest tree branch root stem petal \
    bird eagle robin tiger lion bear wolf monkey rabbit snake spider beetle captain sailor teacher pupil lesson \
    exam grade degree college dorm fare tax wage salary profit dice chance luck magic wand witch king queen \
    castle tower moat sword shield arrow bow war peace vote law court judge jury prison guard pilot flight \
    luggage passport nurse needle dose cure fever cough pulse blood neck arm elbow wrist thumb knee ankle toe \
    shoe sock shirt skirt scarf glove belt purse jewel silver copper cement canvas museum poem novel verse \
    drum guitar violin trumpet choir opera ballet actor drama comedy tractor barn wheat rice carrot potato \
    sofa couch bench cushion pillow towel soap bucket broom hammer saw screw bolt washer valve hose drain \
    ion kid kin men chucked closed context edition eating heating lending massage ours porpoise petition \
    propose regress repeal retired season temporal
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let words = """
    ending pending season love life statue one google lined give like live-chat wife mind find night right sight \
    fight weight height-limit board road lead lean leaf loan letter latter matter mother father other weather \
    leather better bottle battle settle middle saddle candle bundle dish desk dust list-price lost post past paste \
    waste haste cost coast roast boast most must rust trust burst horse house mouse pause cause base phase phrase \
    praise raise rise rose nose clothes cloth closet cloud clown crown brown known shown phone bone stone stove \
    grove drove core score store story stork stick stack stuck truck brick black click clock flock shock cheek \
    cheap chess chase chair hair pair repair fair affair air art party chart smart heart heard earth feast beast \
    breakfast fact act motion emotion notion nation ratio station faction vector victor doctor factor intent \
    invent absent accent excess dress process congress compass pass glass grass brass massage passage back-pack \
    rack lack bank tank thank plank plane gate fate hate mate skate slate estate crate grate great treat boat \
    coat goat flat hat cat rat bat mat cap gap tap nap trap wrap strap strip drip ship shop chop wool food foot \
    boot tooth path math breath death fish finish publish paint saint joint print sprint pond bond second record \
    border elder garden warden wooden solve resolve involve labor fable ladle lever clever seven heaven pen ten \
    then thin pink drink blink while whale whole hole pole roll poll doll duel fuel fool terror mirror tailor \
    minor mayor donor honor humor tutor dusty hearing steering acquired inspired desire clicked weapons auctions \
    ejected expended inspected stairs stores scores stakes smart sleep sheep sweet stray style-guide smile skill \
    utile uncle opinion million trains trails planes palaces players prayers scream stream cream steal wheel \
    seed weed speed lend mend friend vending mending petition porpoise iron bacon coins corn horn meeting \
    greeting eating beating appeal federal natural casual seizure measure treasure closure hour ours boy bus \
    \(fresh.joined(separator: " "))
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private func suggestion(for key: String, in kind: String) -> String? {
    let design = "screen: T\ncomponents:\n  - {kind: \(kind), label: A, \(key): x}"
    do {
      _ = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
      return nil
    } catch {
      let messages = error.errors.map(\.message)
      return messages.lazy.compactMap { message in
        message.firstMatch(of: /unknown key '[^']*'; did you mean '([^']*)'/).map { String($0.1) }
      }.first
    }
  }

  @Test(arguments: ["button", "text", "dropdown", "text-field", "date-picker", "sheet", "rating"])
  func `are not made for words with another meaning`(kind: String) {
    let found = Self.words.compactMap { word in
      suggestion(for: word, in: kind).map { "\(word): \($0)" }
    }
    #expect(Self.words.count > 200 && found.isEmpty, "\(found)")
  }

  @Test func `are not tested only with listed words`() {
    #expect(KeyWord.ordinary.isDisjoint(with: Self.fresh) && Self.fresh.count > 150)
  }

  private static func slips(in key: String) -> Set<String> {
    let letters = Array(key)
    var slips: Set<String> = []
    for index in letters.indices {
      var (shorter, longer, swapped) = (letters, letters, letters)
      shorter.remove(at: index)
      longer.insert(letters[index], at: index)
      if index + 1 < letters.count { swapped.swapAt(index, index + 1) }
      slips.formUnion([String(shorter), String(longer), String(swapped)])
    }
    return slips.subtracting([key]).filter { !$0.hasPrefix("-") && !$0.contains("--") }
  }

  @Test func `find the key in nine of ten slips`() {
    var kinds: [String: String] = [:]
    for kind in ComponentKinds.builtIn.kinds {
      for key in kind.keys.map(\.name) where key.count > 2 && kinds[key] == nil && key != "kind" {
        kinds[key] = kind.name
      }
    }
    var (right, wrong): (Int, [String]) = (0, [])
    for (key, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      for slip in Self.slips(in: key) {
        let found = suggestion(for: slip, in: kind)
        if found == key { right += 1 } else { wrong.append("\(slip): \(found ?? "none")") }
      }
    }
    #expect(right > 500 && wrong.count * 9 <= right, "\(right) right, \(wrong)")
  }

  @Test(arguments: [
    ("lable", "label"), ("hnit", "hint"), ("hitn", "hint"), ("labell", "label"), ("opns", "opens"),
    ("disbaled", "disabled"), ("seleted", "selected"), ("expandde", "expanded"),
    ("langauge", "language"),
  ])
  func `are made for usual slips`(slip: String, key: String) {
    #expect(suggestion(for: slip, in: "button").map { key.hasPrefix($0) } == true, "\(slip)")
  }

  @Test(arguments: ["dropdown", "radio-group", "tab-bar"])
  func `are not made for a choice with a colon`(kind: String) {
    let design = "screen: T\ncomponents:\n  - {kind: \(kind), label: A, options: [One: first, B]}"
    let mistakes = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    }
    #expect(
      mistakes?.errors.first?.message
        == "the text contains ': '; put it in quotes: \"One: first\"")
  }

  @Test(arguments: ["off", "loud", "5"])
  func `name the values of a choice if none is similar`(value: String) {
    let design = "screen: T\ncomponents:\n  - {kind: text, label: A, live: \(value)}"
    let mistakes = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    }
    #expect(
      mistakes?.errors.map(\.message)
        == ["'live': expected polite or assertive, found '\(value)'"])
  }
}
