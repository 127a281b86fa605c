// SPDX-License-Identifier: Apache-2.0

// A report of a screen whose views are searched, which begins with a question.

import { arrangeFinder } from './finder.js';
import { arrangeQuestion } from './question.js';
import { startReport } from './report.js';

startReport(arrangeQuestion, arrangeFinder);
