// SPDX-License-Identifier: Apache-2.0

// The script of all pages with a stage, as a file beside them.

import { startCourse } from './course.js';
import { arrangeQuestion } from './question.js';
import { startReport } from './report.js';

if (document.body.matches('.course')) startCourse();
else startReport(arrangeQuestion);
