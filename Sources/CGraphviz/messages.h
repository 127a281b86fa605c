// SPDX-License-Identifier: Apache-2.0

#ifndef HPGV_MESSAGES_H
#define HPGV_MESSAGES_H

#include <stdbool.h>
#include <stddef.h>

// All three need the lock.

/// Collects the library's messages from now on. No message may be longer than `room` bytes.
void hpgv_beginMessages(size_t room);

/// Ends collecting.
/// @param hasError set if an error, not only a warning, was logged
/// @return the messages, one a line, for the caller to free; NULL if there were none
char *hpgv_endMessages(bool *hasError);

#endif
