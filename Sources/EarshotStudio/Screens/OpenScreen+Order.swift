import Earshot
import EarshotFiles
import EarshotKit
import EarshotProfiles

extension OpenScreen {
  var naturalOrder: NaturalOrder {
    NaturalOrder(of: screen, isRightToLeft: BuiltIn.language(locale).isRightToLeft)
  }

  /// Nil if the list already has this order.
  func orderByFrames(in text: DesignText) -> (list: [Int], order: [Int])? {
    let all = ListedComponent.all(of: screen, in: text).filter { $0.depth == 0 && $0.item != nil }
    guard let list = all.first?.item?.list else { return nil }
    let own = all.filter { $0.item?.list == list }
    let sorted = naturalOrder.order(of: own.map(\.component)).compactMap { own[$0].item?.index }
    let slots = own.compactMap(\.item?.index)
    guard sorted != slots, let count = text.count(ofList: list) else { return nil }
    var order = Array(0..<count)
    for (slot, index) in zip(slots, sorted) { order[slot] = index }
    return (list, order)
  }
}
