// SPDX-License-Identifier: Apache-2.0

// A page of a course.

import { startCourse } from './course.js';

startCourse();
