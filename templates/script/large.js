// SPDX-License-Identifier: Apache-2.0

// A report of a screen whose views are searched.

import { arrangeFinder } from './finder.js';
import { startReport } from './report.js';

startReport(null, arrangeFinder);
