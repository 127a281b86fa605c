// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands

exit(CommandMain.run(Array(CommandLine.arguments.dropFirst())))
