// SPDX-License-Identifier: Apache-2.0

// The address, as in #touch=1&step=12&theme=dark; #touch1 leads to a touch, #touch1-step3 to a step too.

import { all, one } from './dom.js';
import { isAsking, page } from './state.js';

/**
 * @param {string} hash
 * @returns {Record<string, string | undefined>}
 */
export function readAddress(hash) {
  const [, touch, step] = /^#touch(\d+)(?:-step(\d+))?$/.exec(hash) ?? [];
  return touch ? { touch, step } : Object.fromEntries(new URLSearchParams(hash.slice(1)));
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
  if (writing.isOn) writing.timer = setTimeout(saveAddress, page.main?.timer ? 400 : 100);
}

// A page that was answered stays so when it is read anew.
export function saveAddress() {
  history.replaceState(isAsking() ? null : 'told', '', address());
  // The page in another language opens at the same step, and does not ask what was answered here.
  const answered = one('.cover') && !isAsking() ? '&answered=1' : '';
  for (const link of all('.tools [hreflang]')) link.hash = address() + answered;
}

// While the page asks it does not tell where it is.
export function address() {
  const { main, shown } = page;
  const parts = isAsking() || !shown ? [] : [['touch', String(shown.dataset.touch)]];
  if (parts[0] && main) parts.push(['step', String(main.walk.number(main.position))]);
  return `#${new URLSearchParams([...parts, ...kept()])}`;
}
