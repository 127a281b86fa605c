// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes

/// An animation. By default its views can be hit while it runs (HT-27).
@MainActor
open class UIViewPropertyAnimator: ModelObject {
  /// Whether the views can be hit while they animate; read when the animation starts (HT-27).
  open var isUserInteractionEnabled = true

  /// The length of the animation, in seconds.
  public final let duration: TimeInterval

  private var animations: [() -> Void] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation; ``startAnimation()`` starts it.
  ///
  /// - Parameters:
  ///   - duration: The length of the animation, in seconds.
  ///   - curve: The timing curve, which the model ignores.
  ///   - animations: The changes.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
    super.init()
  }

  /// Adds changes to make when the animation starts.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds code to run at the end.
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes; the model values change at once (HT-10).
  open func startAnimation() {
    let (changes, endings) = (animations, completions)
    animations = []
    completions = []
    UIView.animate(
      withDuration: duration, options: isUserInteractionEnabled ? .allowUserInteraction : [],
      animations: { for change in changes { change() } },
      completion: { _ in for ending in endings { ending(.end) } })
  }
}

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Somewhere in between.
  case current
}

extension UIView {
  /// The timing curve of an animation, which the model ignores.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Runs evenly.
    case linear
  }
}

extension UIView {
  /// Options of a block animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews too; the model ignores it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be hit while they animate (HT-27).
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on the screen; the model ignores it.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again: the views stay blocked.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 17)
    /// Runs evenly.
    public static let curveLinear: AnimationOptions = [.curveEaseIn, .curveEaseOut]
  }

  /// Animates changes. Properties change at once, and hit testing sees the new values (HT-10, HT-27).
  ///
  /// Until the animation ends on the virtual clock, the changed views and their subviews cannot be hit, unless the
  /// options allow it (HT-27). A view counts as changed if its `frame`, `bounds`, `center`, `transform` or `alpha` got
  /// another value.
  ///
  /// - Parameters:
  ///   - duration: The length of the animation, in seconds.
  ///   - delay: The time before it starts, in seconds. The views are blocked during it too.
  ///   - options: Whether interaction stays possible.
  ///   - animations: The changes.
  ///   - completion: Called with true at the end, or at once if nothing changes; never for a repeating animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let views = AnimationContext.views(changedBy: animations)
    guard !views.isEmpty else {
      completion?(true)
      return
    }
    let application = UIApplication.current(for: views.first) ?? .shared
    let blocked = options.contains(.allowUserInteraction) ? [] : views
    for view in blocked { view.blockingAnimations += 1 }
    application.blockedViews += blocked.count
    guard !options.contains(.repeat) else { return }
    let length = max(0, delay) + max(0, duration) * (options.contains(.autoreverse) ? 2 : 1)
    application.clock.schedule(at: application.clock.now + length) { [weak application] in
      for view in blocked { view.blockingAnimations -= 1 }
      application?.blockedViews -= blocked.count
      completion?(true)
    }
  }

  /// Whether a blocking animation runs on the view or above it (HT-27).
  final var isUnderBlockingAnimation: Bool {
    if let running = UIApplication.running, running.blockedViews == 0 { return false }
    return selfAndSuperviews.contains { $0.blockingAnimations > 0 }
  }

  /// Declares whether a block animation without `allowUserInteraction` runs on the view (HT-27).
  package final func setBlockingAnimation(_ isRunning: Bool) {
    let count = isRunning ? 1 : 0
    (UIApplication.current(for: self) ?? .shared).blockedViews += count - min(blockingAnimations, 1)
    blockingAnimations = count
  }
}

/// The views that change within an animation block.
@MainActor
final class AnimationContext {
  private var views: [UIView] = []

  /// Whether an animation block is running.
  static var isRunning: Bool { UIApplication.running?.calls.animation != nil }

  /// Runs an animation block and returns the views that it changes, in the order of their first change.
  static func views(changedBy body: () -> Void) -> [UIView] {
    UIApplication.withCurrent(for: nil) { application in
      let context = AnimationContext()
      let outer = application.calls.animation
      application.calls.animation = context
      defer { application.calls.animation = outer }
      body()
      return context.views
    }
  }

  static func viewChanged(_ view: UIView) {
    guard let context = UIApplication.running?.calls.animation,
      !context.views.contains(where: { $0 === view })
    else { return }
    context.views.append(view)
  }
}
