// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import HitPathCommands
import PageServer

PageServing.start = { queue, language, port, isSaving in
  LiveServer(queue: queue, language: language, isSaving: isSaving).start(port: port)
}
exit(CommandMain.run(Array(CommandLine.arguments.dropFirst())))
