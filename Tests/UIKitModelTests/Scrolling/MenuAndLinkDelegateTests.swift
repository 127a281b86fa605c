// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What the app's own delegates of lists and texts are asked about menus, primary actions and links.
@MainActor
@Suite("Delegates of menus, primary actions and links")
struct MenuAndLinkDelegateTests {
  let screen = Screen.single()

  private func makeTable(_ delegate: any UIScrollViewDelegate) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    screen.add(table, "Table")
    for row in 1...2 {
      let frame = CGRect(x: 0, y: CGFloat(row - 1) * 100, width: 300, height: 100)
      screen.add(UITableViewCell(frame: frame), "Row\(row)", to: table)
    }
    table.delegate = delegate
    return table
  }

  private func press(_ y: CGFloat, for duration: TimeInterval = 0.7) -> TouchTrace {
    screen.simulator.trace(name: "press") {
      $0.send([
        TouchInput("f", .began, 50, y, at: 0), TouchInput("f", .ended, 50, y, at: duration),
      ])
    }
  }

  @Test("A table's delegate has a menu for a row, and is told that it opens (OW-46)")
  func menuOfARow() {
    let delegate = Asked()
    _ = makeTable(delegate)
    expectEqual(press(150).callbacks, ["Asked.willDisplayMenu(Row1)"])
    expectEqual(delegate.heard, ["menu of Row1 at [50, 50]"])
  }

  @Test("Without a menu for it a row is selected, however long the finger stays (OW-46)")
  func noMenuOfARow() {
    let delegate = Asked()
    _ = makeTable(delegate)
    expectEqual(
      press(250).callbacks, ["Asked.didSelectRow(Row2)", "Asked.performPrimaryAction(Row2)"])
    expectEqual(
      delegate.heard, ["menu of Row2 at [50, 150]", "select Row2", "may Row2?", "perform Row2"])
  }

  @Test("A delegate without these methods opens no menu and performs no action")
  func leftOut() {
    let delegate = Plain()
    _ = makeTable(delegate)
    expectEqual(press(150).callbacks, ["Plain.didSelectRow(Row1)"])
  }

  @Test("A tap performs the primary action after the selection, if the delegate lets it (OW-43)")
  func primaryAction() {
    let delegate = Asked()
    delegate.lets = false
    _ = makeTable(delegate)
    expectEqual(press(150, for: 0.05).callbacks, ["Asked.didSelectRow(Row1)"])
    expectEqual(delegate.heard, ["select Row1", "may Row1?"])
  }

  @Test("A collection's delegate has menus for several items (OW-46)")
  func menuOfItems() {
    let delegate = Items()
    makeGrid(delegate)
    expectEqual(press(150).callbacks, ["Items.willDisplayMenu(Item)"])
    expectEqual(delegate.heard, ["menu of 1"])
  }

  @Test("A collection's delegate has a menu for one item, as before iOS 16 (OW-46)")
  func menuOfAnItem() {
    let delegate = ItemsBefore()
    makeGrid(delegate)
    expectEqual(press(150).callbacks, ["ItemsBefore.willDisplayMenu(Item)"])
    expectEqual(delegate.heard, ["menu of Item"])
  }

  private func makeGrid(_ delegate: any UICollectionViewDelegate) {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    screen.add(collection, "Grid")
    screen.add(
      UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Item", to: collection)
    collection.delegate = delegate
  }

  @Test("A text's delegate answers with what a link does, which is then done (OW-51)")
  func link() {
    let delegate = Links()
    makeText(delegate)
    expectEqual(press(110, for: 0.05).callbacks, ["Links.primaryActionFor"])
    expectEqual(delegate.heard, ["asked of [0, 0]", "done"])
  }

  @Test("A text's delegate with the method of iOS 10 is asked that one (OW-51)")
  func linkBefore() {
    let delegate = LinksBefore()
    makeText(delegate)
    expectEqual(press(110, for: 0.05).callbacks, ["LinksBefore.shouldInteractWith"])
    expectEqual(delegate.heard, ["should by a tap"])
  }

  @Test("Before iOS 17 no delegate is asked for a link's action (OW-51)")
  func linkOnAnOldSystem() {
    screen.application.configuration = SimulationConfiguration(system: 16)
    let delegate = Links()
    makeText(delegate)
    expectEqual(press(110, for: 0.05).callbacks, ["Links.shouldInteractWith"])
    expectEqual(delegate.heard, [])
  }

  private func makeText(_ delegate: any UITextViewDelegate) {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    screen.add(text, "Terms")
    text.isEditable = false
    text.linkRects = [CGRect(x: 0, y: 0, width: 100, height: 20)]
    text.delegate = delegate
  }
}

@MainActor
private final class Plain: UITableViewDelegate {}

@MainActor
private final class Asked: UITableViewDelegate {
  var heard: [String] = []
  var lets = true

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationFor cell: UITableViewCell, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = cell.traceIdentifier ?? ""
    heard.append("menu of \(name) at [\(Int(point.x)), \(Int(point.y))]")
    return name == "Row1" ? UIContextMenuConfiguration() : nil
  }

  func tableView(_ tableView: UITableView, didSelect cell: UITableViewCell) {
    heard.append("select \(cell.traceIdentifier ?? "")")
  }

  func tableView(_ tableView: UITableView, canPerformPrimaryActionFor cell: UITableViewCell) -> Bool {
    heard.append("may \(cell.traceIdentifier ?? "")?")
    return lets
  }

  func tableView(_ tableView: UITableView, performPrimaryActionFor cell: UITableViewCell) {
    heard.append("perform \(cell.traceIdentifier ?? "")")
  }
}

@MainActor
private final class Items: UICollectionViewDelegate {
  var heard: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationFor cells: [UICollectionViewCell],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("menu of \(cells.count)")
    return UIContextMenuConfiguration()
  }
}

@MainActor
private final class ItemsBefore: UICollectionViewDelegate {
  var heard: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationFor cell: UICollectionViewCell,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("menu of \(cell.traceIdentifier ?? "")")
    return UIContextMenuConfiguration()
  }
}

@MainActor
private final class Links: UITextViewDelegate {
  var heard: [String] = []

  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  {
    guard case .link(let rect) = textItem.content else { return nil }
    heard.append("asked of [\(Int(rect.minX)), \(Int(rect.minY))]")
    return UIAction { [weak self] _ in self?.heard.append("done") }
  }
}

@MainActor
private final class LinksBefore: UITextViewDelegate {
  var heard: [String] = []

  func textView(
    _ textView: UITextView, shouldInteractWith textItem: UITextItem, interaction: UITextItemInteraction
  ) -> Bool {
    heard.append("should by \(interaction == .invokeDefaultAction ? "a tap" : "something else")")
    return false
  }
}
