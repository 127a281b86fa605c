// SPDX-License-Identifier: Apache-2.0

// The comparison of two traces: two stages, each at the step where the traces diverge.

import { start } from './start.js';

start();
