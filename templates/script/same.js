// SPDX-License-Identifier: Apache-2.0

// Marks the object under the pointer or with the focus everywhere on the page.

import { all, flag } from './dom.js';
import { nameIn, objectOf, objectsIn } from './objects.js';

const HIDDEN = 'section.touch:not(.shown, .variant *)';

/** @type {string | null} */
let sameName = null;
/** @type {any[]} */
let same = [];

/**
 * The list items, table rows and log lines about each object.
 *
 * @type {Map<string, any[]> | null}
 */
let rows = null;

/** @param {string} name */
function rowsOf(name) {
  if (!rows) {
    rows = new Map();
    for (const row of all('[data-v]')) {
      const key = nameIn(row.dataset.v);
      rows.set(key, [...(rows.get(key) ?? []), row]);
    }
  }
  return rows.get(name) ?? [];
}

/** @param {{ target: any }} event */
export function markSame({ target }) {
  const name = target instanceof Element ? objectOf(target) : null;
  if (name === sameName) return;
  same.forEach((each) => flag(each, 'same'));
  sameName = name;
  const svgs = name ? all('main svg').filter((svg) => !svg.closest(HIDDEN)) : [];
  const drawn = svgs.flatMap((svg) => objectsIn(svg).get(name ?? '') ?? []);
  same = [...drawn, ...(name ? rowsOf(name) : [])];
  same.forEach((each) => flag(each, 'same', true));
}
