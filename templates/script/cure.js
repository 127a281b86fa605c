// SPDX-License-Identifier: Apache-2.0

// The fix of a bug is at the start of its page. A reader who wants to guess first hides it, with everything that
// reveals it.

import { button, flag, one } from './dom.js';

/** @param {any} main */
export function arrangeCure(main) {
  const brief = one('.brief', main);
  const guess = one('[data-section=guess]', main);
  if (!brief || !guess) return;
  const show = button(brief.dataset.show, () => {
    flag(main, 'hiding', false);
    hide.focus();
  });
  const hide = button(brief.dataset.hide, () => {
    flag(main, 'hiding', true);
    guess.scrollIntoView();
    one('summary', guess)?.focus({ preventScroll: true });
  });
  show.classList.add('show-cure');
  brief.append(hide);
  brief.after(show);
}
