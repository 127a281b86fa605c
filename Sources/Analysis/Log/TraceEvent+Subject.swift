// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TraceEvent.Kind {
  /// The view, recognizer or responder that the event is about; nil for one that is about a touch alone.
  package var subject: String? {
    switch self {
    case .touchUpdated, .hitTestPassBegan, .responderChain, .recognizersCollected, .requirementCycle: nil
    case .hitTestPassEnded(_, _, let view): view
    case .hitTestEntered(let view, _, _), .gatesChecked(let view, _), .pointInsideAsked(let view, _),
      .pointInsideAnswered(let view, _, _, _), .hitTestReturned(let view, _, _),
      .touchWithheld(_, let view, _),
      .touchesHeld(let view, _, _, _), .touchesReleased(let view, _, _, _),
      .touchesDiscarded(let view, _, _, _), .touchesTaken(let view, _, _), .touchDetached(_, let view):
      view
    case .eventSent(let receiver, _), .callbackSent(let receiver, _, _): receiver
    case .touchesDelivered(let responder, _, _), .touchesForwarded(let responder, _, _),
      .touchesKept(let responder, _, _), .targetAsked(let responder, _, _),
      .firstResponderRefused(let responder, _, _), .eventDelivered(let responder, _, _),
      .eventForwarded(let responder, _, _), .eventKept(let responder, _, _):
      responder
    case .eventDropped(_, _, let responder, _): responder
    case .recognizerPassedOver(let recognizer, _, _), .requirementAdded(let recognizer, _),
      .recognizerReceived(let recognizer, _, _), .recognizerIgnoredTouch(let recognizer, _),
      .recognizerWaits(let recognizer, _, _), .recognizerStateChanged(let recognizer, _, _, _),
      .illegalTransition(let recognizer, _, _), .exclusionDecided(let recognizer, _, _, _):
      recognizer
    case .questionAnswered(let record): record.recognizer ?? record.asked
    case .timerFired(let owner, _): owner
    case .controlTracking(let control, _, _, _), .controlEventsSent(let control, _): control
    case .propertyChanged(let object, _, _): object
    case .targetSearchBegan(_, let sender, _, _), .actionDropped(_, let sender, _): sender
    case .actionSent(let record): record.target
    case .firstResponderChanged(let window, let old, let new): new ?? old ?? window
    case .inputReceived(_, let object, _): object
    }
  }
}
