// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An animation whose views can be hit while it runs, unless it is told otherwise (HT-27).
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// Whether the views can be hit while they animate; read when the animation starts (HT-27).
  open var isUserInteractionEnabled = true

  /// The length of the animation, in seconds.
  public final let duration: TimeInterval

  private var animations: [() -> Void] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation that has yet to be started.
  ///
  /// - Parameters:
  ///   - duration: The length of the animation, in seconds.
  ///   - curve: How it moves, which makes no difference to the model.
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

  /// Adds something to do at the end.
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

/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Somewhere in between.
  case current
}

extension UIView {
  /// How an animation moves, which makes no difference to the model.
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
