// SPDX-License-Identifier: Apache-2.0

/// What views answer on the way to a point of the tap map, to be read behind a view's name. It holds for all points to
/// which hit testing comes in the same way.
enum TapWalkText {
  /// The name of a view and what it does, as a sentence.
  case sentence(view: String, answer: String)

  case refused(reason: String)
  case refusedWithoutReason
  case pointOutside
  case passedOver(reason: String)

  case containsPoint
  case asksSubviews
  case claimsPoint
  case returnsItself(hasSubviews: Bool)
  case claimsPointForItself
  case returns(String)
  case claimsPointFor(String)

  case overrideReturnsNil
  case overrideReturnsItself
  case overrideReturnsOther
  case overrideReturns(String)

  case codeReturnsNil
  case codeReturnsItself
  case codeReturnsView
  case codeReturns(String)
}
