// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ScenarioView {
  /// A view of a class that a screen names, and the nearest one that HitPath simulates.
  init(className: String, simulatedAs base: String?, _ geometry: ScenarioGeometry) {
    self.init(className: className, geometry: geometry)
    if base != className || base == "UIWindow" { baseClass = base }
  }

  /// Lets touches through, as views of the system over the app are known to do; no source tells that.
  mutating func letTouchesThrough() {
    hitTest = .passThrough
    responder.unknown.remove(.overrides)
  }
}

extension ScenarioController {
  /// The controller of a view, known by its class only.
  init(ofClass className: String) {
    self.init(className: className)
    if !UIKitClass.isPublic(className) { responder.unknown.add(.overrides) }
  }
}

extension ScenarioWindow {
  /// The window that is assumed round a view without one, in that place.
  init(assumedRound view: ScenarioView, _ frame: TraceRect?, line: Int?, _ warnings: inout ImportWarnings) {
    self.init()
    if let frame { self.view.geometry = .frame(frame) }
    for change in self.view.fit() { warnings.add(change, line: line) }
    self.view.responder.unknown.add(.window)
    self.view.subviews = [view]
  }
}

extension [String] {
  /// Adds what is not known, each word once.
  mutating func add(_ properties: [UnknownProperty]) {
    for property in properties { add(property) }
  }

  /// Takes out a word for what is known after all.
  mutating func remove(_ property: UnknownProperty) { removeAll { $0 == property.rawValue } }
}

extension TraceSize {
  /// As wide as the widest and as tall as the tallest of some sizes; nil for nothing.
  static func covering(_ sizes: [TraceSize]) -> TraceSize? {
    let size = TraceSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    return size.width > 0 && size.height > 0 ? size.clamped : nil
  }
}
