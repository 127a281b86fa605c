// SPDX-License-Identifier: Apache-2.0

/// Screens for the commands to work on.
enum Screens {
  /// A screen with one view, and a tap on it.
  static func tap(on view: String) -> String {
    "title: \(view)\nwindow: {rootViewController: {view: {id: \(view)}}}\ntouches: [{tap: [50, 50]}]\n"
  }

  /// A card with a button that hangs out of it, and a page behind.
  static let card = """
    name: card
    device: {size: [320, 480]}
    window:
      rootViewController:
        class: CardController
        implements: [touchesBegan]
        view:
          id: Page
          subviews:
            - id: Card
              frame: [20, 100, 280, 100]
              subviews:
                - {id: Close, class: UIButton, text: Close, frame: [250, -20, 44, 44]}
            - {id: Banner, frame: [0, 0, 320, 60], isHidden: true}
    touches:
      - tap: [290, 110]
      - tap: [290, 90]
    """

  /// The dump of a window with a button behind a layer that takes no touches.
  static let dump = """
    (lldb) po [[UIWindow keyWindow] recursiveDescription]
    <UIWindow: 0x101; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1b1>>
       | <UIView: 0x102; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0x1b2>>
       |    | <UIButton: 0x103; frame = (20 20; 100 44); opaque = NO; layer = <CALayer: 0x1b3>>
       |    | <UIButton: 0x104; frame = (200 20; 100 44); opaque = NO; layer = <CALayer: 0x1b4>>
       |    | <Shop.Confetti: 0x105; frame = (0 0; 320 480); userInteractionEnabled = NO; layer = <CALayer: 0x1b5>>

    """

  /// A storyboard with a label, a button and a gesture recognizer.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vc">
    <scenes><scene sceneID="s1"><objects>
    <viewController id="vc" customClass="MenuController" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews>
    <view id="v1" customClass="Box"><rect key="frame" x="20" y="40" width="200" height="100"/>
    <subviews>
    <button id="v2"><rect key="frame" x="10" y="10" width="80" height="44"/>
    <state key="normal" title="Go"/></button>
    </subviews></view>
    </subviews></view></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
    </objects></scene></scenes></document>
    """
}
