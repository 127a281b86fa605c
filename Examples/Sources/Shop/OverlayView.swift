// SPDX-License-Identifier: Apache-2.0

public import HitPath

/// A view over a whole screen that lets touches through, except where it has buttons. As pasted from an app.
public class OverlayView: UIView {
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
