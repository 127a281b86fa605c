// SPDX-License-Identifier: Apache-2.0

// A report that begins with a question.

import { arrangeQuestion } from './question.js';
import { startReport } from './report.js';

startReport(arrangeQuestion);
