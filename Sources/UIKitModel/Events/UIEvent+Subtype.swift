// SPDX-License-Identifier: Apache-2.0

extension UIEvent {
  /// What a motion or a remote-control command is (TE-4).
  public enum EventSubtype: Int, Sendable, CaseIterable {
    /// Neither of the two.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the previous track.
    case remoteControlPreviousTrack = 105
    /// Begin to wind back.
    case remoteControlBeginSeekingBackward = 106
    /// End winding back.
    case remoteControlEndSeekingBackward = 107
    /// Begin to wind forward.
    case remoteControlBeginSeekingForward = 108
    /// End winding forward.
    case remoteControlEndSeekingForward = 109
  }
}

extension UIEvent.EventSubtype {
  private static let commandPrefix = "remoteControl"

  /// The remote-control command with that name, such as `togglePlayPause`; nil if there is none.
  package init?(command name: String) {
    guard let subtype = Self.allCases.first(where: { $0.isRemoteControl && $0.name == name }) else {
      return nil
    }
    self = subtype
  }

  /// Whether it is a remote-control command.
  var isRemoteControl: Bool { rawValue >= Self.remoteControlPlay.rawValue }

  /// The name in scenarios and traces: UIKit's without the kind of event, such as `shake` or `nextTrack`.
  package var name: String {
    if self == .motionShake { return "shake" }
    let name = String(describing: self)
    guard isRemoteControl else { return name }
    let rest = name.dropFirst(Self.commandPrefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
