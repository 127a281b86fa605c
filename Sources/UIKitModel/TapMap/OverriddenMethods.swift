// SPDX-License-Identifier: Apache-2.0

/// Which of the two methods of hit testing a class of the app's overrides, so that their results cannot be known
/// without asking. Where that is not known they count as overridden.
@MainActor
struct OverriddenMethods {
  var hitTest: Bool
  var pointInside: Bool

  private static var known: [ObjectIdentifier: OverriddenMethods] = [:]

  /// The methods that a view's class, or one between it and the model's, overrides.
  static func of(_ view: UIView) -> OverriddenMethods {
    let type: UIView.Type = type(of: view)
    if let known = known[ObjectIdentifier(type)] { return known }
    let methods = OverriddenMethods(
      hitTest: QuestionMethods.hitTest.isOverridden(in: type) ?? true,
      pointInside: QuestionMethods.pointInside.isOverridden(in: type) ?? true)
    known[ObjectIdentifier(type)] = methods
    return methods
  }
}
