// SPDX-License-Identifier: Apache-2.0

// The folded rows of the outline: a press shows what they count, row by row, and another one hides it.

import { all, make, on, one, set } from './dom.js';
import { nameIn, nameOf } from './objects.js';
import { forgetRows } from './same.js';
import { data } from './texts.js';

// The largest number of rows that one press shows.
const MOST_OPENED = 60;

/** @param {any} row @returns {string[]} */
export const objectsOf = (row) => row.dataset.v.split(' ').map(decodeURIComponent);

/** @param {any} row */
const depthOf = (row) => Number(/\bd(\d)\b/.exec(one('.who', row).className)?.[1] ?? 0);

/**
 * Lets folded rows be opened, and gives what brings the marks of opened rows up to date.
 *
 * @param {any} list
 * @param {any[]} rows
 * @param {Map<string, import('./walk.js').Given | undefined>} marks
 * @param {(name: string) => string} wordsOf
 * @returns {() => void}
 */
export function makeFolds(list, rows, marks, wordsOf) {
  const indexes = new Map(data.views.map(({ id }, index) => [id, index]));
  const kinds = new Map(all('table.views tr[data-v]').map((row) => [nameIn(row.dataset.v), row.cells[1].textContent]));
  // The subviews of each view, the front one first.
  /** @type {Map<number | undefined, string[]>} */
  const below = new Map();
  data.views.forEach(({ id, up }) => below.set(up, [id, ...below.get(up) ?? []]));
  /** @param {string} id */
  const insideOf = (id) => below.get(indexes.get(id)) ?? [];
  /** @type {(id: string) => number} */
  const sizeOf = (id) => insideOf(id).reduce((sum, each) => sum + 1 + sizeOf(each), 0);
  /** @param {any} row */
  const write = (row) => {
    const name = nameIn(row.dataset.v);
    const mark = marks.get(name)?.mark;
    set(row, { 'class': mark ? `opened mark ${mark}` : 'opened' });
    one('.is', row).textContent = wordsOf(name);
  };
  /** @type {(text: string, id: string, depth: number, smalls: string[]) => any} */
  const newRow = (text, id, depth, smalls) => make('li.opened', { 'data-v': encodeURIComponent(id) }, make('i'),
    make(depth ? `span.who.d${Math.min(depth, 8)}` : 'span.who', {}, make('code', { text }),
      ...smalls.filter(Boolean).map((each) => make('small', { text: each }))),
    make('span.is'));
  /** @type {(id: string, depth: number, isClosed: boolean) => any} */
  const rowOf = (id, depth, isClosed) => {
    const size = isClosed ? sizeOf(id) : 0;
    const kind = kinds.get(nameOf(id)) ?? '';
    const row = newRow(id, id, depth, [kind === id ? '' : kind, size ? `+${size}` : '']);
    if (size) fold(row, insideOf(id), depth + 1, true);
    write(row);
    return row;
  };
  /** @type {(ids: string[], depth: number, isClosed: boolean) => any[]} */
  const rowsOf = (ids, depth, isClosed) => {
    const made = ids.slice(0, MOST_OPENED).map((id) => rowOf(id, depth, isClosed));
    const rest = ids.slice(MOST_OPENED);
    if (rest.length) {
      made.push(newRow(`+${rest.length}`, rest[0], depth, []));
      fold(made[made.length - 1], rest, depth, isClosed);
    }
    return made;
  };
  /** @type {(row: any, ids: string[], depth: number, isClosed: boolean) => void} */
  const fold = (row, ids, depth, isClosed) => {
    const name = one('.who > :first-child', row);
    const toggle = make('button.fold', { type: 'button', 'aria-expanded': 'false' });
    name.replaceWith(toggle);
    toggle.append(name);
    /** @type {any[]} */
    let opened = [];
    on(toggle, 'click', (event) => {
      // A press on the row itself goes to its step.
      event.stopPropagation();
      const opens = !opened.length;
      set(toggle, { 'aria-expanded': opens });
      if (opens) row.after(...opened = rowsOf(ids, depth, isClosed));
      else {
        opened.forEach((each) => { each.close?.(); each.remove(); });
        opened = [];
      }
      forgetRows();
    });
    row.close = () => { if (opened.length) toggle.click(); };
  };
  const shown = new Set(rows.flatMap(objectsOf));
  for (const row of rows) {
    const ids = objectsOf(row);
    if (!indexes.has(ids[0])) continue;
    const depth = depthOf(row);
    const inside = insideOf(ids[0]);
    // A run of the path consists of nested views; any other run consists of siblings.
    if (ids.length > 1) fold(row, ids, depth, !inside.includes(ids[1]));
    else if (inside.length && !inside.some((each) => shown.has(each))) fold(row, inside, depth + 1, true);
  }
  return () => all(':scope > .opened', list).forEach(write);
}
