// SPDX-License-Identifier: Apache-2.0

// The rows of views and recognizers with their marks at the player's position, and the legend of the marks.

import { all, flag, one, set } from './dom.js';
import { nameIn } from './objects.js';

/** @param {any} item */
const namesOf = (item) => (item?.dataset.v ?? '').split(' ').filter(Boolean).map(nameIn);

/**
 * Shows the changed marks, the row of the step, and the legend of the marks in use.
 *
 * @param {Element | null} outline
 * @param {any[]} legend
 * @returns {(marks: Map<string, import('./walk.js').Given | undefined>, item: any) => void}
 */
export function makeOutline(outline, legend) {
  /** @type {Map<string, any>} */
  const rows = new Map();
  const items = outline ? all(':scope > ol > li', outline) : [];
  for (const row of items) namesOf(row).forEach((name) => rows.set(name, row));
  const write = (row, given) => {
    set(row, { 'class': given ? `mark ${given.mark}` : '' });
    one('.is', row).replaceChildren(...given ? [...given.words.cloneNode(true).childNodes] : []);
  };
  // The rows show the outcome at first; the player restores it at the end.
  items.forEach((row) => write(row, undefined));
  return (marks, item) => {
    for (const [name, given] of marks) if (rows.has(name)) write(rows.get(name), given);
    const now = namesOf(item);
    items.forEach((row) => flag(row, 'now', namesOf(row).some((name) => now.includes(name))));
    legend.forEach((entry) => {
      entry.hidden = !items.some((row) => row.matches(`.${entry.classList[1]}`));
    });
  };
}
