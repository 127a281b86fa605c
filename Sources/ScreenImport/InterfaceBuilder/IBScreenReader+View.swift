// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension IBScreenReader {
  /// The properties of one view, without its subviews.
  mutating func scenarioView(
    _ element: IBElement, _ layout: IBLayout = IBLayout(), isPrototype: Bool = false
  ) -> ScenarioView {
    let elementClass = element.elementClass ?? "UIView"
    if element.elementClass == nil {
      warnings.add(
        "the view element '\(SafeText.line(element.name))' is not known and is taken for a UIView",
        line: element.line)
    }
    let className = SafeText.name(element["customClass"]) ?? elementClass
    let base = Self.baseClass(of: className, elementClass, element)
    var view = ScenarioView(className: className, geometry: geometry(element, layout))
    if base != className { view.baseClass = base }
    view.id = isPrototype ? names.prototype(element) : names.identifier(for: element)
    view.text = IBText.text(of: element)
    if layout.frame(of: element) == nil { view.responder.unknown.add(.frame) }
    if !UIKitClass.isPlain(className) { view.responder.unknown.add(.overrides) }
    if element[IBElement.accessory] != nil { view.responder.unknown.add(.placement) }
    view.backgroundColor = element.value(forKey: "backgroundColor").flatMap(IBText.hex)
    var settings = readSettings(of: element, view.simulatedClass)
    view.properties.set(settings.kept)
    readFlags(element, base: base, into: &view)
    readRuntimeAttributes(element, into: &view, &settings)
    view.properties.set(settings.kept)
    warn(ofLost: settings, of: className, line: element.line)
    let isControl = UIKitClass.isKind(base, of: "UIControl")
    view.actions = controlActions(of: element, className: className, isControl: isControl)
    if isControl {
      view.actions += segueActions(of: element, event: base == "UIButton" ? "touchUpInside" : "valueChanged")
    }
    if UIKitClass.isCell(base) { view.actions += segueActions(of: element, event: nil) }
    view.gestureRecognizers = gestureRecognizers(of: element, unknown: &view.responder.unknown)
    if let covered = layout.covered[ObjectIdentifier(element)], covered > 0,
      element["contentInsetAdjustmentBehavior"] != "never"
    {
      view.contentOffset = TracePoint(x: 0, y: -covered)
      view.responder.unknown.add(.placement)
    }
    for change in view.fit() { warnings.add(change, line: element.line) }
    return view
  }

  /// The simulated class that a view is or descends from. A view of the app's own class that sends actions for
  /// control events is a control, which a plain view's element does not say.
  private static func baseClass(
    of className: String, _ elementClass: String, _ element: IBElement
  ) -> String? {
    if let known = UIKitClass.simulated(className, of: UIKitClass.view) { return known }
    let base = UIKitClass.simulated(elementClass, of: UIKitClass.view)
    let hasEvents = element.connections("action").contains { !$0.controlEvents.isEmpty }
    return base == "UIView" && className != elementClass && hasEvents ? "UIControl" : base
  }

  /// What the element says of the properties that only some classes have.
  private func readSettings(of element: IBElement, _ simulatedClass: String) -> IBSettings {
    var settings = IBSettings(IBSetting.views, of: simulatedClass)
    settings.read(element)
    if simulatedClass == "UISegmentedControl", let segments = element.child("segments")?.children {
      if let count = settings.named("segments") { settings.take(count, .number(Double(segments.count))) }
      if segments.contains(where: { $0.flag("enabled") == false }) { settings.lose("enabled of segments") }
    }
    return settings
  }

  private func readFlags(_ element: IBElement, base: String?, into view: inout ScenarioView) {
    view.isHidden = element.flag("hidden").flatMap { $0 ? true : nil }
    view.alpha = element.number("alpha").map { min(max($0, 0), 1) }
    view.clipsToBounds = element.flag("clipsSubviews")
    // Interface Builder leaves out what is the default of a plain view, even where the class has another default.
    if view.isUserInteractionEnabled == nil, UIKitClass.inherits(.ignoresTouches, base) {
      view.isUserInteractionEnabled = true
    }
    if view.clipsToBounds == nil, UIKitClass.isKind(base, of: "UIScrollView") { view.clipsToBounds = false }
  }

  private func geometry(_ element: IBElement, _ layout: IBLayout) -> ScenarioGeometry {
    guard let frame = layout.frame(of: element) else { return .fill }
    guard let bounds = element.value(forKey: "bounds")?.rect, let canvas = element.canvas,
      bounds.origin != .zero || bounds.size != canvas.size
    else { return .frame(frame) }
    let center = TracePoint(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    let size = frame.size == canvas.size ? bounds.size : frame.size
    return .bounds(
      TraceRect(x: bounds.minX, y: bounds.minY, width: size.width, height: size.height), center: center)
  }

  /// Takes over the user-defined runtime attributes that set what event delivery reads.
  private mutating func readRuntimeAttributes(
    _ element: IBElement, into view: inout ScenarioView, _ settings: inout IBSettings
  ) {
    readRuntimeAttributes(of: element, &settings) { path, attribute in
      let value = attribute.value(forKey: "value") ?? attribute
      let flag = attribute.runtimeFlag
      switch path {
      case "hidden", "isHidden": view.isHidden = flag
      case "alpha": view.alpha = value.number("value").map { min(max($0, 0), 1) }
      case "clipsToBounds", "layer.masksToBounds": view.clipsToBounds = flag
      case "layer.zPosition": view.zPosition = value.number("value")
      default:
        return path.hasPrefix("layer.") || path.hasPrefix("accessibility")
          || path.hasPrefix("isAccessibility")
      }
      return true
    }
  }
}
