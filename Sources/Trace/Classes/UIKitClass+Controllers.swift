// SPDX-License-Identifier: Apache-2.0

/// Public controller classes.
extension UIKitClass {
  static let controllers = [
    UIKitClass(
      controller, below: responder, .simulated, elements: "viewController", "viewControllerPlaceholder"),
    UIKitClass("UIAlertController", below: controller, .simulated),
    UIKitClass(
      "UICollectionViewController", below: controller, .simulated, elements: "collectionViewController"),
    UIKitClass("UINavigationController", below: controller, .simulated, elements: "navigationController"),
    UIKitClass("UIPageViewController", below: controller, .simulated, elements: "pageViewController"),
    UIKitClass("UISplitViewController", below: controller, .simulated, elements: "splitViewController"),
    UIKitClass("UITabBarController", below: controller, .simulated, elements: "tabBarController"),
    UIKitClass("UITableViewController", below: controller, .simulated, elements: "tableViewController"),

    UIKitClass("UIActivityViewController", below: controller),
    UIKitClass("UICloudSharingController", below: controller),
    UIKitClass("UIColorPickerViewController", below: controller),
    UIKitClass("UIDocumentBrowserViewController", below: controller),
    UIKitClass("UIDocumentPickerViewController", below: controller),
    UIKitClass("UIFontPickerViewController", below: controller),
    UIKitClass("UIImagePickerController", below: "UINavigationController"),
    UIKitClass("UIInputViewController", below: controller),
    UIKitClass("UIReferenceLibraryViewController", below: controller),
    UIKitClass("UISearchContainerViewController", below: controller),
    UIKitClass("UISearchController", below: controller),
    UIKitClass("UIVideoEditorController", below: "UINavigationController"),

    UIKitClass("AVPlayerViewController", below: controller, elements: "avPlayerViewController"),
    UIKitClass("GLKViewController", below: controller, elements: "glkViewController"),
    UIKitClass("UIHostingController", below: controller, elements: "hostingController"),
  ]
}
