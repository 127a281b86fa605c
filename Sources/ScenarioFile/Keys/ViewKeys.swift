// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

/// The keys of every responder.
enum ResponderKey: String, ItemKey {
  case id
  case className = "class"
  case next, implements, performs, canPerformAction, keyCommands
  case gestureRecognizerDelegate
  case canBecomeFirstResponder, canResignFirstResponder, becomeFirstResponder, resignFirstResponder
  case isFirstResponder, inputAccessoryView, inputView, editingInteractionConfiguration, unknown

  typealias Item = ScenarioResponder

  static let rows = ItemRows<Item>(allCases)

  /// A responder's role in the chain and its unknown properties, in the order of the file format.
  static let chain = ItemRows<ScenarioResponder>(
    [Self.next, .implements, .gestureRecognizerDelegate, .performs, .canPerformAction, .keyCommands]
      + allCases.drop { $0 != .canBecomeFirstResponder })

  var itemRow: ItemRow<ScenarioResponder> {
    switch self {
    case .id: ItemRow(\.id, Form.ownID, "The identifier.", whenAbsent: "made from the class")
    case .className:
      ItemRow(\.className, Form.name, "The class.", whenAbsent: "UIKit's own, `AppDelegate` for a delegate")
    case .next:
      ItemRow(
        .definition("next"), whenAbsent: "UIKit's implementation",
        read: { $2.next = $0.next($1.value, owner: $2.id) },
        write: { writer, responder in responder.next.map { writer.next($0) } })
    case .implements:
      ItemRow(
        .definition("implements"), whenAbsent: "none",
        read: { $0.readImplements($1.value, of: &$2) },
        write: { $0.implements($1) })
    case .performs:
      ItemRow(
        \.answers.performs, Form.performs,
        whenAbsent: "it performs the actions whose target it is, and none that are looked up")
    case .canPerformAction:
      ItemRow(
        \.answers.canPerformAction, Form.canPerformAction, whenAbsent: "as `performs` says", defaultValue: [:]
      )
    case .keyCommands:
      ItemRow(
        \.answers.keyCommands, Form.keyCommands, "The keys for which it has methods (OW-64).",
        whenAbsent: "none",
        defaultValue: [])
    case .gestureRecognizerDelegate:
      ItemRow(
        \.gestureAnswers, Form.gestureAnswers, "What it answers as the delegate of recognizers.",
        whenAbsent: "it has none of a delegate's methods", defaultValue: ScenarioGestureAnswers())
    case .canBecomeFirstResponder:
      answers(\.answers.canBecomeFirstResponder, Form.bool, whenAbsent: "the default of the class")
    case .canResignFirstResponder:
      answers(\.answers.canResignFirstResponder, Form.bool, whenAbsent: "the default of the class")
    case .becomeFirstResponder:
      .override(of: "becomeFirstResponder()", \.answers.becomeFirstResponder, Form.bool)
    case .resignFirstResponder:
      .override(of: "resignFirstResponder()", \.answers.resignFirstResponder, Form.bool)
    case .isFirstResponder:
      ItemRow(
        \.isFirstResponder, Form.bool, "Whether it is first responder when the scenario begins.",
        whenAbsent: "`false`")
    case .inputAccessoryView:
      ItemRow(
        \.inputAccessoryView, Form.id(.view),
        "One of `views`, which stands in the keyboard's window while it is first responder (OW-52).",
        whenAbsent: "none")
    case .inputView:
      ItemRow(
        \.inputView, Form.id(.view), "The same in the place of the keyboard (OW-52).",
        whenAbsent: "the keyboard")
    case .editingInteractionConfiguration:
      ItemRow(
        \.answers.editingInteractionConfiguration, Form.word(of: UIEditingInteractionConfiguration.self),
        "With `none`, the system has no gestures of three fingers for editing while it, or a responder that leads to "
          + "it, is first responder (OW-6).", whenAbsent: "`default`")
    case .unknown: ItemRow(\.unknown, Form.unknown, defaultValue: [])
    }
  }

  /// Whether a delegate that is not a responder has the key, too.
  var isOfAnyDelegate: Bool { self == .id || self == .className || self == .unknown }
}

enum ApplicationKey: String, ItemKey {
  case delegate

  var itemRow: ItemRow<ScenarioApplication> {
    ItemRow(
      .either([.word(["none"]), .definition("delegate")]), "The delegate, or none.",
      whenAbsent: "an `AppDelegate`", read: { $0.readDelegate(of: &$2, $1) }, write: { $0.delegate(of: $1) })
  }
}

enum DelegateKey: String, ItemKey {
  case isResponder

  var itemRow: ItemRow<ScenarioApplication> {
    ItemRow(
      \.delegateIsResponder, Form.bool,
      "Whether the delegate is a `UIResponder`, and so at the end of the chain.", whenAbsent: "`true`",
      defaultValue: true)
  }
}

/// The keys of a view besides those of every responder and its properties.
enum ViewKey: String, ItemKey {
  case baseClass, frame, bounds, center, actions
  case gestureRecognizers, interactions, gestureRecognizerShouldBegin, touchesShouldBegin, touchesShouldCancel
  case beginTracking, continueTracking, viewForZooming, didSelect
  case shouldHighlight, willSelect, shouldSelect, shouldDeselect
  case performPrimaryAction, canPerformPrimaryAction
  case shouldBeginMultipleSelectionInteraction, itemsForBeginning, canMoveItem, targetIndexPathForMove
  case shouldScrollToTop, swipeActions, linkRects
  case selectionRects, hostingContent
  case hitTest, pointInside, viewController, subviews, refreshControl

  typealias Item = ScenarioView

  static let rows = ItemRows<Item>(allCases)

  /// The keys before and after the properties.
  static let head = ItemRows<ScenarioView>([Self.baseClass])
  static let afterProperties = ItemRows<ScenarioView>(allCases.drop { $0 != .actions })

  /// The keys that only views of some classes have.
  static let ofClasses = ItemRows<ScenarioView>(allCases.filter { !$0.itemRow.classes.isEmpty })

  /// The geometry of the view, its behavior and its contents, in the order of the file format.
  static let geometry = ItemRows<ScenarioView>([Self.frame, .bounds, .center])
  static let behaviour = ItemRows<ScenarioView>(
    allCases.drop { $0 != .actions }.filter {
      $0 != .viewController && $0 != .subviews && $0 != .refreshControl
    })
  static let controllers = ItemRows<ScenarioView>([Self.viewController])
  static let contents = ItemRows<ScenarioView>([Self.subviews])

  var itemRow: ItemRow<ScenarioView> {
    switch self {
    case .baseClass:
      ItemRow(
        \.baseClass, Form.name,
        "The nearest class of UIKit itself, for a class of your own: `UIButton`, `UIScrollView`.",
        whenAbsent: "the class, if it is UIKit's, else `UIView`")
    case .frame:
      ItemRow(
        .rect, "The frame in the superview's bounds coordinates.", whenAbsent: "the view fills its superview",
        write: { if case .frame(let frame) = $1.geometry { $0.row(frame) } else { nil } })
    case .bounds:
      ItemRow(
        .rect, "The bounds in the view's own coordinates; goes with `center`, instead of `frame`.",
        write: { if case .bounds(let bounds, _) = $1.geometry { $0.row(bounds) } else { nil } })
    case .center:
      ItemRow(
        .point,
        "The position of the anchor point in the superview's bounds coordinates; goes with `bounds`.",
        write: { if case .bounds(_, let center) = $1.geometry { $0.row(center) } else { nil } })
    case .actions:
      ItemRow(
        .list(.definition("controlAction")),
        "Controls: target-action pairs. Cells: what is sent when a touch selects them.", whenAbsent: "none",
        read: { context, entry, view in
          let isCell = UIKitClass.isCell(view.simulatedClass)
          view.actions =
            isCell
            ? context.cellActions(entry.value, entry.key) : context.controlActions(entry.value, entry.key)
        },
        write: { writer, view in
          view.actions.isEmpty ? nil : writer.list(view.actions.map { writer.action($0) })
        }
      ).of("UIControl", "UITableViewCell", "UICollectionViewCell")
    case .gestureRecognizers:
      ItemRow(
        \.gestureRecognizers, Form.recognizers, "The gesture recognizers in the order of addition.",
        whenAbsent: "none", defaultValue: [])
    case .interactions:
      ItemRow(
        \.interactions, Form.interactions, "The interactions in the order of addition (OW-45).",
        whenAbsent: "none",
        defaultValue: [])
    case .gestureRecognizerShouldBegin:
      ItemRow(
        \.gestureRecognizerShouldBegin, Form.answer,
        "What `gestureRecognizerShouldBegin` of the view answers about its own recognizers and those that would "
          + "take its touches.",
        whenAbsent: "UIKit's implementation")
    case .touchesShouldBegin: answers(\.touchesShouldBegin, Form.answer, "Scroll views").of("UIScrollView")
    case .touchesShouldCancel: answers(\.touchesShouldCancel, Form.answer, "Scroll views").of("UIScrollView")
    case .beginTracking: answers(\.beginTracking, Form.bool, "Controls").of("UIControl")
    case .continueTracking: answers(\.continueTracking, Form.bool, "Controls").of("UIControl")
    case .viewForZooming:
      ItemRow(
        \.viewForZooming, Form.id(.view),
        "Scroll views: the view that the delegate names in `viewForZooming(in:)` (SV-15).", whenAbsent: "none"
      ).of("UIScrollView")
    case .didSelect:
      ItemRow(
        \.didSelect, Form.steps,
        "Tables and collections: what the delegate's method for a selected row or item does.",
        whenAbsent: "nothing that counts", defaultValue: []
      ).of("UITableView", "UICollectionView")
    case .performPrimaryAction:
      ItemRow(
        \.performPrimaryAction, Form.steps,
        "\(Self.ofLists): what the delegate's method for the primary action of a tapped row or item does "
          + "(OW-43).", whenAbsent: "there is no such method"
      ).of("UITableView", "UICollectionView")
    case .canPerformPrimaryAction:
      answers(
        \.canPerformPrimaryAction, Form.answer, Self.ofLists, whenAbsent: "`true`; while `isEditing` `false`"
      ).of("UITableView", "UICollectionView")
    case .linkRects:
      ItemRow(
        \.linkRects, Form.rects,
        "Text views: the rectangles of the links, in the bounds coordinates (OW-51).",
        whenAbsent: "none", defaultValue: []
      ).of("UITextView")
    case .hostingContent:
      ItemRow(
        \.hostingContent, Form.rects,
        "Hosting views of SwiftUI: where content is hit, as rectangles in the bounds coordinates, without the empty space of stacks (OW-57); the recognizers of the view get no touch elsewhere (OW-76).",
        whenAbsent: "what SwiftUI shows is not known")
    case .shouldHighlight:
      answers(\.shouldHighlight, Form.answer, Self.ofLists, whenAbsent: "`true`").of(
        "UITableView", "UICollectionView")
    case .willSelect:
      ItemRow(
        \.willSelect, Form.cellAnswer,
        "\(Self.ofLists): what `willSelect` answers: whether the row is selected, or the id of the row that is.",
        whenAbsent: "`true`"
      ).of("UITableView", "UICollectionView")
    case .shouldSelect:
      answers(\.shouldSelect, Form.answer, Self.ofLists, whenAbsent: "`true`").of(
        "UITableView", "UICollectionView")
    case .shouldDeselect:
      answers(\.shouldDeselect, Form.answer, Self.ofLists, whenAbsent: "`true`").of(
        "UITableView", "UICollectionView")
    case .shouldBeginMultipleSelectionInteraction:
      answers(\.shouldBeginMultipleSelectionInteraction, Form.answer, Self.ofLists, whenAbsent: "`false`").of(
        "UITableView", "UICollectionView")
    case .itemsForBeginning:
      ItemRow(
        \.itemsForBeginning, Form.answer,
        "\(Self.ofLists): whether the delegate for drags has items for a row, which a finger that stays then lifts "
          + "(OW-48).",
        whenAbsent: "there is no such delegate"
      ).of("UITableView", "UICollectionView")
    case .canMoveItem:
      ItemRow(
        \.canMoveItem, Form.answer,
        "Collection views: whether the data source lets an item be moved, which a long press then does if the "
          + "collection is a `UICollectionViewController`'s (OW-40).",
        whenAbsent: "no item is moved"
      ).of("UICollectionView")
    case .targetIndexPathForMove:
      ItemRow(
        \.targetIndexPathForMove, Form.cellAnswer,
        "\(Self.ofLists): what the delegate answers when a cell is moved: whether it may go to the place of the cell "
          + "that it comes to, or the id of the cell whose place it takes instead (OW-40).",
        whenAbsent: "`true`"
      ).of("UITableView", "UICollectionView")
    case .selectionRects:
      ItemRow(
        \.selectionRects, Form.rects,
        "Text views: the rectangles of the selected text, in the bounds coordinates, which a finger that stays lifts "
          + "(OW-48).",
        whenAbsent: "none"
      ).of("UITextView")
    case .shouldScrollToTop:
      answers(\.shouldScrollToTop, Form.bool, "Scroll views", whenAbsent: "`true`").of("UIScrollView")
    case .swipeActions:
      ItemRow(
        \.swipeActions, Form.swipeActions, "Cells: what a swipe to the left or right shows (OW-38).",
        whenAbsent: "nothing"
      ).of("UITableViewCell", "UICollectionViewCell")
    case .refreshControl:
      ItemRow(
        .definition("view"),
        "Scroll views: the control that shows when the content is pulled down (OW-32), a view of class "
          + "`UIRefreshControl`. It is the first of the subviews.", whenAbsent: "none",
        read: { context, entry, view in
          if let control = context.refreshControl(entry.value) { view.subviews.insert(control, at: 0) }
        },
        write: { _, _ in nil }
      ).of("UIScrollView")
    case .hitTest:
      ItemRow(
        .definition("hitTest"), whenAbsent: "UIKit's implementation",
        read: { $2.hitTest = $0.hitTest($1.value, owner: $2.id) },
        write: { writer, view in view.hitTest.map { writer.hitTest($0) } })
    case .pointInside: ItemRow(\.pointInside, Form.pointInside, whenAbsent: "UIKit's implementation")
    case .viewController:
      ItemRow(
        \.viewController, Form.carriedController, "The controller whose root view this is.",
        whenAbsent: "none")
    case .subviews:
      ItemRow(
        \.subviews, Form.views, "The subviews from back to front.", whenAbsent: "none", defaultValue: [])
    }
  }
}

extension ViewKey {
  fileprivate static let ofLists = "Tables and collections"
}

/// The swipe actions of a cell.
enum SwipeActionsKey: String, ItemKey {
  case leading, trailing

  typealias Item = ScenarioSwipeActions

  static let rows = ItemRows<Item>(allCases)

  var itemRow: ItemRow<ScenarioSwipeActions> {
    switch self {
    case .leading:
      ItemRow(
        \.leading, Form.swipeActionList, "What a swipe to the right shows, from the edge inwards.",
        whenAbsent: "none", defaultValue: [])
    case .trailing:
      ItemRow(
        \.trailing, Form.swipeActionList, "What a swipe to the left shows, from the edge inwards.",
        whenAbsent: "none", defaultValue: [])
    }
  }
}

/// One swipe action of a cell.
enum SwipeActionKey: String, ItemKey {
  case action, target
  case steps = "do"

  typealias Item = ScenarioTargetAction

  static let rows = ItemRows<Item>(allCases)

  var itemRow: ItemRow<ScenarioTargetAction> {
    switch self {
    case .action: RecognizerActionKey.action.itemRow
    case .target:
      ItemRow(\.target, Form.target, "The target.", whenAbsent: "the table or collection")
    case .steps: ActionKey.steps.itemRow
    }
  }
}

/// The keys of a window besides those of a view and its properties.
enum WindowKey: String, ItemKey {
  case isKeyWindow, rootViewController

  static let state = ItemRows<ScenarioWindow>([Self.isKeyWindow])
  static let controllers = ItemRows<ScenarioWindow>([Self.rootViewController])

  var itemRow: ItemRow<ScenarioWindow> {
    switch self {
    case .isKeyWindow:
      ItemRow(
        \.isKeyWindow, Form.bool, "Whether it is made the key window.",
        whenAbsent: "the last visible window is")
    case .rootViewController:
      ItemRow(\.rootViewController, Form.controller, "The root view controller.", whenAbsent: "none")
    }
  }
}

enum HitTestKey: String, FileKey {
  case redirect, returns, inside, insteadOfItself, only, unless, pointerEvents, answers
  case steps = "do"

  var row: KeyRow {
    switch self {
    case .redirect:
      KeyRow(.id, "A view whose point(inside:) is asked first; if it says yes, it is the answer.")
    case .returns:
      KeyRow(.either([.nilWord, .word(["self"]), .id]), "What is always returned: nil, self or a view.")
    case .inside:
      KeyRow(.id, "A view that is returned where the view's own `point(inside:)` says yes, else nil.")
    case .insteadOfItself:
      KeyRow(
        .id, "A view that is returned where UIKit would answer with the view itself; its subviews are hit.")
    case .only: KeyRow(.definition("hitCondition"), "What UIKit would answer if this holds, else nil.")
    case .unless: KeyRow(.definition("hitCondition"), "Nil if this holds, else what UIKit would answer.")
    case .pointerEvents:
      KeyRow(
        .word(PointerEvents.allCases.map(\.rawValue)),
        "What React Native's components do (OW-78, OW-79); those of its classes are `auto`. `hitSlop` is an outset of `pointInside`."
      )
    case .answers:
      KeyRow(.word(ScenarioReading.hitTestWords), "One of the words for an override; goes with `do`.")
    case .steps:
      KeyRow(
        .list(.definition("step")), "What the method does before it answers.",
        whenAbsent: "nothing that counts")
    }
  }
}

enum PointInsideKey: String, FileKey {
  case outset, circle, roundedRect, polygon, union

  var row: KeyRow {
    switch self {
    case .outset: KeyRow(.definition("outset"))
    case .circle: KeyRow(.definition("circle"))
    case .roundedRect: KeyRow(.definition("roundedRect"))
    case .polygon: KeyRow(.list(.point, atLeast: 3), "The corners of a polygon, by the even-odd rule.")
    case .union:
      KeyRow(.list(.definition("pointInside"), atLeast: 1), "Shapes; inside any of them is inside.")
    }
  }
}

enum OutsetKey: String, FileKey {
  case top, left, bottom, right

  var row: KeyRow {
    switch self {
    case .top, .bottom, .left, .right:
      KeyRow(.number, "Points added at the \(rawValue).", whenAbsent: "0")
    }
  }
}

enum CircleKey: String, FileKey {
  case center, radius

  var row: KeyRow {
    switch self {
    case .center: KeyRow(.point, "The middle.", whenAbsent: "that of the bounds")
    case .radius: KeyRow(.length, "The radius.", whenAbsent: "half of the shorter side")
    }
  }
}

enum RoundedRectKey: String, FileKey {
  case cornerRadius

  var row: KeyRow { .needed(.length, "The radius of the corners.") }
}

/// The methods that a responder can implement itself.
typealias MethodKey = ResponderMethod

extension ResponderMethod: FileKey {
  var row: KeyRow { KeyRow(.definition("implementation")) }
}

enum ImplementationKey: String, FileKey {
  case callsSuper
  case steps = "do"

  var row: KeyRow {
    switch self {
    case .callsSuper:
      KeyRow(.bool, "Whether it calls super, so that the event climbs on.", whenAbsent: "false")
    case .steps:
      KeyRow(.list(.definition("step")), "What it does, after super.", whenAbsent: "nothing that counts")
    }
  }
}

/// The keys of a recognizer besides its properties.
enum RecognizerKey: String, ItemKey {
  case id
  case className = "class"
  case baseClass, actions
  case requiresFailureOf, delegate
  case canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail, ignores

  typealias Item = ScenarioGestureRecognizer

  static let rows = ItemRows<Item>(allCases)

  /// The keys before and after the properties.
  static let head = ItemRows<ScenarioGestureRecognizer>([Self.id, .className, .baseClass])
  static let behaviour = ItemRows<ScenarioGestureRecognizer>(allCases.drop { $0 != .actions })

  var itemRow: ItemRow<ScenarioGestureRecognizer> {
    switch self {
    case .id: ItemRow(\.id, Form.ownID, "The identifier.", whenAbsent: "made from the class")
    case .className:
      ItemRow(\.className, Form.name, "The class, such as `UITapGestureRecognizer`.")
        .needed("such as class: UITapGestureRecognizer")
    case .baseClass:
      ItemRow(
        \.baseClass, Form.word(ScenarioGestureRecognizer.classNames),
        "The nearest class of UIKit itself, for a class of your own.",
        whenAbsent: "the class, if it is UIKit's, else `UIGestureRecognizer`")
    case .actions:
      ItemRow(\.actions, Form.recognizerActions, "Target-action pairs.", whenAbsent: "none", defaultValue: [])
    case .requiresFailureOf:
      ItemRow(
        \.requiresFailureOf, Form.ids(.recognizer), "The recognizers that must fail first.",
        whenAbsent: "none",
        defaultValue: [])
    case .delegate:
      ItemRow(
        \.delegate, Form.gestureDelegate,
        "The delegate: the id of a responder or of another recognizer's delegate, or an object of its own by what it answers.",
        whenAbsent: "none")
    case .canPrevent: .override(of: "canPrevent(_:)", \.canPrevent, Form.answer)
    case .canBePrevented: .override(of: "canBePrevented(by:)", \.canBePrevented, Form.answer)
    case .shouldRequireFailure:
      .override(of: "shouldRequireFailure(of:)", \.shouldRequireFailure, Form.answer)
    case .shouldBeRequiredToFail:
      .override(of: "shouldBeRequiredToFail(by:)", \.shouldBeRequiredToFail, Form.answer)
    case .ignores:
      ItemRow(
        \.ignores, Form.answer, "Which touches a subclass hands to `ignore(_:for:)` when they begin.",
        whenAbsent: "none")
    }
  }
}

/// The keys of a key command.
enum KeyCommandKey: String, ItemKey {
  case input, modifierFlags, action, wantsPriorityOverSystemBehavior

  typealias Item = UIKeyCommand

  static let rows = ItemRows<Item>(allCases)

  var itemRow: ItemRow<UIKeyCommand> {
    switch self {
    case .input:
      ItemRow(
        \.input, Form.key,
        "The key: its character, such as `n` or `\"\\t\"` for Tab, or UIKit's name, such as `UIKeyInputEscape`."
      ).needed("such as input: n")
    case .modifierFlags:
      ItemRow(
        \.modifierValue, Form.modifierFlags, "The keys that are held down beside it.", whenAbsent: "none")
    case .action: ItemRow(\.action, Form.name, "The method.").needed("such as action: new")
    case .wantsPriorityOverSystemBehavior:
      ItemRow(
        \.wantsPriorityOverSystemBehavior, Form.bool,
        "Whether it comes before what the system does with the key, such as typing.", whenAbsent: "`false`",
        defaultValue: false)
    }
  }
}

/// The keys of an interaction.
enum InteractionKey: String, ItemKey {
  case className = "class"
  case configuration, isEnabled

  typealias Item = ScenarioInteraction

  static let rows = ItemRows<Item>(allCases)

  var itemRow: ItemRow<ScenarioInteraction> {
    switch self {
    case .className:
      ItemRow(\.interactionClass, Form.interactionClass, "The class.")
        .needed("such as class: UIContextMenuInteraction")
    case .configuration:
      ItemRow(
        \.configuration, Form.bool,
        "Context menus: whether the delegate answers with a menu (OW-46).", whenAbsent: "`true`",
        defaultValue: true)
    case .isEnabled:
      ItemRow(
        \.isEnabled, Form.bool, "Drags: whether the view can be dragged (OW-48).",
        whenAbsent: "`true`; before iOS 15 `false` on a screen that is narrower than an iPad's")
    }
  }
}

/// The key of a recognizer's delegate besides its answers.
enum GestureDelegateKey: String, ItemKey {
  case id

  var itemRow: ItemRow<ScenarioGestureDelegate> {
    ItemRow(\.id, Form.ownID, "The identifier.", whenAbsent: "the recognizer's and `.delegate`")
  }
}

typealias GestureAnswerKey = DelegateQuestion

/// The methods of a recognizer's delegate.
extension DelegateQuestion: ItemKey {
  /// The path to the answer.
  var path: any WritableKeyPath<ScenarioGestureAnswers, ScenarioAnswer?> & Sendable {
    switch self {
    case .shouldReceiveEvent: \.shouldReceiveEvent
    case .shouldReceiveTouch: \.shouldReceiveTouch
    case .shouldBegin: \.shouldBegin
    case .shouldRecognizeSimultaneously: \.shouldRecognizeSimultaneously
    case .shouldRequireFailure: \.shouldRequireFailure
    case .shouldBeRequiredToFail: \.shouldBeRequiredToFail
    }
  }

  var itemRow: ItemRow<ScenarioGestureAnswers> {
    let method =
      switch self {
      case .shouldReceiveEvent: "`gestureRecognizer(_:shouldReceive:)` for an event."
      case .shouldReceiveTouch: "`gestureRecognizer(_:shouldReceive:)` for a touch."
      case .shouldBegin: "`gestureRecognizerShouldBegin(_:)`."
      case .shouldRecognizeSimultaneously: "`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`."
      case .shouldRequireFailure: "`gestureRecognizer(_:shouldRequireFailureOf:)`."
      case .shouldBeRequiredToFail: "`gestureRecognizer(_:shouldBeRequiredToFailBy:)`."
      }
    return ItemRow(path, Form.answer, method)
  }
}

enum ActionKey: String, ItemKey {
  case event, action, target
  case steps = "do"

  var itemRow: ItemRow<ScenarioTargetAction> {
    switch self {
    case .event:
      ItemRow(
        .either([.definition("controlEvent"), .list(.definition("controlEvent"), atLeast: 1)]),
        "The control event, or a list of events; needed for controls, none for cells.",
        write: { writer, action in action.event.map { writer.text($0) } })
    case .action: RecognizerActionKey.action.itemRow
    case .target: RecognizerActionKey.target.itemRow
    case .steps:
      ItemRow(
        .list(.definition("step")), "What the method does when it is called.",
        whenAbsent: "nothing that counts",
        read: { context, entry, action in
          action.effects = [ScenarioEffect(steps: context.steps(entry.value, entry.key))]
        },
        write: RecognizerActionKey.steps.itemRow.write)
    }
  }
}

enum RecognizerActionKey: String, ItemKey {
  case action, target
  case steps = "do"

  /// The action and its target.
  static let sent = ItemRows<ScenarioTargetAction>([Self.action, .target])

  var itemRow: ItemRow<ScenarioTargetAction> {
    switch self {
    case .action:
      ItemRow(\.action, Form.name, "The method's name or selector.")
        .needed("the method's name, such as action: save")
    case .target:
      ItemRow(
        \.target, Form.target,
        "The target: an identifier or any other text; dead, unless an object is called so, for one that is gone; nil, "
          + "or left out, for the responder chain.")
    case .steps:
      ItemRow(
        \.effects, Form.stateSteps,
        "What the method does when it is called: always, or by the recognizer's state.",
        whenAbsent: "nothing that counts", defaultValue: [])
    }
  }
}

/// The states for which a recognizer sends its actions (GR-11).
enum StateStepsKey: String, FileKey {
  case began, changed, ended, recognized, cancelled

  var row: KeyRow {
    KeyRow(
      .list(.definition("step")),
      self == .recognized ? "Another name of `ended`." : "What the method does for this state.")
  }
}
