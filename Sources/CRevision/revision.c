// SPDX-License-Identifier: Apache-2.0

#include "CRevision.h"

#ifndef HITPATH_REVISION
#define HITPATH_REVISION ""
#endif

const char *hitpath_revision(void) { return HITPATH_REVISION; }
