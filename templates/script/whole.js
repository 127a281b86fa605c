// SPDX-License-Identifier: Apache-2.0

// The script for all kinds of pages with a stage, as a separate file.

import { startCourse } from './course.js';
import { ofFinder } from './finder.js';
import { ofQuestion } from './question.js';
import { startReport } from './report.js';
import { ofSaving } from './save.js';
import { arrangeServed } from './served.js';
import { ofVariants } from './variants.js';

if (document.body.matches('.course')) startCourse();
else {
  arrangeServed();
  startReport(ofVariants, ofFinder, ofQuestion, ofSaving);
}
