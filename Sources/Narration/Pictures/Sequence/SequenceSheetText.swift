// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The words of the sequence below a claim. Names are inserted as they are.
package enum SequenceSheetText: Sayable, Hashable, Sendable {
  // The claim, where no recognizer takes part or the sequence stops early.
  case gets(view: String, calls: Int)
  case soFar(count: Int, of: Int)

  // The line below it, after where the gesture was.
  case numbersOfTrace
  case oneMomentIsOpen

  // Columns.
  case ofView(count: Int, view: String)
  case recognizers
  case others(count: Int)

  // Moments.
  case calls(count: Int)
  case search(passes: Int, finds: String?)
  case finger(TouchPhase, count: Int)
  case timeIsUp(recognizer: String)

  // What somebody does.
  case becomes(state: String, count: Int)
  case ownCalls(count: Int)
  case moreCalls(count: Int)
}
