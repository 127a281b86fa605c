// SPDX-License-Identifier: Apache-2.0

/// What views answer on the way to a region of the tap map, to follow a view's name.
enum TapWalkText: Sayable {
  case refuses(reason: RichText?)
  case refusesPoint
  case skipped(reason: RichText)
  case contains(hasSubviews: Bool, returnsItself: Bool)
  case claims(returnsItself: Bool)
  case overrides(Result)
  /// An override in code, of which only the result is known.
  case code(Result)

  enum Result {
    case nothing, itself, aView
  }
}
