// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands

PageServing.start = { queue, language, port in
  LiveServer(queue: queue, language: language).start(port: port)
}
CommandMain.exit()
