// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import UIKitModel

/// How a document presents its controllers: by the segue that presents one, else by the controller itself (OW-16).
struct IBPresentations {
  /// The kinds of segues that present, as they are and were called.
  static let kinds: Set = ["presentation", "modal", "popoverPresentation", "popover"]

  /// What segues say of the controllers that they present, by Interface Builder's identifiers.
  private var styles: [String: Set<UIModalPresentationStyle>] = [:]

  init(_ document: IBDocument) {
    for screen in document.screens {
      for element in screen.object.withDescendants {
        for segue in element.connections("segue") where Self.kinds.contains(segue["kind"] ?? "") {
          guard let id = segue["destination"], let style = Self.style(of: segue) else { continue }
          styles[id, default: []].insert(style)
        }
      }
    }
  }

  /// The style of a controller; nil for one that the document does not tell, or that segues present in several ways.
  func style(of controller: IBElement) -> UIModalPresentationStyle? {
    let told = controller.id.flatMap { styles[$0] } ?? []
    guard told.isEmpty else { return told.count == 1 ? told.first : nil }
    return controller["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init)
  }

  private static func style(of segue: IBElement) -> UIModalPresentationStyle? {
    if segue["kind"]?.hasPrefix("popover") == true { return .popover }
    return segue["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init)
  }
}
