// SPDX-License-Identifier: Apache-2.0

import Testing

/// What an answer says of controls that open menus (OW-47).
@MainActor
struct OpenedMenuTests {
  private static let screen = """
    window:
      subviews:
        - {id: Pull, class: UIButton, frame: [50, 100, 100, 44], menu: [Top], showsMenuAsPrimaryAction: true}
    touches: [{tap: [60, 110]}]
    """

  @Test("a control whose menu opens at once does something, though it has no action (OW-47)")
  func menuOpens() throws {
    let folder = try Folder()
    let file = try folder.write(Self.screen, "menu.yml")
    #expect(
      hitpath("explain", file).output.hasPrefix(
        "`Pull` gets the tap and opens its menu, because it is the deepest view under the finger."))
    #expect(hitpath("explain", file, "--lang", "zh-Hans").output.hasPrefix("`Pull`收到点击，弹出自己的菜单"))
  }
}
