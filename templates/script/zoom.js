// SPDX-License-Identifier: Apache-2.0

// Zoom of a stage: buttons, keys, wheel, pinch and drag change what is seen of the screen.

import { remembered, writeAddress } from './address.js';
import { all, button, flag, make, on, one, set } from './dom.js';
import { factorOf, quad, viewOf } from './geometry.js';
import { nameIn, nameOf } from './objects.js';
import { papers } from './paper.js';
import { hovering } from './same.js';
import { page } from './state.js';
import { pointOut } from './tags.js';
import { data, glyph, say } from './texts.js';
import { showing } from './touches.js';

// A phone shows where it happens first if a screen has more views.
const MANY = 24;
const PANS = { ArrowLeft: [-40, 0], ArrowRight: [40, 0], ArrowUp: [0, -40], ArrowDown: [0, 40] };

/** @typedef {import('./sight.js').Box} Box */
/** @typedef {import('./player.js').Player} Player */

/** @type {Map<string, string>} */
const ids = new Map(data.views.map(({ id }) => [nameOf(id), id]));

// The box of a view on the screen of a touch, in the picture's units.
/** @param {Player} player @param {string} name @returns {Box | undefined} */
function boxOfView({ sight, touch }, name) {
  const corners = viewOf(ids.get(name) ?? '', undefined, touch ?? '')?.corners;
  if (!corners || !sight) return undefined;
  const factor = factorOf(sight.svg);
  const points = quad(corners).map((each) => each * factor);
  const [xs, ys] = [0, 1].map((rest) => points.filter((_, index) => index % 2 === rest));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

// The box of the finger, of what got or lost the touch, and of named views that refused; without views that fill the screen.
/** @param {Player} player @returns {Box | null} */
function whereOf(player) {
  const { stage, sight, walk } = player;
  if (!sight) return null;
  /** @type {Map<string, string>} */
  const marks = new Map(walk.given.flat().map(({ name, mark }) => [name, mark]));
  // A recognizer is where its view is, which has the row before.
  let last = '';
  for (const row of all('.outline > ol > li', stage)) {
    for (const name of row.dataset.v.split(' ').map(nameIn)) {
      if (ids.has(name)) last = name;
      else if (last && /^(gets|sends)$/.test(marks.get(name) ?? '')) marks.set(last, 'gets');
    }
  }
  const labels = new Set(all('.label[data-n]', sight.svg).map(({ dataset }) => nameIn(dataset.n)));
  const [width, height] = data.size.map((each) => each * sight.unit);
  const finger = one('g.touch[id] circle', sight.svg);
  const [x, y] = finger ? [finger.cx.baseVal.value, finger.cy.baseVal.value] : [width / 2, height / 2];
  const least = 22 * sight.unit;
  let [left, top, right, bottom] = [x - least, y - least, x + least, y + least];
  for (const [name, mark] of marks) {
    const box = (/^(lost|hit|gets|sends|held)$/.test(mark) || (mark === 'refused' && labels.has(name))) && boxOfView(player, name);
    if (!box || (box.width > width * 0.98 && box.height > height * 0.98)) continue;
    left = Math.min(left, Math.max(0, box.x));
    top = Math.min(top, Math.max(0, box.y));
    right = Math.max(right, Math.min(width, box.x + box.width));
    bottom = Math.max(bottom, Math.min(height, box.y + box.height));
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** @param {Player} player */
export function arrangeZoom(player) {
  const { sight, stage } = player;
  const [look, choice] = [one('.look', stage), one('.switch', stage)];
  if (!sight || !choice) return;
  const box = one('.scroll', look);
  /** @type {Box | null | undefined} */
  let where;
  sight.where = () => (where ??= whereOf(player));
  sight.usual = () => (sight.isNarrow && data.views.length > MANY ? 'where' : 'fit');

  const word = (name, shape, act) => {
    const each = button('', act, { 'class': `glyph ${shape}`, title: say(name), 'aria-pressed': 'false' });
    each.append(make('span', { text: say(name) }));
    return each;
  };
  const smaller = glyph('zoomOut', () => sight.step(-1), 'minus');
  const larger = glyph('zoomIn', () => sight.step(1), 'plus');
  const size = make('output', { 'aria-label': say('zoom') });
  const fit = word('zoomFit', 'fit', () => sight.go('fit'));
  const happens = word('zoomWhere', 'where', () => sight.go('where'));
  const bar = make('div.bar');
  choice.before(bar);
  bar.append(choice, make('div.lens', { role: 'group', 'aria-label': say('zoom') }, smaller, size, larger, fit, happens));
  set(box, { 'aria-keyshortcuts': '+ - 0 .' });
  const show = () => {
    const { keeps, isZoomed } = sight;
    size.textContent = `${Math.round(sight.size * 100)} %`;
    set(fit, { 'aria-pressed': !isZoomed });
    set(happens, { 'aria-pressed': keeps === 'where' });
    set(smaller, { 'aria-disabled': !isZoomed });
    set(larger, { 'aria-disabled': sight.size > 3.99 });
    flag(box, 'near', isZoomed);
    const z = sight.held && sight.held !== sight.usual() ? sight.held : null;
    if (page.main !== player || z === remembered.z) return;
    remembered.z = z;
    writeAddress();
  };
  const follow = () => {
    if (remembered.z === 'fit' || remembered.z === 'where') sight.held = remembered.z;
    sight.look();
  };
  follow();
  sight.followers.push(show);
  show();
  showing.push((shown) => shown === player && follow());
  papers.push((begins) => {
    const before = sight.held;
    if (begins) sight.held = 'fit';
    sight.look();
    sight.held = before;
  });

  on(look, 'keydown', (event) => {
    const { key, target } = event;
    const move = event.shiftKey && PANS[key];
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, .cross, .planes')) return;
    if (move) sight.pan(move[0], move[1]);
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
      const turn = Math.max(-40, Math.min(40, event.deltaY * unit));
      sight.follow(sight.zoomed(Math.exp(-turn / 100), event));
    } else if (!sight.pan(event.deltaX * unit, event.deltaY * unit)) return;
    event.preventDefault();
  });
  let before = player.position;
  on(box, 'click', ({ detail }) => { if (detail === 1) before = player.position; }, true);
  on(box, 'dblclick', (event) => {
    // The first click of the two has gone to a step.
    if (player.position !== before) player.jump(before);
    sight.go(sight.at.scale > sight.fit.scale * 1.6 ? 'fit' : sight.zoomed(2, event));
  });
  grab(box, sight);
  hovering.push((names) => {
    if (page.main !== player) return;
    const name = names.length === 1 && ids.has(names[0]) ? names[0] : '';
    pointOut(sight, name, ids.get(name), name ? boxOfView(player, name) : undefined);
  });
}

// One pointer moves the enlarged screen, two fingers zoom it.
/** @param {any} box @param {import('./sight.js').Sight} sight */
function grab(box, sight) {
  /** @type {Map<number, { clientX: number, clientY: number }>} */
  const pointers = new Map();
  on(box, 'pointerdown', (event) => {
    if (!event.button) pointers.set(event.pointerId, event);
  });
  on(box, 'pointermove', (event) => {
    const { pointerId, clientX, clientY } = event;
    const before = pointers.get(pointerId);
    if (!before || (pointers.size === 1 && !sight.isZoomed)) return;
    const [right, down] = [before.clientX - clientX, before.clientY - clientY];
    if (!box.classList.contains('dragged') && Math.hypot(right, down) < 5) return;
    flag(box, 'dragged', true);
    box.setPointerCapture(pointerId);
    pointers.set(pointerId, event);
    const [other] = [...pointers].filter(([id]) => id !== pointerId).map(([, each]) => each);
    if (!other) {
      sight.pan(right, down);
      return;
    }
    const apart = (each) => Math.hypot(each.clientX - other.clientX, each.clientY - other.clientY) || 1;
    const middle = { clientX: (clientX + other.clientX) / 2, clientY: (clientY + other.clientY) / 2 };
    sight.follow(sight.zoomed(apart(event) / apart(before), middle));
    sight.pan(right / 2, down / 2);
  });
  const end = ({ pointerId, type }) => {
    pointers.delete(pointerId);
    // A click may follow, which is then no click on a view.
    if (!pointers.size && type !== 'pointerup') flag(box, 'dragged');
  };
  for (const name of ['pointerup', 'pointercancel']) on(box, name, end);
  on(box, 'click', (event) => {
    if (box.classList.contains('dragged')) event.stopPropagation();
    flag(box, 'dragged');
  }, true);
}
