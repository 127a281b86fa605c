// SPDX-License-Identifier: Apache-2.0

// A task: the stage shows the run of each change that the reader tries, until one reaches the goals.

import { all, announce, on, one } from './dom.js';
import { page } from './state.js';

/**
 * @param {any} main
 * @param {(link: any) => boolean} lead Follows a link to a stage.
 */
export function arrangeTasks(main, lead) {
  for (const trial of all('.trial', main)) {
    on(trial, 'toggle', () => {
      if (!trial.open || page.isOnPaper) return;
      // The touch of a goal that is not reached is shown before others.
      const link = one('.missed a', trial) ?? one('.goals a', trial);
      if (link) lead(link);
      announce(all('.goals > li, .result', trial).map(({ textContent }) => textContent).join(' '));
    });
  }
}
