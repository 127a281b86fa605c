// SPDX-License-Identifier: Apache-2.0

// The script for all kinds of pages with a stage, as a separate file.

import { startCourse } from './course.js';
import { arrangeFinder } from './finder.js';
import { arrangeQuestion } from './question.js';
import { startReport } from './report.js';
import { arrangeServed } from './served.js';

if (document.body.matches('.course')) startCourse();
else {
  arrangeServed();
  startReport(arrangeQuestion, arrangeFinder);
}
