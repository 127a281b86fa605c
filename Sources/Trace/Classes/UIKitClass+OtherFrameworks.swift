// SPDX-License-Identifier: Apache-2.0

/// Public view classes of other frameworks.
extension UIKitClass {
  static let otherFrameworks = [
    UIKitClass("ADBannerView", below: view, elements: "adBannerView"),
    UIKitClass("ARView", below: view, elements: "arView"),
    UIKitClass("GLKView", below: view, elements: "glkView"),
    UIKitClass("MKAnnotationView", below: view),
    UIKitClass("MKMapView", below: view, [.simulated, .handlesTouchesItself], elements: "mapView"),
    UIKitClass("MKMarkerAnnotationView", below: "MKAnnotationView"),
    UIKitClass("MKPinAnnotationView", below: "MKAnnotationView"),
    UIKitClass("MTKView", below: view, elements: "mtkView"),
    UIKitClass("PDFView", below: view, .handlesTouchesItself, elements: "pdfView"),
    UIKitClass("PKCanvasView", below: "UIScrollView", .handlesTouchesItself),
    UIKitClass("PKPaymentButton", below: "UIButton"),
    UIKitClass("SCNView", below: view, .handlesTouchesItself, elements: "sceneKitView"),
    UIKitClass("ARSCNView", below: "SCNView", elements: "arscnView"),
    UIKitClass("SKView", below: view, elements: "skView"),
    UIKitClass("ARSKView", below: "SKView", elements: "arskView"),
    UIKitClass("WKWebView", below: view, [.simulated, .handlesTouchesItself], elements: "wkWebView"),
  ]
}
