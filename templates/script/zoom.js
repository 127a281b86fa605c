// SPDX-License-Identifier: Apache-2.0

// Zoom of a stage: buttons, keys, wheel, pinch and drag change the visible part of the screen.

import { remembered, writeAddress } from './address.js';
import { all, button, flag, make, on, one, set } from './dom.js';
import { max, min } from './geometry.js';
import { nameIn, nameOf } from './objects.js';
import { papers } from './paper.js';
import { page } from './state.js';
import { area, boxOfView, common, viewIn, wider } from './tags.js';
import { data, glyph, say, worth } from './texts.js';
import { showing } from './touches.js';

// If a screen has more views, a phone first shows where it happens.
const MANY = 24;
const PANS = { ArrowLeft: [-40, 0], ArrowRight: [40, 0], ArrowUp: [0, -40], ArrowDown: [0, 40] };
// Whether a mark says what became of the touch, and not only who was asked.
const matters = (/** @type {string} */ mark) => worth(mark) >= worth('hit');

/** @typedef {import('./player.js').Player} Player */

/** @type {Map<string, string>} */
export const ids = new Map();

// Called again when the data belongs to another page.
export function readIDs() {
  ids.clear();
  data.views.forEach(({ id }) => ids.set(nameOf(id), id));
}
readIDs();

// The positions of the finger, of objects that got or lost the touch, and of named ones that refused; without views
// that fill the screen.
/** @param {Player} player */
function whereOf({ stage, sight, walk }) {
  const { svg, unit } = /** @type {import('./sight.js').Sight} */ (sight);
  /** @type {Map<string, string>} */
  const marks = new Map(walk.given.flat().map(({ name, mark }) => [name, mark]));
  // A recognizer is at its view, which has the row before.
  let last = '';
  for (const name of all('.outline > ol > li', stage).flatMap(({ dataset }) => dataset.v.split(' ').map(nameIn))) {
    if (ids.has(name)) last = name;
    else if (matters(marks.get(name) ?? '')) marks.set(last, 'gets');
  }
  for (const { dataset } of all('.label[data-n]', svg)) {
    const name = nameIn(dataset.n);
    if (marks.get(name) === 'refused') marks.set(name, 'lost');
  }
  const [width, height] = data.size.map((each) => each * unit);
  /** @type {import('./tags.js').Box} */
  const screen = [0, 0, width, height];
  const finger = one('g.touch[id] circle', svg);
  const [x, y] = ['cx', 'cy'].map((name, axis) => finger?.[name].baseVal.value ?? screen[axis + 2] / 2);
  let where = wider([x, y, x, y], 22 * unit);
  for (const [name, mark] of marks) {
    const box = matters(mark) && boxOfView(viewIn(svg, name));
    const seen = box && common(box, screen);
    if (!seen || area(seen) > 0.98 * area(screen)) continue;
    where = [min(where[0], seen[0]), min(where[1], seen[1]), max(where[2], seen[2]), max(where[3], seen[3])];
  }
  return where;
}

/** @param {Player} player */
export function arrangeZoom(player) {
  const { sight, stage } = player;
  const [look, choice] = [one('.look', stage), one('.switch:not(.alone)', stage)];
  if (!sight || !choice) return;
  const box = one('.scroll', look);
  sight.where = () => whereOf(player);
  sight.usual = () => (sight.isNarrow && data.views.length > MANY ? 'where' : 'fit');

  const word = (name, shape, what) => {
    const each = button('', () => sight.go(what), { 'class': `glyph ${shape}`, title: say(name) });
    each.append(make('span', { text: say(name) }));
    return each;
  };
  const smaller = glyph('zoomOut', () => sight.step(-1), 'minus');
  const larger = glyph('zoomIn', () => sight.step(1), 'plus');
  const size = make('output');
  const fit = word('zoomFit', 'fit', 'fit');
  const where = word('zoomWhere', 'where', 'where');
  const bar = make('div.rail');
  choice.before(bar);
  bar.append(choice, make('div.lens', { role: 'group', 'aria-label': say('zoom') }, smaller, size, larger, fit, where));
  set(box, { 'aria-keyshortcuts': '+ - 0 .' });
  sight.followers.push(() => {
    const { isZoomed, held } = sight;
    size.textContent = `${Math.round(sight.size * 100)} %`;
    set(fit, { 'aria-pressed': !isZoomed });
    set(where, { 'aria-pressed': sight.keeps === 'where' });
    set(smaller, { 'aria-disabled': !isZoomed });
    set(larger, { 'aria-disabled': sight.size > 3.99 });
    flag(box, 'near', isZoomed);
    const z = held && held !== sight.usual() ? held : null;
    if (page.main !== player || z === remembered.z) return;
    remembered.z = z;
    writeAddress();
  });
  showing.push((shown) => {
    if (shown !== player) return;
    const { z } = remembered;
    if (z === 'fit' || z === 'where') sight.held = z;
    sight.look();
  });
  papers.push(() => sight.look());

  on(look, 'keydown', (event) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest('input')) return;
    if (event.shiftKey && PANS[key]) sight.pan(PANS[key][0], PANS[key][1]);
    else if (key === '+' || key === '=') sight.step(1);
    else if (key === '-') sight.step(-1);
    else if (key === '0') sight.go('fit');
    else if (key === '.') sight.go('where');
    else return;
    event.preventDefault();
  });
  on(box, 'wheel', (event) => {
    const unit = event.deltaMode ? 16 : 1;
    if (event.ctrlKey || event.metaKey) {
      const turn = max(-40, min(40, event.deltaY * unit));
      sight.follow(sight.zoomed(Math.exp(-turn / 100), event));
    } else if (!sight.pan(event.deltaX * unit, event.deltaY * unit)) return;
    event.preventDefault();
  });
  let before = 0;
  on(box, 'dblclick', (event) => {
    // The first click of a double click has moved to a step.
    if (player.position !== before) player.jump(before);
    sight.go(sight.at.scale > sight.fit.scale * 1.6 ? 'fit' : sight.zoomed(2, event));
  });

  // One pointer moves the enlarged screen, two pointers zoom it.
  /** @type {Map<number, any>} */
  const pointers = new Map();
  on(box, 'pointerdown', (event) => { if (!event.button) pointers.set(event.pointerId, event); });
  on(box, 'pointermove', (event) => {
    const from = pointers.get(event.pointerId);
    if (!from || (pointers.size < 2 && !sight.isZoomed)) return;
    const [right, down] = [from.clientX - event.clientX, from.clientY - event.clientY];
    if (!box.classList.contains('dragged') && Math.hypot(right, down) < 5) return;
    flag(box, 'dragged', true);
    box.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    const other = [...pointers.values()].find((each) => each.pointerId !== event.pointerId);
    if (other) {
      const apart = (each) => Math.hypot(each.clientX - other.clientX, each.clientY - other.clientY) || 1;
      sight.follow(sight.zoomed(apart(event) / apart(from),
        { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 }));
    }
    sight.pan(right / pointers.size, down / pointers.size);
  });
  for (const name of ['pointerup', 'pointercancel']) {
    on(box, name, ({ pointerId, type }) => {
      pointers.delete(pointerId);
      if (type !== 'pointerup') flag(box, 'dragged');
    });
  }
  // The click at the end of a drag does not count.
  on(box, 'click', (event) => {
    if (event.detail === 1) before = player.position;
    if (box.classList.contains('dragged')) event.stopPropagation();
    flag(box, 'dragged');
  }, true);
}
