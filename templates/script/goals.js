// SPDX-License-Identifier: Apache-2.0

// A served page with the task of a lesson: the proposed changes, and the touches that its goals are about.

import { all, announce, on, one } from './dom.js';
import { page } from './state.js';
import { isChange, served } from './touching.js';
import { sections, showTouch } from './touches.js';

/** @typedef {import('./touching.js').Words} Words */

export const isTask = () => Boolean(one('.living'));

// Shows the touch of the first goal that is not reached, if the page has the touches of the task.
export function showMissed() {
  if (!isTask()) return;
  const missed = one('.living .missed');
  if (missed && sections().length > 1) showTouch(missed.dataset.touch);
}

/** @param {(words: Words, isNew: boolean, isWhole?: boolean) => Promise<void>} run */
export function arrangeGoals(run) {
  if (!isTask()) return;
  /** @param {(word: [string, string]) => boolean} isKept @param {Words} more */
  const again = async (isKept, more) => {
    await run([['touches', 'all'], ...more, ...(page.pressed ?? []).filter(isKept)], true, true);
    announce(all('.living :is(.goals > li, .result > b)').map(({ textContent }) => textContent).join(' '));
  };
  served.back = () => again(isChange, []);
  // A proposed change replaces another one; the reader's own settings stay. A second press undoes it.
  on(document, 'click', async ({ target }) => {
    const push = target.closest?.('.living [data-try]');
    if (!push) return;
    const key = push.dataset.try;
    const isOn = push.getAttribute('aria-pressed') === 'true';
    await again(([name]) => name === 'set', isOn ? [] : [['try', key]]);
    one(`.living [data-try="${key}"]`)?.focus({ preventScroll: true });
  });
  // A page begins with the goals that are left, when its first touch is arranged.
  if (!location.hash) on(window, 'load', showMissed);
}
