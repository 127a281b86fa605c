// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A map. It moves by a pan of its own, which goes before those of the app (OW-95).
@MainActor
open class MKMapView: UIView {
  private final let pan = MapPanGestureRecognizer()

  /// Whether a drag moves the map.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      TraceRecorder.noteChange(of: self)
    }
  }

  override func didInit() {
    super.didInit()
    addGestureRecognizer(pan)
    implement(SystemAction.pan) { _, _ in }
    pan.addTarget(self, action: SystemAction.pan)
  }
}

/// The pan that moves a map (OW-95).
///
/// MapKit attaches it to a view inside the map. So it precedes those of the map, and touches on the app's subviews of the map
/// are not its own, except on annotations. MapLibre and Mapbox attach it to the map, so that a pan which the app adds precedes it.
final class MapPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  override var depthInView: Int {
    UIKitClass.inherits(.ownPan, view?.declaration?.className) ? 0 : 1
  }

  override init() {
    super.init()
    declaration = .named("_MKMapPanGestureRecognizer")
  }

  override func concerns(_ touch: UITouch) -> Bool {
    guard let view, let touched = touch.view else { return false }
    return touched === view
      || touched.selfAndSuperviews.contains { $0.isKind(ofClassNamed: UIKitClass.annotation) }
  }
}
