// SPDX-License-Identifier: Apache-2.0

#ifndef HITPATH_ALLOCATION_COUNT_H
#define HITPATH_ALLOCATION_COUNT_H

/// How often memory was allocated since the process began; -1 where this cannot be counted.
long allocation_count(void);

#endif
