// SPDX-License-Identifier: Apache-2.0

internal import XML

/// Another system whose Interface Builder documents contain no UIKit views.
enum OtherSystem {
  case macOS, watchOS, tvOS

  /// The system of a document; nil for iOS.
  ///
  /// - Parameters:
  ///   - runtime: `targetRuntime` of its root element.
  ///   - type: `type` of its root element.
  init?(runtime: String?, type: String?) {
    let (runtime, type) = ((runtime ?? "").lowercased(), type ?? "")
    if runtime.hasPrefix("macosx") || type.contains(".Cocoa.") {
      self = .macOS
    } else if runtime.contains("watch") || type.contains("Watch") {
      self = .watchOS
    } else if runtime.contains("appletv") || type.contains("AppleTV") {
      self = .tvOS
    } else {
      return nil
    }
  }

  /// The system of a document by its root element alone; nil for iOS, and for a text that is not a document.
  init?(of text: String) {
    var system: OtherSystem?
    try? XMLReader.read(Array(text.utf8)) { event, _ in
      guard case .start(_, let attributes) = event else { return true }
      func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
      system = OtherSystem(runtime: value("targetRuntime"), type: value("type"))
      return false
    }
    guard let system else { return nil }
    self = system
  }

  /// Why its documents are not read.
  var refusal: String {
    switch self {
    case .macOS: "this is a macOS document, whose views are AppKit's, not UIKit's"
    case .watchOS: "this is a watchOS document, which has no UIKit views"
    case .tvOS: "this is a tvOS document: nothing is tapped there, the remote moves the focus and presses"
    }
  }
}
