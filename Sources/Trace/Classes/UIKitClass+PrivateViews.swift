// SPDX-License-Identifier: Apache-2.0

/// Private view classes that stand in dumps and documents.
extension UIKitClass {
  static let privateViews = [
    UIKitClass("UIButtonLabel", below: "UILabel", [.private, .plain]),
    UIKitClass("UISearchBarBackground", below: "UIImageView", .private),
    UIKitClass("UISegment", below: "UIImageView", .private),
    UIKitClass("UITextSelectionView", below: view, .private),

    // Tables.
    UIKitClass(
      "UITableViewCellContentView", below: view, [.private, .plain], elements: "tableViewCellContentView"),
    UIKitClass("UITableViewIndex", below: "UIControl", .private),
    UIKitClass("UITableViewWrapperView", below: view, [.private, .plain]),
    UIKitClass("_UITableViewCellSeparatorView", below: view, .private),

    // Bars and their buttons.
    UIKitClass("UITabBarButton", below: "UIControl", .private),
    UIKitClass("UIToolbarButton", below: "UIControl", .private),
    UIKitClass("_UIBarBackground", below: view, .private),
    UIKitClass("_UIButtonBarButton", below: "UIControl", .private),
    UIKitClass("_UIModernBarButton", below: "UIButton", .private),
    UIKitClass("_UINavigationBarContentView", below: view, .private),
    UIKitClass("_UINavigationBarLargeTitleView", below: view, .private),

    // Containers of controllers.
    UIKitClass("UIDimmingView", below: view, .private),
    UIKitClass("UIDropShadowView", below: view, .private),
    UIKitClass("UILayoutContainerView", below: view, .private),
    UIKitClass("UINavigationTransitionView", below: view, .private),
    UIKitClass("UISearchDisplayControllerContainerView", below: view, .private),
    UIKitClass("UITransitionView", below: view, .private),
    UIKitClass("UIViewControllerWrapperView", below: view, .private),
    UIKitClass("_UILayoutGuide", below: view, .private),
    UIKitClass("_UIPageViewControllerContentView", below: view, .private),
    UIKitClass("_UIQueuingScrollView", below: "UIScrollView", .private),

    // Parts of views.
    UIKitClass("AVPlayerView", below: view, .private),
    UIKitClass("UIFieldEditor", below: "UIScrollView", .private),
    UIKitClass("_UIFieldEditorContentView", below: view, .private),
    UIKitClass("_UIVisualEffectSubview", below: view, .private),
    UIKitClass("_UIVisualEffectBackdropView", below: "_UIVisualEffectSubview", .private),
    UIKitClass("_UIVisualEffectContentView", below: "_UIVisualEffectSubview", .private),

    // The system's windows and containers, which cover the screen.
    UIKitClass("UIStatusBarWindow", below: "UIWindow", [.private, .letsTouchesThrough]),
    UIKitClass("_UIInteractiveHighlightEffectWindow", below: "UIWindow", [.private, .letsTouchesThrough]),
    UIKitClass("UIEditingOverlayView", below: view, [.private, .letsTouchesThrough]),
    UIKitClass("UITextEffectsWindow", below: "UIWindow", [.private, .letsTouchesThrough]),
    UIKitClass("UIRemoteKeyboardWindow", below: "UITextEffectsWindow", .private),
    UIKitClass("UIInputSetContainerView", below: view, [.private, .letsTouchesThrough]),
    UIKitClass("UIInputSetHostView", below: view, [.private, .letsTouchesThrough]),
  ]
}
