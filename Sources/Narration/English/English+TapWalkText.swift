// SPDX-License-Identifier: Apache-2.0

extension TapWalkText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .refuses(nil): "says no"
    case .refuses(let reason?): "says no: \(reason)"
    case .refusesPoint: "says no: the point is outside its bounds"
    case .skipped(let reason): "is passed over: \(reason)"

    case .contains(hasSubviews: false, returnsItself: false): "contains the point and has no subviews"
    case .contains(hasSubviews: false, returnsItself: true):
      "contains the point and has no subviews: it returns itself"
    case .contains(hasSubviews: true, returnsItself: false):
      "contains the point and asks its subviews, front to back"
    case .contains(hasSubviews: true, returnsItself: true):
      "contains the point and asks its subviews, front to back; none takes it: it returns itself"
    case .claims(let returnsItself):
      "claims the point (its `point(inside:)` says yes, though the point is outside its bounds)\(returnsItself ? " and returns itself" : "")"

    case .overrides(.nothing): "overrides `hitTest` and returns `nil`"
    case .overrides(.itself): "overrides `hitTest` and returns itself"
    case .overrides(.aView): "overrides `hitTest` and returns another view"
    case .code(.nothing):
      "overrides `hitTest` in code, which returns `nil`; why, and what it asked, is not known"
    case .code(.itself):
      "overrides `hitTest` in code, which returns the view itself; what it asked is not known"
    case .code(.aView): "overrides `hitTest` in code, which returns a view; what it asked is not known"
    }
  }
}
