// SPDX-License-Identifier: Apache-2.0

// The address, as in #t1s12&theme=dark: touch 1 at step 12; #t1 is its outcome. #touch1 leads to a touch too.

import { all, one } from './dom.js';
import { isAsking, page } from './state.js';

/**
 * @param {string} hash
 * @returns {Record<string, string | undefined>}
 */
export function readAddress(hash) {
  const [, touch, step, rest] = /^#t(?:ouch)?(\d+)(?:s(\d+))?(?:&(.*))?$/.exec(hash) ?? [];
  const others = Object.fromEntries(new URLSearchParams(touch ? rest : hash.slice(1)));
  return touch ? { ...others, touch, step } : others;
}

// What the address says besides; without a theme that of the system.
/** @type {{ theme: string | null }} */
export const remembered = { theme: null };
export const kept = () => new URLSearchParams(
  Object.entries(remembered).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const writing = { isOn: false, timer: 0 };

// From now on the address says what is shown.
export function followAddress() {
  writing.isOn = true;
}

// A little later, since browsers refuse many changes in a row.
export function writeAddress() {
  clearTimeout(writing.timer);
  if (writing.isOn) writing.timer = setTimeout(() => saveAddress(), page.main?.timer ? 400 : 100);
}

// A page that was answered stays so when it is read anew.
/** @param {boolean} [isNew] Whether the address before stays, for the way back. */
export function saveAddress(isNew = false) {
  clearTimeout(writing.timer);
  history[isNew ? 'pushState' : 'replaceState'](isAsking() ? null : 'told', '', address());
  // The page in another language opens at the same step, and does not ask what was answered here.
  const answered = one('.cover') && !isAsking() ? '&answered=1' : '';
  for (const link of all('.tools [hreflang]')) link.hash = address() + answered;
}

// While the page asks it does not tell where it is.
export function address() {
  const { main, shown } = page;
  const touch = isAsking() || !shown ? '' : `t${shown.dataset.touch}`;
  const step = !touch || !main || main.position === main.walk.last ? '' : `s${main.walk.number(main.position)}`;
  return `#${[touch + step, String(kept())].filter(Boolean).join('&')}`;
}
