// SPDX-License-Identifier: Apache-2.0

import Analysis

/// Identifiers of elements, made from those of the trace, so that a page can join what several pictures show.
///
/// In every picture a view has the same one, after the picture's prefix: `view-SubView2`. Characters other than
/// ASCII letters, digits and hyphens are written as their number in hexadecimal between underscores, so that
/// different names never meet: `UIButton#2` is `view-UIButton_23_2`.
package enum ElementID {
  package static func view(_ id: String) -> String { "view-" + name(id) }

  package static func controller(_ id: String) -> String { "controller-" + name(id) }

  package static func recognizer(_ id: String) -> String { "recognizer-" + name(id) }

  package static func responder(_ id: String) -> String { "responder-" + name(id) }

  package static func touch(_ id: String) -> String { "touch-" + name(id) }

  /// An event, by its sequence number in the trace.
  package static func event(_ sequence: Int) -> String { "event-\(sequence)" }

  /// The name of a long identifier as it stands in elements' own; nil for one that is not cut.
  package static func cutName(_ id: String) -> String? {
    let name = name(id)
    return name.utf8.count < longest ? nil : name
  }

  private static let longest = 80

  /// The name; of a long one the beginning and a number made from all of it.
  static func name(_ id: String) -> String {
    var result = ""
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for scalar in id.unicodeScalars {
      hash = (hash ^ UInt64(scalar.value)) &* 0x100_0000_01b3
      guard result.utf8.count < longest else { continue }
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": result.unicodeScalars.append(scalar)
      default: result += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
    return result.utf8.count < longest ? result : result + "__" + String(hash, radix: 16)
  }
}

extension ResponderSummary {
  /// The identifier of its element, the same in every picture.
  var elementID: String {
    switch kind {
    case .view, .control, .window: ElementID.view(id)
    case .viewController: ElementID.controller(id)
    case .scene, .application, .applicationDelegate, .responder: ElementID.responder(id)
    }
  }
}
