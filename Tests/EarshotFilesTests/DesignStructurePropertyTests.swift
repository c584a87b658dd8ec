import Earshot
import Foundation
import Testing

@testable import EarshotFiles

@Suite struct `Random edits of a design's structure` {
  private typealias Files = `Random edits of designs`

  private struct List {
    var design: DesignText
    var path: [Int]
    var count: Int
    var name: Comment

    var bytes: [UInt8] { design.bytes }
    var newline: UInt8 { UInt8(ascii: "\n") }

    func item(_ index: Int) -> DesignText.Item { DesignText.Item(list: path, index: index) }

    func items(of design: DesignText) throws -> [SourceValue] {
      let content = try #require(design.value(at: path)?.content, name)
      guard case .list(let items) = content else { return [] }
      return items
    }

    func after(_ edit: FileEdit) throws -> DesignText {
      let edited = edit.applied(to: bytes)
      #expect(edit.inverse(in: bytes).applied(to: edited) == bytes, name)
      return try DesignText(edited, file: "d.yaml")
    }

    func checkOthers(_ changed: DesignText) {
      let prefix = path.map { "/\($0)" }.joined()
      func others(_ root: SourceValue) -> [String: String] {
        numbered(root).filter { !$0.key.hasPrefix(prefix + "/") && $0.key != prefix }
      }
      #expect(others(design.root) == others(changed.root), name)
    }

    private func numbered(_ value: SourceValue, at path: String = "") -> [String: String] {
      let inner: [SourceValue]
      switch value.content {
      case .null: return [path: ""]
      case .scalar(let text): return [path: text]
      case .list(let items): inner = items
      case .map(let entries): inner = entries.map(\.value)
      }
      return inner.enumerated().reduce(into: [:]) { all, item in
        all.merge(numbered(item.element, at: "\(path)/\(item.offset)")) { $1 }
      }
    }

    func lines(_ bytes: [UInt8]) -> [[UInt8]] {
      bytes.split(separator: newline, omittingEmptySubsequences: false).map {
        Array($0.last == 0x0D ? $0.dropLast() : $0)
      }.sorted { $0.lexicographicallyPrecedes($1) }
    }
  }

  private static func lists(
    with dice: inout Dice, _ body: (List, inout Dice) throws -> Bool
  ) throws {
    var (made, refused) = (0, 0)
    for file in try Files.files() {
      let bytes = Array(file.text.utf8)
      guard let screen = try? DesignReader.screen(of: bytes, file: "d.yaml") else { continue }
      let design = try DesignText(bytes, file: "d.yaml")
      let items = design.items
      let found = Set(screen.allComponents.flatMap { items[$0.common.location] ?? [] }.map(\.list))
      let paths = found.sorted { $0.lexicographicallyPrecedes($1) }
      for _ in 0..<20 {
        guard let path = paths.randomElement(using: &dice), let count = design.count(ofList: path)
        else { continue }
        let list = List(
          design: design, path: path, count: count, name: "list \(path) of \(file.name)")
        if try body(list, &dice) { made += 1 } else { refused += 1 }
      }
    }
    #expect(made >= 1_000)
    #expect(refused * 10 <= made, "\(refused) of \(made) edits are refused")
  }

  @Test func `move a component and back, and keep all lines`() throws {
    var dice = Dice(state: 5)
    try Self.lists(with: &dice) { list, dice in
      let item = list.item(Int.random(in: 0..<list.count, using: &dice))
      let next = Int.random(in: 0...list.count, using: &dice)
      let target = next < list.count ? next : nil
      guard let edit = try? list.design.edit(moving: item, before: target) else { return false }
      let moved = try list.after(edit)
      let place = list.design.place(of: item, before: target.map(list.item))
      var expected = try list.items(of: list.design)
      expected.insert(expected.remove(at: item.index), at: place.index)
      let found = try list.items(of: moved)
      #expect(found.elementsEqual(expected) { $0.hasSameContent(as: $1) }, list.name)
      list.checkOthers(moved)
      #expect(moved.bytes.sorted() == list.bytes.sorted(), list.name)
      if moved.bytes.contains(list.newline), !moved.isJSON, moved.bytes.last == list.newline {
        let isFlow = list.design.isFlow(list.path)
        #expect(isFlow || list.lines(moved.bytes) == list.lines(list.bytes), list.name)
      }
      let back = item.index > place.index ? item.index + 1 : item.index
      let undone = try? moved.edit(moving: place, before: back < list.count ? back : nil)
      #expect(undone?.applied(to: moved.bytes) == list.bytes, list.name)
      return true
    }
  }

  @Test func `remove a component with its comments, and keep all other lines`() throws {
    var dice = Dice(state: 6)
    try Self.lists(with: &dice) { list, dice in
      let item = list.item(Int.random(in: 0..<list.count, using: &dice))
      guard let edit = try? list.design.edit(removing: item) else { return false }
      let changed = try list.after(edit)
      var expected = try list.items(of: list.design)
      expected.remove(at: item.index)
      let found = try list.items(of: changed)
      #expect(found.elementsEqual(expected) { $0.hasSameContent(as: $1) }, list.name)
      list.checkOthers(changed)
      #expect(list.count == 1 || edit.replacement.isEmpty, list.name)
      return true
    }
  }

  @Test func `add a component and remove it again`() throws {
    var dice = Dice(state: 7)
    let kinds = ComponentKinds.builtIn.kinds
    try Self.lists(with: &dice) { list, dice in
      let labels = ["Save", "It's", "a: b", "# x", "yes", "a, b]", "ünï 😀", "two\nlines", "12"]
      let kind = try #require(kinds.randomElement(using: &dice))
      let label = try #require(labels.randomElement(using: &dice))
      let frame = Bool.random(using: &dice) ? DesignFrame(x: 1, y: 2.5, width: 30, height: 4) : nil
      let new = NewComponent(kind, label: label, frame: frame)
      let index = Int.random(in: 0..<list.count, using: &dice)
      guard let edit = try? list.design.edit(adding: new, at: .after(list.item(index))) else {
        return false
      }
      #expect(edit.range.isEmpty, list.name)
      let changed = try list.after(edit)
      let found = try list.items(of: changed)
      #expect(found.count == list.count + 1, list.name)
      list.checkOthers(changed)
      let read = try #require(ComponentKinds.builtIn.keys(of: found[index + 1]), list.name)
      #expect(read.kind.name == kind.name, list.name)
      #expect(read.entries.contains { (try? $0.value.text()) == label }, list.name)
      let undone = try? changed.edit(removing: list.item(index + 1))
      #expect(undone?.applied(to: changed.bytes) == list.bytes, list.name)
      return true
    }
  }

  @Test func `set a frame and remove it again`() throws {
    var dice = Dice(state: 8)
    try Self.lists(with: &dice) { list, dice in
      let item = list.item(Int.random(in: 0..<list.count, using: &dice))
      let place = try #require(list.design.location(of: item), list.name)
      guard let written = list.design.component(at: place, of: .builtIn) else { return true }
      let frame = DesignFrame(x: 8, y: 16.25, width: 100, height: 44)
      guard let edit = try? list.design.edit(settingFrame: frame, of: written) else { return false }
      let changed = try list.after(edit)
      let moved = try #require(list.design.location(of: place, after: edit, in: changed), list.name)
      let again = try #require(changed.component(at: moved, of: .builtIn), list.name)
      let texts = try again.entries.first { $0.key == "frame" }?.value.texts()
      #expect(texts == ["8", "16.25", "100", "44"], list.name)
      let undone = try? changed.edit(settingFrame: nil, of: again)
      #expect(undone?.applied(to: changed.bytes) == list.bytes, list.name)
      return true
    }
  }
}

extension DesignText {
  fileprivate func isFlow(_ path: [Int]) -> Bool {
    value(at: path).flatMap { try? layout(ofList: $0).isFlow } ?? false
  }
}
