// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a plain tap on a row or an item does beside selecting it (OW-43).
extension CellList {
  /// Performs the primary action of a cell, after the selection and whether or not that was allowed, unless the tap makes
  /// an existing selection larger or smaller.
  func performPrimaryAction(of cell: any SelectableCell, _ touch: UITouch?, changesSeveral: Bool) {
    guard !changesSeveral, configuration.system.map({ $0 >= Self.firstVersion }) ?? true,
      grants(.canPerformPrimaryAction, cell, touch, otherwise: !isEditing)
    else { return }
    if let declaredPrimaryAction {
      tell(delegate, .performPrimaryAction, about: cell, declaredPrimaryAction)
    } else {
      callPrimaryAction(of: cell)
    }
  }

  /// Calls an optional method of the delegate about a cell; without the method nothing is recorded.
  func tellIfThere(_ delegate: AnyObject, _ method: CallbackMethod, about cell: UIView, _ call: () -> Void) {
    guard let recorder = TraceRecorder.current else { return call() }
    recorder.withinIfThere(
      .callbackSent(
        .init(
          receiver: recorder.identifier(of: delegate), method: method, subject: recorder.identifier(of: cell))
      ), call)
  }

  /// The version of iOS from which on there is such an action.
  private static var firstVersion: Double { 16 }
}
