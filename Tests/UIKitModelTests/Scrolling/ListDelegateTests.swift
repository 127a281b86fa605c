// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

/// What lists ask the app's own delegates and data sources about drags, moves and two fingers.
@MainActor
@Suite("Delegates of lists beyond selection")
struct ListDelegateTests {
  let screen = Screen.single()

  /// Adds cells of a height below each other.
  private func fill(_ list: UIView, _ cell: (CGRect) -> UIView) {
    for row in 1...3 {
      screen.add(
        cell(CGRect(x: 0, y: CGFloat(row - 1) * 100, width: 300, height: 100)), "Row\(row)", to: list)
    }
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    screen.add(table, "Table")
    fill(table) { UITableViewCell(frame: $0) }
    return table
  }

  /// A finger that stays, and then goes down or up.
  private func press(_ y: CGFloat, to end: CGFloat? = nil) -> TouchTrace {
    let end = end ?? y
    return send([
      TouchInput("f", .began, 50, y, at: 0), TouchInput("f", .moved, 50, end, at: 0.6),
      TouchInput("f", .ended, 50, end, at: 0.7),
    ])
  }

  private func send(_ inputs: [TouchInput]) -> TouchTrace {
    screen.simulator.trace(name: "fingers") { $0.send(inputs) }
  }

  @Test("A table's delegate for drags is asked for the items of the row under the finger, and told (OW-48)")
  func drag() {
    let (table, delegate) = (makeTable(), Dragger(without: "Row2"))
    table.dragDelegate = delegate
    #expect(press(50, to: 90).callbacks.contains("Dragger.dragSessionWillBegin(Row1)"))
    expectEqual(delegate.heard, ["items of Row1 at [50, 50]", "begins with 1"])
  }

  @Test("Without items nothing is lifted, and the row is selected as by any press (OW-48)")
  func noItems() {
    let (table, delegate) = (makeTable(), Dragger(without: "Row2"))
    table.dragDelegate = delegate
    expectEqual(press(150).callbacks, ["Table.didSelectRow(Row2)"])
    expectEqual(delegate.heard, ["items of Row2 at [50, 50]"])
  }

  @Test("A view's delegate for drags decides, too (OW-48)")
  func dragOfAView() {
    let (view, delegate) = (screen.add("Photo", 0, 0, 300, 400), Dragger(without: ""))
    let interaction = UIDragInteraction(delegate: delegate)
    view.addInteraction(interaction)
    expectEqual(press(50, to: 90).callbacks, ["Dragger.dragSessionWillBegin"])
    expectEqual(delegate.heard, ["asked", "begins"])
  }

  @Test("The session begins only once the finger moves (OW-48)")
  func liftWithoutMove() {
    let (view, delegate) = (screen.add("Photo", 0, 0, 300, 400), Dragger(without: ""))
    let interaction = UIDragInteraction(delegate: delegate)
    view.addInteraction(interaction)
    expectEqual(press(50).callbacks, [])
    expectEqual(delegate.heard, ["asked"])
  }

  @Test("A row that a control moves goes where the delegate says, and the data source hears of it (OW-40)")
  func moveOfARow() {
    let (table, delegate) = (makeTable(), Mover())
    (table.subviews.first as? UITableViewCell)?.showsReorderControl = true
    table.delegate = delegate
    table.dataSource = delegate
    table.isEditing = true
    _ = send([
      TouchInput("f", .began, 280, 50, at: 0), TouchInput("f", .moved, 280, 260, at: 0.2),
      TouchInput("f", .ended, 280, 260, at: 0.3),
    ])
    expectEqual(delegate.heard, ["Row1 to Row3?", "Row1 to Row2"])
  }

  @Test("A data source lets a long press move the items of a collection controller (OW-40)")
  func moveOfAnItem() {
    let (collection, source) = (UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Mover())
    let controller = UICollectionViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    screen.window.rootViewController = controller
    screen.add(collection, "Grid", to: controller.view)
    fill(collection) { UICollectionViewCell(frame: $0) }
    collection.dataSource = source
    _ = press(50, to: 150)
    expectEqual(source.heard, ["Row1?", "Row1 to Row2"])
  }

  @Test(
    "Two fingers select rows if the table may be edited so and its delegate lets them (OW-39)",
    arguments: [true, false])
  func twoFingers(_ lets: Bool) {
    let (table, delegate) = (makeTable(), Mover())
    delegate.letsSelect = lets
    table.isMultipleTouchEnabled = true
    table.allowsMultipleSelectionDuringEditing = true
    table.delegate = delegate
    _ = send(
      [(20.0, 0.0), (40, 0.1), (90, 0.2)].flatMap { y, time in
        let phase = time == 0 ? UITouch.Phase.began : .moved
        return [TouchInput("a", phase, 50, y, at: time), TouchInput("b", phase, 90, y, at: time)]
      } + [TouchInput("a", .ended, 50, 90, at: 0.3), TouchInput("b", .ended, 90, 90, at: 0.3)])
    #expect(table.isEditing == lets)
    #expect(delegate.heard == ["select from Row1?"])
  }
}

@MainActor
private final class Dragger: UITableViewDragDelegate, UIDragInteractionDelegate {
  let without: String
  var heard: [String] = []

  init(without: String) { self.without = without }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at cell: UITableViewCell
  ) -> [UIDragItem] {
    let (name, place) = (cell.traceIdentifier ?? "", session.location(in: cell))
    heard.append("items of \(name) at [\(Int(place.x)), \(Int(place.y))]")
    return name == without ? [] : [UIDragItem(itemProvider: cell)]
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    heard.append("begins with \(session.items.count)")
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  {
    heard.append("asked")
    return [UIDragItem(itemProvider: self)]
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    heard.append("begins")
  }
}

@MainActor
private final class Mover: UITableViewDelegate, UITableViewDataSource, UICollectionViewDataSource {
  var heard: [String] = []
  var letsSelect = true

  private func name(_ view: UIView) -> String { view.traceIdentifier ?? "" }

  func tableView(
    _ tableView: UITableView, targetForMoveOf cell: UITableViewCell, to proposed: UITableViewCell
  ) -> UITableViewCell {
    heard.append("\(name(cell)) to \(name(proposed))?")
    return tableView.subviews.lazy.compactMap { $0 as? UITableViewCell }.first { name($0) == "Row2" }
      ?? proposed
  }

  func tableView(_ tableView: UITableView, moveRow cell: UITableViewCell, to target: UITableViewCell) {
    heard.append("\(name(cell)) to \(name(target))")
  }

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteraction cell: UITableViewCell
  ) -> Bool {
    heard.append("select from \(name(cell))?")
    return letsSelect
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItem cell: UICollectionViewCell) -> Bool {
    heard.append("\(name(cell))?")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItem cell: UICollectionViewCell, to target: UICollectionViewCell
  ) {
    heard.append("\(name(cell)) to \(name(target))")
  }
}
