// SPDX-License-Identifier: Apache-2.0

package import Narration
package import Trace

/// The title of a trace.
package enum ReportTitle {
  package static func of(_ header: TraceHeader, _ language: Language) -> String {
    if let title = language.pick(from: header.title) { return title }
    return header.name.isEmpty ? language.say(FixedText.untitled) : header.name
  }
}
