// SPDX-License-Identifier: Apache-2.0

// Lanes below the track: the actions of the finger, the recognizers and the views over the steps, from their marks.

import { humps, make, on, one, set } from './dom.js';
import { nameIn } from './objects.js';
import { data, limited, number, say, worth } from './texts.js';
import { ids } from './zoom.js';

// The largest number of lanes besides the finger's.
const MOST_LANES = 4;
// A screen with a larger ratio leaves no space below it.
const TALL = 1.4;

/**
 * An object, or several that did the same: the positions at which marks begin, and where the last one ends.
 *
 * @typedef {{ name: string, ids: string[], isView: boolean, turns: { mark: string, at: number }[], end: number, told: string }} Party
 */

/**
 * Who hears of a touch: recognizers, then views.
 *
 * @param {import('./walk.js').Walk} walk
 * @returns {Party[]}
 */
function partiesOf({ given, items }) {
  /** @type {Map<string, Party>} */
  const parties = new Map();
  given.slice(0, items.length).forEach((marks, index) => {
    for (const { name, mark, words } of marks) {
      const isView = ids.has(name);
      // Questions of the hit test are left out.
      if (mark === 'hit' || mark === 'path' || (isView && (mark === 'asked' || mark === 'refused'))) continue;
      const id = decodeURIComponent(/** @type {any} */ (words).dataset.v ?? items[index].dataset.v);
      const party = parties.get(name) ?? { name, ids: [id], isView, turns: [], end: items.length, told: '' };
      parties.set(name, party);
      if (party.turns.at(-1)?.mark !== mark) party.turns.push({ mark, at: index + 1 });
      party.told = words.textContent ?? '';
    }
  });
  /** @type {Map<string, Party>} */
  const alike = new Map();
  for (const [name, party] of parties) {
    const { mark, at } = party.turns[party.turns.length - 1];
    const own = items.findLastIndex(({ dataset }) => dataset.v?.split(' ').map(nameIn).includes(name)) + 1;
    if (mark === 'gets') party.end = Math.max(at, own);
    else if (mark !== 'asked' && mark !== 'held') party.end = at;
    const key = JSON.stringify([party.isView, party.turns, party.told]);
    const other = alike.get(key);
    if (other) other.ids.push(...party.ids);
    else alike.set(key, party);
  }
  const last = ({ turns }) => worth(turns[turns.length - 1].mark);
  return [...alike.values()].sort((one, other) => last(other) - last(one)).slice(0, MOST_LANES)
    .sort((one, other) => Number(one.isView) - Number(other.isView));
}

/**
 * Puts the player below a stage that leaves room for it, with its lanes.
 *
 * @param {import('./player.js').Player} player
 */
export function arrangeLanes(player) {
  const { stage, walk, bar } = player;
  const [width, height] = data.size;
  if (height <= TALL * width) one('.look', stage).after(bar);
  const tapped = stage.closest('.tapped');
  if (tapped) bar.append(make('p.not-timed', { text: say('onlyOutcome') }));
  const fingers = walk.items.flatMap(({ dataset }, index) => (dataset.finger ? [{ at: index + 1, phase: dataset.finger.split(' ')[0] }] : []));
  const parties = partiesOf(walk);
  if (tapped || !fingers.length) return;
  const over = fingers.findLast(({ phase }) => phase === 'ended' || phase === 'cancelled')?.at;
  /** @type {{ mark: string, from: number, to: number, bit: HTMLElement }[]} */
  const bits = [];
  const bit = (/** @type {string} */ mark, /** @type {number} */ from, to = from) => {
    const each = make(`i.${to > from ? 'span' : 'end'}.mark.${mark}`);
    bits.push({ mark, from, to, bit: each });
    return each;
  };
  const lane = (/** @type {string} */ name, /** @type {HTMLElement[]} */ parts, /** @type {any} */ title) =>
    make('li', {}, make('code', { title }, ...humps(name)), make('div', {}, ...parts), make('span.is'));
  const down = fingers[0].at;
  const finger = lane(say('finger'), [bit('finger', down, over ?? walk.last)], null);
  const others = parties.map(({ ids: same, turns, end }) => {
    const last = turns[turns.length - 1].mark;
    const spans = turns.map(({ mark, at }, index) => bit(mark, at, turns[index + 1]?.at ?? end));
    const glyphs = /asked|held/.test(last) ? [] : [bit(last, end)];
    return lane((data.names?.[same[0]] ?? same[0]) + (same.length > 1 ? ` +${same.length - 1}` : ''),
      [...spans.filter(({ classList }) => classList.contains('span')), ...glyphs], same.join(', '));
  });
  const list = make('ol.lanes', { 'aria-hidden': true }, finger, ...others);
  bar.append(list);
  // On wide pages names and words get the space that they need.
  const room = (/** @type {string} */ name, /** @type {string[]} */ texts) =>
    bar.style.setProperty(name, String(Math.max(0, ...texts.map(({ length }) => length))));
  room('--name-letters', others.map((each) => one('code', each).textContent));
  room('--word-letters', parties.map(({ told }) => told));

  player.pacers.push(() => bits.forEach(({ from, to, bit: each }) => {
    const [left, right] = [player.placeAt(from), player.placeAt(to)];
    each.style.left = `${100 * left}%`;
    if (to > from) each.style.width = `${100 * (right - left)}%`;
  }));
  player.followers.push((to, from) => {
    const words = one('.is', finger);
    const lasts = player.timeOf(over ?? walk.items.length) - player.timeOf(down);
    words.textContent = to >= (over ?? walk.last) ? say('downFor', { time: number(lasts) }) : '';
    const marks = walk.between(from, to);
    parties.forEach(({ name }, index) => {
      if (!marks.has(name)) return;
      const [given, place] = [marks.get(name), one('.is', others[index])];
      set(place, { 'class': given ? `is mark ${given.mark}` : 'is' });
      place.replaceChildren(...given ? [...given.words.cloneNode(true).childNodes] : []);
      set(place, { title: place.textContent });
    });
  });
  // Dragging along the lanes changes the step.
  const seek = (/** @type {any} */ event) => {
    const { left, width: wide } = one('div', finger).getBoundingClientRect();
    player.seek(limited((event.clientX - left) / wide, 1));
  };
  on(list, 'pointerdown', (event) => {
    if (event.button) return;
    list.setPointerCapture(event.pointerId);
    seek(event);
    event.preventDefault();
  });
  on(list, 'pointermove', (event) => { if (event.buttons && list.hasPointerCapture(event.pointerId)) seek(event); });
  player.pace();
}
