// SPDX-License-Identifier: Apache-2.0

// A report that begins with its answer.

import { startReport } from './report.js';

startReport();
