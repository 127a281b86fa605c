// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Trace
@testable import UIKitModel

/// What the record of a view tells of how it is drawn.
@MainActor
@Suite struct DrawingTests {
  @Test("What code sets of drawing is recorded, under UIKit's names")
  func drawing() throws {
    let screen = Screen()
    let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    label.text = "Total"
    label.textColor = .systemRed
    label.font = .boldSystemFont(ofSize: 13)
    label.textAlignment = .right
    label.numberOfLines = 0
    label.layer.cornerRadius = 4
    label.layer.borderWidth = 1.5
    label.layer.borderColor = UIColor.black.withAlphaComponent(0.5).cgColor
    label.tintColor = .systemBlue
    let button = screen.add(UIButton(frame: CGRect(x: 0, y: 30, width: 50, height: 20)))
    button.setTitle("Buy", for: .normal)
    button.setTitle("Buying", for: .highlighted)
    button.setTitleColor(.white, for: .normal)
    button.setImage(UIImage(systemName: "cart"), for: .normal)
    let field = screen.add(UITextField(frame: CGRect(x: 0, y: 60, width: 50, height: 20)))
    field.placeholder = "Name"
    let text = screen.add(UITextView(frame: CGRect(x: 0, y: 90, width: 50, height: 20)))
    text.text = "Terms"
    let image = screen.add(UIImageView(image: UIImage(named: "photo")))
    image.frame = CGRect(x: 0, y: 120, width: 50, height: 20)

    let views = screen.tap(200, 200).screen.views.suffix(5).map { $0 }
    #expect(views.map(\.text) == ["Total", "Buy", nil, "Terms", nil])
    #expect(
      views[0].settings == [
        "textColor": .text("#ff3b30"), "fontSize": .number(13), "textAlignment": .text("right"),
        "numberOfLines": .number(0), "cornerRadius": .number(4), "borderWidth": .number(1.5),
        "borderColor": .text("#00000080"), "tintColor": .text("#007aff"),
      ])
    #expect(views[1].settings == ["textColor": .text("#ffffff"), "image": .text("cart")])
    #expect(views[2].settings == ["placeholder": .text("Name")])
    #expect(views[4].settings == ["image": .text("photo")])
  }

  @Test("What nothing tells of drawing is not recorded, though code that asks gets UIKit's default")
  func unknownDrawing() throws {
    let screen = Screen()
    let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    #expect(label.font.pointSize == 17 && label.numberOfLines == 1 && label.textAlignment == .natural)
    let card = screen.add(UIView())
    #expect(card.tintColor == .systemBlue)
    screen.window.tintColor = .red
    #expect(card.tintColor == .red)
    let drawn = screen.tap(200, 200).screen.views.dropFirst().map(\.settings)
    #expect(drawn == [nil, nil])
  }

  @Test("A text that code changes is the text of the record, also where the source gave another one")
  func changedText() throws {
    let label = UILabel()
    label.declaration = ResponderDeclaration()
    UIKitProperties.property("text", .key, of: label)?.set(.text("3 items"), of: label)
    #expect(label.text == "3 items")
    label.text = "4 items"
    #expect(label.declaration?.text == "4 items")
    let button = UIButton()
    button.declaration = ResponderDeclaration()
    UIKitProperties.property("text", .set, of: button)?.set(.text("Buy"), of: button)
    #expect(button.currentTitle == "Buy")
  }

  @Test("Each setting that only says how a view is drawn is a property of that name")
  func drawingSettings() {
    for setting in DrawingSetting.allCases {
      let properties = UIKitProperties.named(setting.rawValue)
      #expect(!properties.isEmpty && properties.allSatisfy { $0.record == .ifNotDefault }, "\(setting)")
    }
    let drawn = Set(UIKitProperties.drawing.map(\.name)).union(["cornerRadius"])
    #expect(drawn == Set(DrawingSetting.allCases.map(\.rawValue)))
  }

  @Test(
    "Each property that answers ask for by name is a property of UIKit", arguments: KnownProperty.allCases)
  func knownProperties(_ property: KnownProperty) {
    #expect(!UIKitProperties.named(property.rawValue).isEmpty)
  }
}
