// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands

StackLimit.raise()
exit(CommandMain.run(Array(CommandLine.arguments.dropFirst())))
