// SPDX-License-Identifier: Apache-2.0

public import HitPath

/// Expectations of tests about touches on a screen. If a test gets another result, it fails at the line of the call,
/// with the sentence that explains the result, and with the page that plays the touch as an attachment.
///
/// ```swift
/// @Test func closeIsHitBesideTheCard() throws {
///   let screen = try Screen(contentsOf: "Main.storyboard")
///   screen.expectHit("Close", at: 225, 90)
///   screen.expectActions(["close"], of: .tap(225, 90))
/// }
/// ```
///
/// They work in tests of Swift Testing and of XCTest. Names are those of ``HitPath/Screen``; locations are on the
/// screen, in points.
extension Screen {
  /// Expects a view to be the hit-test view of a tap: its name, or nil for no view at all.
  ///
  /// It returns the answer for further questions; nil if the screen could not be run, which also fails the test.
  @discardableResult
  public func expectHit(
    _ view: String?, at x: CGFloat, _ y: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Answer? {
    expect(
      .hitView(view), after: [.tap(x, y)],
      Caller(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects all actions that touches send, in order: by their names, `buy`, or with sender and target if they matter,
  /// `Buy.buy -> Shop`. An empty list expects none.
  @discardableResult
  public func expectActions(
    _ actions: [String], of touches: Touch..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Answer? {
    expect(
      .actions(actions), after: touches,
      Caller(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects calls in an order, possibly with others in between, each with its receiver: `Card.touchesBegan`,
  /// `Close.buy`.
  @discardableResult
  public func expectOrder(
    _ calls: [String], of touches: Touch..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Answer? {
    expect(
      .order(calls), after: touches, Caller(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects a recognizer, by its name, to go through states, all of them but the resets to `possible`, in order. `changed`
  /// stands for all changes in a row. An empty list expects it to stay `possible`.
  @discardableResult
  public func expectStates(
    _ states: [UIGestureRecognizer.State], of recognizer: String, after touches: Touch...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Answer? {
    expect(
      .states(states.map(\.name), of: recognizer), after: touches,
      Caller(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects taps to reach a part of a control, or of another view that does something with touches, before anything happens on
  /// the screen: at least a share of its area, from 0 to 1.
  public func expectReachable(
    atLeast least: Double = 1, of view: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(ScreenError) {
      let reach = try reach(of: view)
      // Shares are sums of areas, with rounding errors.
      if reach.share < least - 1e-6 { caller.fail(reach.sentence) }
    } catch {
      caller.fail("\(error)")
    }
  }

  /// Expects a screen to have no faults, before anything happens on it: no finding of `hitpath audit`, except those
  /// with codes that are accepted here.
  public func expectNoFindings(
    except codes: Set<String> = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(ScreenError) {
      for finding in try findings() where !codes.contains(finding.code) {
        caller.fail("\(finding.severity): \(finding.code): \(finding)")
      }
    } catch {
      caller.fail("\(error)")
    }
  }

  private func expect(_ expectation: TouchExpectation, after touches: [Touch], _ caller: Caller) -> Answer? {
    do throws(ScreenError) {
      let outcome = try outcome(of: expectation, after: touches)
      if let failure = outcome.failure {
        caller.fail(failure)
        if let page = try? outcome.answer.page() { caller.attach(page, named: "\(name).html") }
      }
      return outcome.answer
    } catch {
      caller.fail("\(error)")
      return nil
    }
  }
}
