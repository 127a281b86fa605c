// SPDX-License-Identifier: Apache-2.0

extension English {
  static func text(_ text: TapWalkText) -> String {
    switch text {
    case .sentence(let view, let answer): "\(view) \(answer)."

    case .refused(let reason): "says no: \(reason)"
    case .refusedWithoutReason: "says no"
    case .pointOutside: "says no: the point is outside its bounds"
    case .passedOver(let reason): "is passed over: \(reason)"

    case .containsPoint: "contains the point and has no subviews"
    case .asksSubviews: "contains the point and asks its subviews, front to back"
    case .claimsPoint:
      "claims the point (its point(inside:) says yes, though the point is outside its bounds)"
    case .returnsItself(hasSubviews: false): "contains the point and has no subviews: it returns itself"
    case .returnsItself(hasSubviews: true):
      "contains the point and asks its subviews, front to back; none takes it: it returns itself"
    case .claimsPointForItself:
      "claims the point (its point(inside:) says yes, though the point is outside its bounds) and returns itself"
    case .returns(let view): "contains the point and asks its subviews, front to back: it returns \(view)"
    case .claimsPointFor(let view):
      "claims the point (its point(inside:) says yes, though the point is outside its bounds) and returns \(view)"

    case .overrideReturnsNil: "overrides hitTest and returns nil"
    case .overrideReturnsItself: "overrides hitTest and returns itself"
    case .overrideReturnsOther: "overrides hitTest and returns another view"
    case .overrideReturns(let view): "overrides hitTest and returns \(view)"

    case .codeReturnsNil: "overrides hitTest in code, which returns nil; why, and what it asked, is not known"
    case .codeReturnsItself:
      "overrides hitTest in code, which returns the view itself; what it asked is not known"
    case .codeReturnsView: "overrides hitTest in code, which returns a view; what it asked is not known"
    case .codeReturns(let view):
      "overrides hitTest in code, which returns \(view); what it asked is not known"
    }
  }
}
