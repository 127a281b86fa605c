// SPDX-License-Identifier: Apache-2.0

internal import Trace

extension IBElement {
  /// The class of the object: the custom class, or the one that the element stands for.
  var className: String? {
    SafeText.name(self["customClass"]) ?? elementClass
  }

  /// The class that the element's name stands for.
  var elementClass: String? { UIKitClass.element(name)?.name }

  var isView: Bool { isKind(of: UIKitClass.view) }

  var isRecognizer: Bool { isKind(of: UIKitClass.recognizer) }

  var isController: Bool {
    isKind(of: UIKitClass.controller) || (self["sceneMemberID"] == "viewController" && !isView)
  }

  private func isKind(of ancestor: String) -> Bool {
    UIKitClass.element(name)?.isKind(of: ancestor) ?? false
  }

  /// The control events that an action of the document is for.
  var controlEvents: [String] {
    (self["eventType"] ?? "").split { !$0.isLetter }.compactMap { SafeText.name($0) }
  }
}
