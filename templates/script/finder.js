// SPDX-License-Identifier: Apache-2.0

// The search of the outline: a flat list of the views that match some words or have some marks, in the order of asking.

import { all, button, flag, make, on, one, set } from './dom.js';
import { makeFolds, objectsOf } from './folds.js';
import { quad, viewOf } from './geometry.js';
import { nameIn, nameOf } from './objects.js';
import { pointOut } from './pointer.js';
import { forgetRows, hovering } from './same.js';
import { page } from './state.js';
import { data, say } from './texts.js';
import { ids } from './zoom.js';

// The largest number of rows in a result.
const MOST_FOUND = 50;

/**
 * What is looked for of a view or recognizer: its row in the outline if it has one for itself, and its row in the
 * table of views.
 *
 * @typedef {{ name: string, id: string, row?: any, fact?: any, kind: string, text: string }} Entry
 */

// All views and the recognizers of the outline, in the order of asking: a view before its subviews, the front ones first.
/** @param {any[]} rows @returns {Entry[]} */
function entriesOf(rows) {
  const own = new Map(rows.filter((row) => !row.dataset.v.includes(' ')).map((row) => [nameIn(row.dataset.v), row]));
  const facts = new Map(all('table.views tr[data-v]').map((row) => [nameIn(row.dataset.v), row]));
  const views = new Set(data.views.map(({ id }) => id));
  // Recognizers, and views that were added later, come after the view of the row before.
  /** @type {Map<string, string[]>} */
  const behind = new Map();
  let last = '';
  for (const id of rows.flatMap(objectsOf)) {
    if (views.has(id)) last = id;
    else behind.set(last, [...behind.get(last) ?? [], id]);
  }
  /** @type {Map<number | undefined, number[]>} */
  const below = new Map();
  data.views.forEach(({ up }, index) => below.set(up, [index, ...below.get(up) ?? []]));
  /** @type {string[]} */
  const ordered = [...behind.get('') ?? []];
  const open = [...below.get(undefined) ?? []].reverse();
  while (open.length) {
    const index = /** @type {number} */ (open.pop());
    const { id } = data.views[index];
    ordered.push(id, ...behind.get(id) ?? []);
    open.push(...[...below.get(index) ?? []].reverse());
  }
  return ordered.map((id) => {
    const name = nameOf(id);
    const [row, fact] = [own.get(name), facts.get(name)];
    return { name, id, row, fact, kind: fact?.cells[1].textContent ?? (row && one('small', row)?.textContent) ?? '',
      text: (fact && one('.seen', fact)?.textContent) ?? '' };
  });
}

// The corners of a view on the screen of a touch, in the picture's units; empty if the view is not on the screen.
/** @param {import('./player.js').Player} player @param {string} name */
const cornersOf = ({ sight, touch }, name) =>
  quad(viewOf(ids.get(name) ?? '', undefined, touch ?? '')?.corners ?? []).map((each) => each * (sight?.unit ?? 1) || 0);

// A text with the search words highlighted.
/** @param {string} text @param {string} query */
function lit(text, query) {
  const parts = [];
  const low = text.toLowerCase();
  let from = 0;
  for (let at = query ? low.indexOf(query) : -1; at >= 0; at = low.indexOf(query, from)) {
    parts.push(text.slice(from, at), make('mark', { text: text.slice(at, at + query.length) }));
    from = at + query.length;
  }
  return [...parts, text.slice(from)];
}

/** @param {import('./player.js').Player} player */
function arrangeFinder(player) {
  const { stage, walk } = player;
  const outline = one('.outline', stage);
  const list = outline && one('ol', outline);
  const rows = list ? [...list.children] : [];
  if (!list || !document.body.matches('.large')) return;
  const told = one('p', outline);
  const order = told.textContent;
  const field = make('input', { type: 'search', placeholder: say('findViews'), 'aria-label': say('findViews') });
  const found = make('ol.found');
  /** @type {Entry[] | undefined} */
  let entries;
  /** @type {Map<string, import('./walk.js').Given | undefined>} */
  const marks = new Map();
  const chosen = new Set();
  const wordsOf = (name) => marks.get(name)?.words.textContent
    ?? (ids.has(name) && player.position >= walk.found ? say('neverAsked') : '');
  const bringFolds = makeFolds(list, rows, marks, wordsOf);
  const show = () => {
    const query = field.value.trim().toLowerCase();
    const isOn = Boolean(query || chosen.size);
    list.hidden = isOn;
    found.hidden = !isOn;
    if (!isOn) {
      if (told.textContent !== order) told.textContent = order;
      return;
    }
    entries ??= entriesOf(rows);
    const hits = entries.filter(({ name, id, kind, text }) =>
      (!chosen.size || chosen.has(marks.get(name)?.mark))
      && [id, kind, text, wordsOf(name)].some((each) => each.toLowerCase().includes(query)));
    told.textContent = say('foundViews', { shown: hits.length, count: entries.length });
    found.replaceChildren(...hits.slice(0, MOST_FOUND).map(({ name, id, row, kind, text }) => {
      const mark = marks.get(name)?.mark;
      return make(mark ? `li.mark.${mark}` : 'li', { 'data-v': encodeURIComponent(id) },
        make('i', { text: (row && one('i', row).textContent) ?? '' }),
        make('span.who', {}, make('code', {}, ...lit(id, query)),
          ...[kind === id ? '' : kind, text && text !== id ? `“${text}”` : ''].filter(Boolean)
            .map((each) => make('small', {}, ...lit(each, query)))),
        make('span.is', {}, ...lit(wordsOf(name), query)));
    }), ...hits.length > MOST_FOUND ? [make('li', {}, make('i'), make('span.who', { text: `+${hits.length - MOST_FOUND}` }))] : []);
    forgetRows();
  };
  const toggles = all('.key > li', stage).map((entry) => {
    const mark = entry.classList[1];
    const words = entry.textContent.trim();
    const toggle = button('', () => {
      if (!chosen.delete(mark)) chosen.add(mark);
      set(toggle, { 'aria-pressed': chosen.has(mark) });
      show();
    }, { 'class': `mark ${mark}`, 'aria-pressed': 'false', 'aria-label': words, title: words });
    return { mark, entry, toggle };
  });
  // The screen highlights the row of a view, or of its nearest superview with a row; a row highlights the frame, with
  // its name.
  const owners = new Map(rows.flatMap((row) => row.dataset.v.split(' ').map((each) => [nameIn(each), row])));
  const indexes = new Map(data.views.map(({ id }, index) => [nameOf(id), index]));
  /** @type {any} */
  let held;
  hovering.push(([name, other]) => {
    if (page.main !== player) return;
    if (held) flag(held, 'holds');
    let view = other ? undefined : data.views[indexes.get(name) ?? -1];
    if (player.sight) pointOut(player.sight, view ? name : '', view?.id ?? '', view ? cornersOf(player, name) : []);
    while (view && !owners.has(nameOf(view.id))) view = data.views[view.up ?? -1];
    held = view && owners.get(nameOf(view.id));
    if (held) flag(held, 'holds', true);
  });
  set(told, { role: 'status' });
  outline.prepend(make('div.head', {}, one(':scope > :is(h3, h5)', outline), told,
    make('span.toggles', {}, ...toggles.map(({ toggle }) => toggle)), field));
  list.after(found);
  on(field, 'input', show);
  on(field, 'keydown', (event) => {
    if (event.key !== 'Escape' || !field.value) return;
    event.preventDefault();
    field.value = '';
    show();
  });
  player.followers.push((to, from) => {
    for (const [name, given] of walk.between(from, to)) marks.set(name, given);
    bringFolds();
    toggles.forEach(({ mark, entry, toggle }) => { toggle.hidden = entry.hidden && !chosen.has(mark); });
    show();
  });
  found.hidden = true;
}

// The part of a report whose views are searched.
export const ofFinder = { stage: arrangeFinder };
