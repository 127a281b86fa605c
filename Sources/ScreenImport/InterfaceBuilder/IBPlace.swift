// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Where iOS puts a controller's view: its rectangle in the superview, and how much of it bars and the system cover.
struct IBPlace {
  var frame: TraceRect

  /// What bars and the system cover at the edges of the frame.
  var safeArea: IBInsets

  /// How much of the safe area at the bottom is the home indicator's and not a bar's.
  var home: Double

  /// Whether a bar of a container is the reason for the place.
  var isUnderBars = false

  /// The whole screen.
  init(_ device: IBDevice) {
    frame = TraceRect(x: 0, y: 0, width: device.size.width, height: device.size.height)
    safeArea = device.safeArea
    home = device.safeArea.bottom
  }

  /// The view of an embedded controller, which fills a view of that size.
  init(filling size: TraceSize, safeArea: IBInsets = IBInsets(), isUnderBars: Bool = false) {
    frame = TraceRect(x: 0, y: 0, width: size.width, height: size.height)
    self.safeArea = safeArea
    self.isUnderBars = isUnderBars
    home = safeArea.bottom
  }

  /// The place of a contained controller's view between bars.
  ///
  /// - Parameters:
  ///   - element: The contained controller.
  ///   - top: The bar above, with its frame in the container.
  ///   - bottom: The bar below.
  /// - Returns: The frame in the container, and what of it bars cover.
  func content(_ element: IBElement, below top: IBBar?, above bottom: IBBar?) -> IBPlace {
    var place = self
    place.frame = TraceRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    let edges = element.value(forKey: "edgesForExtendedLayout")
    let includesOpaque = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
    func extends(_ edge: String, _ bar: IBBar) -> Bool {
      (edges == nil || edges?.flag(edge) == true) && (bar.isTranslucent || includesOpaque)
    }
    if let top {
      place.isUnderBars = true
      place.safeArea.top = top.frame.maxY
      if !extends("top", top) {
        place.frame.origin.y = top.frame.maxY
        place.frame.size.height -= top.frame.maxY
        place.safeArea.top = 0
      }
    }
    if let bottom {
      place.isUnderBars = true
      let covered = frame.size.height - bottom.frame.minY
      place.safeArea.bottom = covered
      place.home = 0
      if !extends("bottom", bottom) {
        place.frame.size.height -= covered
        place.safeArea.bottom = 0
      }
    }
    place.frame.size.height = max(0, place.frame.size.height)
    return place
  }
}

/// A bar of a container controller where iOS puts it.
struct IBBar {
  let element: IBElement
  let frame: TraceRect
  let isTranslucent: Bool

  init(_ element: IBElement, frame: TraceRect) {
    self.element = element
    self.frame = frame
    isTranslucent = element.flag("translucent") ?? true
  }

  /// The element of a controller's bar; one without attributes if the document has none.
  private static func element(_ name: String, of controller: IBElement) -> IBElement {
    controller.value(forKey: name) ?? IBElement(name: name, attributes: [:], line: controller.line)
  }

  /// The navigation bar of a navigation controller; nil for one that is hidden.
  static func navigationBar(
    of controller: IBElement, showing content: IBElement?, in place: IBPlace, _ device: IBDevice
  ) -> IBBar? {
    guard controller.flag("navigationBarHidden") != true else { return nil }
    let bar = element("navigationBar", of: controller)
    var height = device.navigationBarHeight
    let item = content?.value(forKey: "navigationItem")
    let isTall = device.isPad || !device.isLandscape
    if item?["prompt"] != nil, isTall { height += 30 }
    let mode = item?["largeTitleDisplayMode"]
    if bar.flag("largeTitles") == true, mode != "never", isTall { height += 52 }
    return IBBar(
      bar, frame: TraceRect(x: 0, y: place.safeArea.top, width: place.frame.size.width, height: height))
  }

  /// The toolbar of a navigation controller; nil for one that is hidden, as it is unless the document says otherwise.
  static func toolbar(of controller: IBElement, in place: IBPlace, _ device: IBDevice) -> IBBar? {
    guard controller.flag("toolbarHidden") == false else { return nil }
    return IBBar(element("toolbar", of: controller), frame: bottomFrame(device.toolbarHeight, in: place))
  }

  /// The tab bar of a tab bar controller: at the bottom of a phone, in the middle of an iPad's upper edge.
  static func tabBar(
    of controller: IBElement, with count: Int, in place: IBPlace, _ device: IBDevice
  ) -> IBBar {
    let bar = element("tabBar", of: controller)
    guard device.isPad else { return IBBar(bar, frame: bottomFrame(device.tabBarHeight, in: place)) }
    let width = min(Double(max(count, 1)) * device.tabWidth, place.frame.size.width)
    return IBBar(
      bar,
      frame: TraceRect(
        x: (place.frame.size.width - width) / 2, y: place.safeArea.top, width: width,
        height: device.tabBarHeight))
  }

  /// At the bottom edge, down to the end of the screen below the home indicator, or on the bar below.
  private static func bottomFrame(_ height: Double, in place: IBPlace) -> TraceRect {
    let top = place.frame.size.height - place.safeArea.bottom - height
    return TraceRect(x: 0, y: top, width: place.frame.size.width, height: height + place.home)
  }
}
