// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Selection of rows and items")
struct CellSelectionTests {
  let screen = Screen.single()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    screen.add(UIView(frame: table.frame), "Holder")
    screen.add(table, "Table", to: screen.window.subviews[0])
    for row in 1...3 {
      let frame = CGRect(x: 0, y: CGFloat(row - 1) * 44, width: 300, height: 44)
      let cell = screen.add(UITableViewCell(frame: frame), "Row\(row)", to: table)
      screen.add("Content\(row)", 0, 0, 200, 44, to: cell)
    }
  }

  private func press(_ x: CGFloat, _ y: CGFloat, for duration: TimeInterval) -> TouchTrace {
    screen.simulator.trace(name: "press") { $0.tap(at: CGPoint(x: x, y: y), duration: duration) }
  }

  /// What the table got, the actions of recognizers, and the selections, in order.
  private func story(_ trace: TouchTrace) -> [String] {
    trace.events.compactMap { event in
      switch event.kind {
      case .touchesDelivered(let record) where record.responder == "Table": "Table.\(record.method)"
      case .actionSent(let record): "\(record.sender ?? "") acts"
      case .callbackSent(let record): "\(record.method) \(record.subject ?? "")"
      default: nil
      }
    }
  }

  @Test("A touch climbs from the cell's content over the cell to the table, which keeps it (SV-9, SV-10)")
  func theWayOfATouch() {
    let trace = press(50, 10, for: 0.05)
    expectEqual(
      trace.calls.filter { $0.contains("touchesBegan") && !$0.hasPrefix("UIScrollView") },
      [
        "Content1.touchesBegan", "Row1.touchesBegan", "Table.touchesBegan",
      ])
    expectEqual(
      trace.changes, ["Row1.isHighlighted = true", "Row1.isHighlighted = false", "Row1.isSelected = true"])
    expectEqual(trace.callbacks, ["Table.didSelectRow(Row1)"])
  }

  // MARK: The three measured cases

  @Test("With a tap on an ancestor, a quick tap: only the ancestor's action (SV-10)")
  func quickTap() {
    screen.window.subviews[0].addGestureRecognizer(tap())
    let trace = press(50, 10, for: 0.05)
    expectEqual(story(trace), ["tap acts"])
    expectEqual(trace.change.last, "Content1.touchesBegan discarded: recognizerCancelledTouches tap")
  }

  @Test("With a tap on an ancestor, a short press: the table got began, then cancelled (SV-10)")
  func shortPress() {
    screen.window.subviews[0].addGestureRecognizer(tap())
    let trace = press(50, 10, for: 0.3)
    expectEqual(story(trace), ["Table.touchesBegan", "tap acts", "Table.touchesCancelled"])
    expectEqual(trace.changes, ["Row1.isHighlighted = true", "Row1.isHighlighted = false"])
  }

  @Test("With a tap on an ancestor, a long press: the tap fails, and the row is selected (SV-10)")
  func longPress() {
    screen.window.subviews[0].addGestureRecognizer(tap())
    expectEqual(
      story(press(50, 10, for: 1)), ["Table.touchesBegan", "Table.touchesEnded", "didSelectRow Row1"])
  }

  @Test("A recognizer on the hit view inside the cell prevents selection just the same (SV-10)")
  func recognizerInTheCell() {
    table.subviews[0].subviews[0].addGestureRecognizer(tap())
    expectEqual(story(press(50, 10, for: 0.05)), ["tap acts"])
  }

  // MARK: The cures

  @Test("Cure: the tap does not cancel touches in views (SV-10, GR-23)")
  func cureByFlag() {
    let tap = tap()
    tap.cancelsTouchesInView = false
    screen.window.subviews[0].addGestureRecognizer(tap)
    expectEqual(
      story(press(50, 10, for: 0.05)),
      [
        "tap acts", "Table.touchesBegan", "Table.touchesEnded", "didSelectRow Row1",
      ])
  }

  @Test("Cure: the tap's delegate refuses touches in the table (SV-10, GR-6)")
  func cureByDelegate() {
    let (tap, delegate) = (tap(), ScriptedDelegate())
    delegate.receivesTouch = { [table] touch in !(touch.view?.isDescendant(of: table) ?? false) }
    tap.delegate = delegate
    screen.window.subviews[0].addGestureRecognizer(tap)
    expectEqual(
      story(press(50, 10, for: 0.05)), ["Table.touchesBegan", "Table.touchesEnded", "didSelectRow Row1"])
  }

  @Test("Cure: the tap is enabled only when needed (SV-10, GR-4)")
  func cureByDisabling() {
    let tap = tap()
    tap.isEnabled = false
    screen.window.subviews[0].addGestureRecognizer(tap)
    expectEqual(story(press(50, 10, for: 0.05)).last, "didSelectRow Row1")
  }

  private func tap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: ScriptedRecognizer.Target.shared, action: "dismiss")
    tap.traceIdentifier = "tap"
    return tap
  }

  // MARK: What else decides

  @Test("A control in the cell keeps its touches, so the row is not selected (SV-10, UC-2)")
  func controlInTheCell() {
    screen.add(
      UIControl(frame: CGRect(x: 200, y: 0, width: 100, height: 44)), "Control", to: table.subviews[0])
    let trace = press(250, 10, for: 0.05)
    expectEqual(trace.received("Control").count, 2)
    expectEqual(trace.callbacks, [])
    expectEqual(trace.changes.filter { $0.hasPrefix("Row1") }, [])
  }

  @Test("A cell that keeps its touches is not selected, nor one of a table that does not call super (SV-10)")
  func keptOnTheWay() {
    final class KeepingCell: UITableViewCell {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    final class KeepingTable: UITableView {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    screen.add(KeepingCell(frame: CGRect(x: 0, y: 200, width: 300, height: 44)), "Kept", to: table)
    expectEqual(press(50, 210, for: 0.05).callbacks, [])
    let other = screen.add(KeepingTable(frame: table.frame), "Other")
    screen.add(UITableViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44)), "Row", to: other)
    expectEqual(press(50, 10, for: 0.05).callbacks, [])
  }

  @Test("Scrolling takes the touch away: nothing is selected (SV-3, SV-10)")
  func scrolling() {
    let now = screen.application.clock.now
    let trace = screen.trace([
      TouchInput("f", .began, 50, 80, at: now), TouchInput("f", .moved, 50, 50, at: now + 0.3),
      TouchInput("f", .ended, 50, 50, at: now + 0.4),
    ])
    #expect(trace.changes.contains("Row2.isHighlighted = false"))
    expectEqual(trace.callbacks, [])
  }

  @Test("A finger lifted outside of the row selects nothing")
  func liftedOutside() {
    table.isScrollEnabled = false
    let trace = screen.trace([
      TouchInput("f", .began, 50, 10, at: 0), TouchInput("f", .ended, 50, 60, at: 0.1),
    ])
    expectEqual(trace.changes, ["Row1.isHighlighted = true", "Row1.isHighlighted = false"])
  }

  @Test("Without allowsSelection rows are neither highlighted nor selected")
  func selectionOff() {
    table.allowsSelection = false
    let trace = press(50, 10, for: 0.05)
    expectEqual(trace.changes, [])
    expectEqual(trace.received("Table").count, 2)
  }

  @Test("One row is selected at a time; with several allowed one more tap deselects")
  func severalRows() {
    _ = press(50, 10, for: 0.05)
    expectEqual(
      press(50, 50, for: 0.05).changes.suffix(2), ["Row1.isSelected = false", "Row2.isSelected = true"])
    table.allowsMultipleSelection = true
    expectEqual(press(50, 10, for: 0.05).callbacks, ["Table.didSelectRow(Row1)"])
    expectEqual(press(50, 50, for: 0.05).callbacks, ["Table.didDeselectRow(Row2)"])
  }

  @Test("A second finger on another row does not select it while the first row is touched")
  func secondFinger() {
    let trace = screen.trace([
      TouchInput("a", .began, 50, 10, at: 0), TouchInput("b", .began, 50, 50, at: 0),
      TouchInput("b", .ended, 50, 50, at: 0.3), TouchInput("a", .ended, 50, 10, at: 0.4),
    ])
    expectEqual(trace.callbacks, ["Table.didSelectRow(Row1)"])
  }

  @Test("The delegate is informed of the selected row")
  func delegate() {
    final class Listener: UITableViewDelegate {
      var rows: [String] = []
      func tableView(_ tableView: UITableView, didSelect cell: UITableViewCell) { rows.append(cell.name) }
    }
    let listener = Listener()
    table.delegate = listener
    expectEqual(press(50, 50, for: 0.05).callbacks, ["Listener.didSelectRow(Row2)"])
    expectEqual(listener.rows, ["Row2"])
  }

  @Test("A collection selects its items like a table its rows (SV-10)")
  func collection() {
    let collection = screen.add(UICollectionView(frame: table.frame), "Grid")
    screen.add(
      UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "Item", to: collection)
    let trace = press(50, 50, for: 0.05)
    expectEqual(trace.callbacks, ["Grid.didSelectItem(Item)"])
    expectEqual(
      trace.changes, ["Item.isHighlighted = true", "Item.isHighlighted = false", "Item.isSelected = true"])
    screen.window.addGestureRecognizer(tap())
    expectEqual(press(50, 50, for: 0.05).callbacks, [])
  }
}
