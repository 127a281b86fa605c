// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// The device that a document was drawn for: the size of its screen, and what of it the system keeps.
struct IBDevice {
  var size: TraceSize

  /// What the status bar, a notch and the home indicator take.
  var safeArea = IBInsets()

  var isPad = false

  /// Whether the device lies on its side; bars of phones are lower then.
  var isLandscape = false

  /// A device that a document names; nil for one that is not known here.
  init?(_ element: IBElement?) {
    guard let element, let model = Self.models[element["id"] ?? ""] else { return nil }
    isPad = model.isPad
    isLandscape = element["orientation"] == "landscape"
    size =
      isLandscape
      ? TraceSize(width: model.height, height: model.width)
      : TraceSize(width: model.width, height: model.height)
    let hasHomeIndicator = model.home > 0
    safeArea.top = isLandscape && !isPad ? 0 : model.top
    safeArea.bottom = isLandscape && !isPad && hasHomeIndicator ? 21 : model.home
    if isLandscape, !isPad, hasHomeIndicator {
      safeArea.left = model.top
      safeArea.right = model.top
    }
  }

  /// A device of that size with a home button.
  init(size: TraceSize) {
    self.size = size
    isPad = min(size.width, size.height) >= 744
    isLandscape = size.width > size.height
    safeArea.top = isLandscape && !isPad ? 0 : 20
  }

  /// The size classes of the whole screen, as variations of a document name them.
  var traits: Set<String> {
    let isWide = isPad || (isLandscape && size.width >= 736 && size.height >= 414)
    return [
      "widthClass=\(isWide ? "regular" : "compact")",
      "heightClass=\(isLandscape && !isPad ? "compact" : "regular")",
    ]
  }

  /// The height of a navigation bar without a large title or a prompt.
  var navigationBarHeight: Double { isPad ? 50 : isLandscape ? 32 : 44 }

  /// How much room a tab takes in the tab bar of an iPad.
  var tabWidth: Double { 100 }

  /// The height of a tab bar above the home indicator.
  var tabBarHeight: Double { isPad ? 50 : isLandscape ? 32 : 49 }

  /// The height of a toolbar above the home indicator.
  var toolbarHeight: Double { isPad ? 50 : isLandscape ? 32 : 44 }

  /// Whether the columns of a split view stand side by side; elsewhere they are stacked, or one lies over the other.
  var showsColumns: Bool { isPad && isLandscape }

  /// How wide the first column of a split view is.
  static let columnWidth = 320.0

  private struct Model {
    let width: Double
    let height: Double

    /// The height of the status bar with the notch.
    let top: Double

    /// The height of the home indicator's area; 0 for a home button.
    let home: Double
    let isPad: Bool

    init(_ width: Double, _ height: Double, top: Double = 20, home: Double = 0, isPad: Bool = false) {
      self.width = width
      self.height = height
      self.top = top
      self.home = home
      self.isPad = isPad
    }
  }

  private static let models: [String: Model] = [
    "retina3_5": Model(320, 480), "retina4_0": Model(320, 568), "retina4_7": Model(375, 667),
    "retina5_5": Model(414, 736),
    "retina5_4": Model(375, 812, top: 50, home: 34), "retina5_9": Model(375, 812, top: 44, home: 34),
    "retina6_0": Model(390, 844, top: 47, home: 34), "retina6_1": Model(414, 896, top: 48, home: 34),
    "retina6_3": Model(402, 874, top: 62, home: 34), "retina6_5": Model(414, 896, top: 44, home: 34),
    "retina6_7": Model(428, 926, top: 47, home: 34), "retina6_9": Model(440, 956, top: 62, home: 34),
    "retina6_12": Model(393, 852, top: 59, home: 34), "retina6_72": Model(430, 932, top: 59, home: 34),
    "ipad9_7": Model(768, 1024, isPad: true), "ipad10_2": Model(810, 1080, isPad: true),
    "ipad10_5": Model(834, 1112, isPad: true),
    "ipad10_9rounded": Model(820, 1180, top: 24, home: 20, isPad: true),
    "ipad11_0rounded": Model(834, 1194, top: 24, home: 20, isPad: true),
    "ipad12_9": Model(1024, 1366, isPad: true),
    "ipad12_9rounded": Model(1024, 1366, top: 24, home: 20, isPad: true),
  ]
}

/// How far something is from the edges of a rectangle.
struct IBInsets: Equatable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}
