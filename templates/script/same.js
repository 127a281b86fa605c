// SPDX-License-Identifier: Apache-2.0

// Marks the objects under the pointer or with the focus everywhere on the page.

import { all, flag } from './dom.js';
import { nameIn, objectOf, objectsIn } from './objects.js';

const HIDDEN = 'section.touch:not(.shown, .variant *)';

let sameNames = '';
/** @type {any[]} */
let same = [];

/**
 * The list items, table rows and log lines about each object.
 *
 * @type {Map<string, any[]> | null}
 */
let rows = null;

/**
 * Functions to call with the names of these objects.
 *
 * @type {((names: string[]) => void)[]}
 */
export const hovering = [];

// Forgets the rows, since some are new.
export function forgetRows() {
  rows = null;
}

/** @param {string} name */
function rowsOf(name) {
  if (!rows) {
    rows = new Map();
    for (const row of all('[data-v]')) {
      for (const key of row.dataset.v.split(' ').map(nameIn)) rows.set(key, [...(rows.get(key) ?? []), row]);
    }
  }
  return rows.get(name) ?? [];
}

// The objects of an element; some rows are about several.
/** @param {any} target @returns {string[]} */
function namesAt(target) {
  if (!(target instanceof Element)) return [];
  const row = /** @type {any} */ (target.closest('[data-v]'));
  const name = row ? null : objectOf(target);
  return row ? row.dataset.v.split(' ').map(nameIn) : name ? [name] : [];
}

/** @param {{ target: any }} event */
export function markSame({ target }) {
  const names = namesAt(target);
  if (names.join(' ') === sameNames) return;
  same.forEach((each) => flag(each, 'same'));
  sameNames = names.join(' ');
  const svgs = names.length ? all('main svg').filter((svg) => !svg.closest(HIDDEN)) : [];
  const drawn = names.flatMap((name) => svgs.flatMap((svg) => objectsIn(svg).get(name) ?? []));
  same = [...drawn, ...names.flatMap(rowsOf)];
  same.forEach((each) => flag(each, 'same', true));
  hovering.forEach((hover) => hover(names));
}
