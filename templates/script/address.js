// SPDX-License-Identifier: Apache-2.0

// The address, as in #t1s12&theme=dark: touch 1 at step 12; #t1 is its outcome. #touch1 also leads to a touch.

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

// The rest of the address; without a theme, the system's applies. `z` is the visible part of the screen, `fit` or
// `where`, if it is not the default. `v` is the number of the variant that is shown.
/** @type {{ theme: string | null, z: string | null, v: string | null }} */
export const remembered = { theme: null, z: null, v: null };
export const kept = () => new URLSearchParams(
  Object.entries(remembered).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const writing = { isOn: false, timer: 0 };

// Starts to update the address when the page shows something else.
export function followAddress() {
  writing.isOn = true;
}

// Delay the change, since browsers refuse many changes in a row.
export function writeAddress() {
  clearTimeout(writing.timer);
  if (writing.isOn) writing.timer = setTimeout(() => saveAddress(), page.main?.timer ? 400 : 100);
}

// A page that was answered is still answered after a reload.
/** @param {boolean} [isNew] Whether to keep the previous address in the history. */
export function saveAddress(isNew = false) {
  clearTimeout(writing.timer);
  history[isNew ? 'pushState' : 'replaceState'](isAsking() ? null : 'told', '', address());
  // The page in another language opens at the same step, and does not ask again.
  const answered = one('.cover') && !isAsking() ? '&answered=1' : '';
  for (const link of all('.tools [hreflang]')) link.hash = address() + answered;
}

// While the page asks, the address does not change.
export function address() {
  const { main, shown, pressed } = page;
  if (pressed) return `#${[pressed.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`)].flat().concat(String(kept()) || []).join('&')}`;
  const touch = isAsking() || !shown ? '' : `t${shown.dataset.touch}`;
  const step = !touch || !main || main.position === main.walk.last ? '' : `s${main.walk.number(main.position)}`;
  return `#${[touch + step, String(kept())].filter(Boolean).join('&')}`;
}
