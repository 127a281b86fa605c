// SPDX-License-Identifier: Apache-2.0

/// How a page shows a trace, if not simply with its answer.
public enum TraceMode: String, Hashable, Sendable, CaseIterable {
  /// The answer is covered until the reader has said which view he expects to get the touch.
  case question
}

extension TraceMode: FieldWord {}
