// SPDX-License-Identifier: Apache-2.0

// The stage as a phone: what is under the pointer, presses, and a cross that keys move.

import { announce, draw, flag, make, on, one, set } from './dom.js';
import { quad } from './geometry.js';
import { outcomeAt, mapOf } from './tapmap.js';
import { data, limited, number, pointText, say } from './texts.js';

// A finger that moves further, in points, makes no tap; one that rests longer, in seconds, holds.
const SLACK = 10;
const HOLD = 0.5;
// The longest time between the taps of a double tap, in milliseconds.
const TWICE = 350;
// How long a page that stands alone waits for the second click of two, in milliseconds.
const PAUSE = 250;
const MOVES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Whether gestures go to a running simulation.
export const isLive = () => Boolean(one('script[data-page]'));

/** @typedef {[number, number]} Point */

const seconds = (milliseconds) => Math.round(milliseconds / 50) / 20;

/**
 * The words of a gesture, as in an address.
 *
 * @param {{ at: Point, time: number }[]} way
 * @param {number} lift When the finger was lifted, in milliseconds.
 */
export function gestureOf(way, lift) {
  const [{ at: [x, y], time }] = way;
  const begin = way.find(({ at }) => Math.hypot(at[0] - x, at[1] - y) > SLACK);
  const place = [x, y].map(number);
  if (!begin) {
    const rest = seconds(lift - time);
    return rest < HOLD ? ['tap', place.join()] : ['hold', [...place, rest].join()];
  }
  const end = way[way.length - 1].at.map(number);
  const rest = seconds(begin.time - time);
  return ['drag', [...place, ...end, rest < HOLD ? 0 : rest, Math.max(0.1, seconds(lift - begin.time))].join()];
}

/**
 * Lets a stage be pressed.
 *
 * @param {import('./player.js').Player} player
 * @param {(words: [string, string][], isNew: boolean) => void} press Shows what comes of a gesture.
 */
export function arrangePress(player, press) {
  const { sight, stage } = player;
  const map = mapOf(player.touch);
  const [look, box] = [one('.look', stage), one('.look .scroll', stage)];
  if (!sight || !map?.pieces?.length || !one('.switch', stage)) return;
  const { svg, unit } = sight;
  const [width, height] = data.size;
  const key = one('.key', look);
  const aim = make('p.aim');
  const foot = make('div.foot');
  key.before(foot);
  foot.append(key, aim);
  set(box, { 'aria-label': `${box.getAttribute('aria-label')}. ${say('tapAt')}` });
  const region = draw('path.aimed');
  const cross = draw('path.cross-lines');
  one('.labels', svg)?.before(region);
  svg.append(cross);

  /** @param {{ clientX: number, clientY: number }} event @returns {Point | null} */
  const pointOf = ({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
    const [right, down] = [x / unit, y / unit];
    return right >= 0 && down >= 0 && right < width && down < height ? [Math.round(right), Math.round(down)] : null;
  };
  /** @param {Point | null} at */
  const show = (at) => {
    flag(look, 'aiming', at);
    if (!at) {
      set(region, { d: '' });
      return '';
    }
    const { outcome, view, pieces } = outcomeAt(map, ...at);
    set(region, { d: pieces.map(([, , ...corners]) =>
      `M${quad(corners).map((each) => each * unit).join(' ')}Z`).join('') });
    const point = make('b', { text: pointText(...at) });
    const told = make('span');
    if (outcome) told.innerHTML = outcome.verdict;
    else told.textContent = say(view ? 'tapGets' : 'tapNobody', { point: pointText(...at), view });
    aim.replaceChildren(...outcome ? [point, ' ', told] : [told]);
    return aim.textContent ?? '';
  };

  on(box, 'pointermove', (event) => { if (event.pointerType === 'mouse' && !event.buttons) show(pointOf(event)); });
  on(box, 'pointerleave', () => show(null));

  /** @type {{ at: Point, time: number }[]} */
  let way = [];
  let pointers = 0;
  let waiting = 0;
  let last = { time: -TWICE, at: /** @type {Point} */ ([0, 0]) };
  const isOnName = (event) => event.target.closest('.label:not(.touch)');
  on(box, 'pointerdown', (event) => {
    pointers += 1;
    const at = pointOf(event);
    way = at && pointers === 1 && !event.button && !isOnName(event) ? [{ at, time: event.timeStamp }] : [];
    if (way.length && isLive()) flag(look, 'pressing', true);
  });
  on(box, 'pointermove', (event) => {
    const at = pointOf(event);
    if (way.length && at) way.push({ at, time: event.timeStamp });
  });
  on(box, 'pointercancel', () => {
    [pointers, way] = [0, []];
    flag(look, 'pressing');
  });
  on(box, 'pointerup', (event) => {
    pointers = 0;
    flag(look, 'pressing');
    const isDrag = box.classList.contains('dragged');
    if (!way.length || (isDrag && (sight.isZoomed || !isLive()))) return;
    const [kind, place] = gestureOf(way, event.timeStamp);
    const [{ at, time }] = way;
    way = [];
    if (!isLive()) {
      // What comes of a hold or a drag only a running simulation can tell.
      if (kind !== 'tap') return;
      // A second click zooms.
      clearTimeout(waiting);
      waiting = setTimeout(() => press([['tap', at.map(number).join()]], true), PAUSE);
      return;
    }
    const isSecond = kind === 'tap' && time - last.time < TWICE && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) <= SLACK;
    last = { time: kind === 'tap' && !isSecond ? event.timeStamp : -TWICE, at };
    /** @type {[string, string][]} */
    const words = [isSecond ? ['double', last.at.map(number).join()] : [kind, place]];
    press(event.altKey ? [...words, ['fingers', '2']] : words, !isSecond);
  });
  // A press is no way to a step.
  on(box, 'click', (event) => { if (!isOnName(event)) event.stopPropagation(); }, true);
  on(box, 'dblclick', (event) => {
    clearTimeout(waiting);
    if (isLive()) event.stopImmediatePropagation();
  }, true);

  // Return shows a cross, which the arrows then move, and taps there.
  /** @type {Point | null} */
  let held = null;
  let speaks = 0;
  const follow = (/** @type {Point | null} */ at) => {
    held = at;
    const [x, y] = (at ?? [0, 0]).map((each) => each * unit);
    set(cross, { d: at ? `M${x - 14},${y}h28M${x},${y - 14}v28` : '' });
    const words = show(at);
    clearTimeout(speaks);
    if (at) speaks = setTimeout(() => announce(words), 300);
  };
  on(box, 'keydown', (event) => {
    const { key: name } = event;
    const move = MOVES[name];
    if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && sight.isZoomed)) return;
    if (name === 'Enter' && !held) follow([Math.round(width / 2), Math.round(height / 2)]);
    else if (!held) return;
    else if (move) {
      const far = event.shiftKey ? 10 : 1;
      follow([limited(held[0] + far * move[0], width - 1), limited(held[1] + far * move[1], height - 1)]);
    } else if (name === 'Escape') follow(null);
    else if (name === 'Enter' || name === ' ') press([['tap', held.map(number).join()]], true);
    else return;
    event.preventDefault();
  });
}
