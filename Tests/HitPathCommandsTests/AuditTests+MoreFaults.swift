// SPDX-License-Identifier: Apache-2.0

extension AuditTests {
  nonisolated static let moreFaults: [Fault] = [
    Fault(
      "under-animation",
      """
      - {id: Buy, class: UIButton, frame: [20, 20, 100, 44], isAnimating: true}
      """, nearly: ("isAnimating: true", "isAnimating: false"), severity: "warning"),
    Fault(
      "flat-transform",
      """
      - id: Box
        bounds: [0, 0, 320, 200]
        center: [160, 100]
        transform: [0, 0, 0, 1, 0, 0]
        subviews: [{id: Buy, class: UIButton, frame: [20, 20, 100, 44]}]
      """, nearly: ("transform: [0,", "transform: [1,")),
    Fault(
      "under-bar",
      """
      - {id: Pay, class: UIButton, frame: [20, 420, 200, 44]}
      - {id: Tabs, class: UITabBar, frame: [0, 440, 320, 40]}
      """, nearly: ("[20, 420", "[20, 396"), severity: "warning"),
    Fault(
      "drawn-in-front",
      """
      - {id: Card, zPosition: 1, frame: [0, 0, 100, 100]}
      - {id: Other, frame: [0, 0, 100, 100]}
      """, nearly: ("zPosition: 1", "zPosition: 0"), severity: "warning"),
    Fault(
      "subview-takes-touch",
      """
      - id: Card
        class: UIButton
        frame: [0, 100, 320, 60]
        subviews: [{id: Stack, class: UIStackView}]
      """, nearly: ("class: UIStackView", "class: UILabel")),
    Fault(
      "hit-test-hides-subviews",
      """
      - id: Picker
        frame: [0, 0, 320, 200]
        hitTest: {returns: self}
        subviews: [{id: Item, class: UIButton, frame: [20, 20, 100, 44]}]
      """, nearly: ("{returns: self}", "passThrough")),
    Fault(
      "hit-test-skips-checks",
      """
      - {id: Ring, isUserInteractionEnabled: false, hitTest: ignoresGates, frame: [0, 0, 100, 100]}
      """, nearly: ("isUserInteractionEnabled: false, ", ""), severity: "warning"),
    Fault(
      "pan-takes-slider",
      """
      - id: Sheet
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Pull, class: UIPanGestureRecognizer}]
        subviews: [{id: Volume, class: UISlider, frame: [20, 100, 200, 31]}]
      """,
      nearly: (
        "UIPanGestureRecognizer}",
        "UIPanGestureRecognizer, delegate: {shouldReceiveTouch: {unless: {within: Volume}}}}"
      ), severity: "warning"),
    Fault(
      "pan-takes-drag",
      """
      - id: Sheet
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Pull, class: UIPanGestureRecognizer}]
        subviews:
          - id: Knob
            class: UIControl
            frame: [20, 100, 200, 60]
            actions: [{event: valueChanged, action: turn, target: Sheet}]
      """, nearly: ("event: valueChanged", "event: touchUpInside"), severity: "warning"),
    Fault(
      "pan-takes-drag",
      """
      - id: Sheet
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Pull, class: UIPanGestureRecognizer}]
        subviews: [{id: Pad, frame: [0, 100, 320, 200], implements: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]}]
      """, nearly: ("touchesMoved, ", ""), severity: "warning"),
    Fault(
      "covered",
      """
      - {id: Pad, frame: [20, 20, 200, 100], implements: [touchesBegan, touchesEnded, touchesCancelled]}
      - {id: Veil, frame: [0, 0, 320, 200]}
      """, nearly: ("[0, 0, 320, 200]}", "[0, 0, 320, 200], implements: [touchesBegan]}")),
    Fault(
      "cancel-not-handled",
      """
      - id: Scroll
        class: UIScrollView
        frame: [0, 0, 320, 480]
        contentSize: [320, 2000]
        subviews: [{id: Stars, frame: [0, 100, 320, 100], implements: [touchesBegan, touchesEnded]}]
      """, nearly: ("contentSize: [320, 2000]", "contentSize: [320, 480]"), severity: "warning"),
    Fault(
      "gestures-exclude",
      """
      - id: Photo
        frame: [0, 0, 320, 480]
        gestureRecognizers:
          - {id: Pinch, class: UIPinchGestureRecognizer}
          - {id: Turn, class: UIRotationGestureRecognizer, actions: [{action: turn, target: Photo}]}
      """, nearly: ("class: UIRotationG", "class: UISwipeG"), severity: "note"),
    Fault(
      "long-press-inside",
      """
      - id: List
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Lift, class: UILongPressGestureRecognizer, minimumPressDuration: 0.3}]
        subviews: [{id: Thumb, frame: [0, 0, 60, 60], gestureRecognizers: [{id: Peek, class: UILongPressGestureRecognizer}]}]
      """, nearly: ("minimumPressDuration: 0.3", "minimumPressDuration: 0.7"), severity: "warning"),
    Fault(
      "edge-swipe-blocked",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Back, class: UIScreenEdgePanGestureRecognizer, edges: left}]
        subviews: [{id: Pager, class: UIScrollView, frame: [0, 0, 320, 480], contentSize: [960, 480]}]
      """, nearly: ("frame: [0, 0, 320, 480], contentSize", "frame: [20, 0, 300, 480], contentSize"),
      severity: "warning"),
    Fault(
      "filter-by-identity",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Hide, class: UITapGestureRecognizer, delegate: {shouldReceiveTouch: {unless: {view: Card}}}}]
        subviews: [{id: Card, frame: [0, 0, 100, 100], subviews: [{id: Body, frame: [0, 0, 50, 50]}]}]
      """, nearly: ("{view: Card}", "{within: Card}"), severity: "warning"),
    Fault(
      "refuses-touches",
      """
      - id: Page
        frame: [0, 0, 320, 480]
        gestureRecognizers: [{id: Hide, class: UITapGestureRecognizer, delegate: {shouldReceiveTouch: false}}]
      """, nearly: ("Touch: false", "Touch: true"), severity: "warning"),
    Fault(
      "nested-scrolling",
      """
      - id: Outer
        class: UIScrollView
        frame: [0, 0, 320, 480]
        contentSize: [320, 2000]
        subviews: [{id: Inner, class: UITableView, frame: [0, 300, 320, 400], contentSize: [320, 900]}]
      """, nearly: ("[320, 900]", "[320, 400]"), severity: "note"),
    Fault(
      "slider-in-scroll-view",
      """
      - id: Pager
        class: UIScrollView
        frame: [0, 0, 320, 480]
        contentSize: [960, 480]
        subviews: [{id: Volume, class: UISlider, frame: [20, 100, 200, 31]}]
      """, nearly: ("[960, 480]", "[320, 960]"), severity: "note"),
    Fault(
      "late-touch-down",
      """
      - id: Scroll
        class: UIScrollView
        frame: [0, 0, 320, 480]
        contentSize: [320, 2000]
        subviews: [{id: Buy, class: UIButton, frame: [20, 100, 200, 44], actions: [{event: touchDown, action: down, target: Scroll}]}]
      """, nearly: ("event: touchDown", "event: touchUpInside"), severity: "note"),
    Fault(
      "control-stops-scrolling",
      """
      - id: Scroll
        class: UIScrollView
        frame: [0, 0, 320, 480]
        contentSize: [320, 2000]
        delaysContentTouches: false
        subviews: [{id: Buy, class: UIButton, frame: [20, 100, 200, 44]}]
      """, nearly: ("delaysContentTouches: false", "delaysContentTouches: true"), severity: "note"),
    Fault(
      "text-view-in-cell",
      """
      - id: List
        class: UITableView
        frame: [0, 0, 320, 480]
        subviews:
          - id: Cell
            class: UITableViewCell
            frame: [0, 0, 320, 100]
            subviews: [{id: Words, class: UITextView, isEditable: false, frame: [0, 0, 300, 100]}]
      """, nearly: ("class: UITextView, isEditable: false", "class: UILabel"), severity: "warning"),
    Fault(
      "lost-while-editing",
      """
      - id: Form
        frame: [0, 0, 320, 200]
        performs: [save]
        subviews: [{id: Save, class: UIButton, frame: [20, 20, 100, 44], actions: [{event: touchUpInside, action: save, target: nil}]}]
      - {id: Search, class: UITextField, frame: [20, 300, 200, 44]}
      """, nearly: ("target: nil", "target: Form"), severity: "warning"),
    Fault(
      "target-gone",
      """
      - id: Card
        performs: [go]
        frame: [0, 0, 100, 100]
        gestureRecognizers: [{id: Tap, class: UITapGestureRecognizer, actions: [{action: go, target: dead}]}]
      """, nearly: ("target: dead", "target: Card")),
  ]
}
