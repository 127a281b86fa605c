// SPDX-License-Identifier: Apache-2.0

// One import is enough: it brings UIKit's names, and the trace that an answer holds.
@_exported public import UIKitModel

@_exported public import struct Trace.TouchTrace
