// SPDX-License-Identifier: Apache-2.0

// The rows of views and recognizers, with the mark that each has as of the player's position, and the legend of these.

import { all, flag, one, set } from './dom.js';
import { nameIn } from './objects.js';

/** @param {any} item */
const namesOf = (item) => (item?.dataset.v ?? '').split(' ').filter(Boolean).map(nameIn);

/**
 * Shows marks that changed, the row of the step, and what the marks that are in use mean.
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
  // What stands there is the outcome, which the player gives again when it is reached.
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
