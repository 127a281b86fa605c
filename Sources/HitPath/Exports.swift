// SPDX-License-Identifier: Apache-2.0

// A single import provides UIKit's names, the codes of causes, and the trace inside an answer.
@_exported public import UIKitModel

@_exported public import enum Analysis.BecauseCode
@_exported public import struct Trace.TouchTrace
