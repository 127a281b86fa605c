// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Trace

extension Screen {
  /// Four rows of views; a tap on the third asks the fourth before it.
  static var demo: Screen {
    var screen = Screen()
    screen.size = TraceSize(width: 600, height: 600)
    screen.addWindow()
    screen.add("TopView", in: "UIWindow", 10, 20, 300, 515)
    for (number, y) in [(1, 8.0), (2, 121), (3, 234), (4, 347)] {
      screen.add("SubView\(number)", in: "TopView", 8, y, 276, 105) { view in
        view.backgroundColor = ["#ff9500", "#34c759", "#007aff", "#af52de"][number - 1]
      }
    }
    screen.add("SubView1Sub1", in: "SubView1", 12, 30, 120, 60)
    screen.add("SubView2Sub1", in: "SubView2", 12, 30, 120, 60)
    screen.add("SubView3Sub1", in: "SubView3", 150, 30, 110, 60, class: "UIButton") { view in
      view.control = TraceControl(isEnabled: true)
      view.text = "OK"
    }
    return screen
  }

  /// A list with cells of two labels each, the topmost cells first.
  static func table(cells: Int) -> Screen {
    var screen = Screen()
    screen.size = TraceSize(width: 390, height: 844)
    screen.addWindow()
    screen.add("List", in: "UIWindow", 0, 100, 390, 700, class: "UITableView")
    for number in 0..<cells {
      let cell = "cell\(number)"
      screen.add(cell, in: "List", 0, Double(number) * 44, 390, 44, class: "UITableViewCell")
      screen.add("\(cell).title", in: cell, 16, 10, 200, 24, class: "UILabel")
      screen.add("\(cell).value", in: cell, 290, 10, 80, 24, class: "UILabel")
    }
    return screen
  }

  /// Names that try to break out of every format.
  static var hostile: Screen {
    var screen = Screen()
    screen.addWindow()
    let names = [
      "</text><script>alert(1)</script>", "\"];evil->x;//\\", "a&amp;b]]>\\N\\G<BR/>",
      "Main.ReusableHostingCell<SwiftUI.ModifiedContent<SwiftUI.VStack<SwiftUI.TupleView<(SwiftUI.Text, "
        + "SwiftUI.Spacer, SwiftUI.Image)>>, SwiftUI._PaddingLayout>, Main.Style.Very.Long.Generic.Name.Indeed>",
      "视图层级里一个非常长的中文名字需要换行显示因为一行放不下", "👩‍👩‍👧‍👦🚀🎉 emoji", "עברית ועוד قائمة",
      "control\u{1}\u{8}\nline\ttab\u{FFFE}", " ",
    ]
    for (number, name) in names.enumerated() {
      screen.add(name, in: "UIWindow", 10, 10 + Double(number) * 60, 300, 50, class: name + "View")
    }
    return screen
  }

  /// A rotated view with a subview, in a scrolled view, and one that sticks out.
  static var geometry: Screen {
    var screen = Screen()
    screen.addWindow()
    screen.add("Scroll", in: "UIWindow", 20, 60, 280, 220, class: "UIScrollView") { view in
      view.bounds.origin = TracePoint(x: 0, y: 100)
    }
    screen.add("Turned", in: "Scroll", 60, 160, 140, 80) { view in
      let (sine, cosine) = (0.5, 0.866_025_403_784)
      view.transform = TraceTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    screen.add("Inner", in: "Turned", 10, 10, 60, 40)
    screen.add("Above", in: "Scroll", 10, 20, 100, 100)
    screen.add("Card", in: "UIWindow", 20, 330, 200, 120)
    screen.add("Overhang", in: "Card", 120, 70, 160, 90, class: "UIButton") { view in
      view.control = TraceControl(isEnabled: true)
    }
    screen.add("Ghost", in: "UIWindow", 200, 300, 110, 60) { $0.isHidden = true }
    screen.add("Clear", in: "UIWindow", 20, 480, 110, 60) { $0.alpha = 0.005 }
    screen.add("Dot", in: "UIWindow", 300, 540, 6, 6)
    return screen
  }

  /// A screen of many views in one of three shapes.
  static func large(_ shape: LargeShape, count: Int = 2_500) -> Screen {
    var screen = Screen()
    screen.addWindow()
    var source = SplitMix64(seed: 7)
    var ids = ["UIWindow"]
    for number in 0..<count {
      let id = "view\(number)"
      switch shape {
      case .flat: screen.add(id, in: "UIWindow", Double(number % 32) * 10, Double(number / 32), 10, 1)
      case .deep: screen.add(id, in: ids[number], 0, 0, 320, 568)
      case .random: screen.add(id, in: ids[Int(source.next() % UInt64(ids.count))], 0, 0, 300, 300)
      }
      ids.append(id)
    }
    return screen
  }

  enum LargeShape: CaseIterable {
    case flat, deep, random
  }
}
