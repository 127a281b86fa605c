// SPDX-License-Identifier: Apache-2.0

// The stage as a phone: the view under the pointer, presses, and a cross for the keyboard.

import { announce, draw, flag, make, on, one, set } from './dom.js';
import { outcomeAt, mapOf } from './tapmap.js';
import { data, limited, number, pointText, say } from './texts.js';

// A finger that moves further, in points, does not tap; one that rests longer, in milliseconds, holds.
export const SLACK = 10;
export const HOLD = 500;
// How long a page without a server waits for the second click of a double click, in milliseconds.
const PAUSE = 250;
const MOVES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Whether gestures go to a running simulation.
export const isLive = () => Boolean(one('script[data-page]'));

/** @typedef {[number, number]} Point */

/** @typedef {{ at: Point, time: number }[]} Way */

/**
 * The gesture that a finger's way makes, on pages where more than taps is known; whether it is another one than before.
 *
 * @type {{ read?: (way: Way, event: any) => { words: [string, string][], isNew: boolean }, fingers?: (way: Way, event: any) => Point[] }}
 */
export const gestures = {};

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
  const fingers = draw('g.cross-lines');
  svg.append(cross, fingers);

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
    const { outcome, view, areas } = outcomeAt(map, ...at);
    set(region, { d: areas.map((corners) =>
      `M${corners.map((each) => each * unit).join(' ')}Z`).join('') });
    const point = make('b', { text: pointText(...at) });
    const told = make('span');
    if (outcome) told.innerHTML = outcome.verdict;
    else told.textContent = say(view ? 'tapGets' : 'tapNobody', { point: pointText(...at), view });
    aim.replaceChildren(...outcome ? [point, ' ', told] : [told]);
    return aim.textContent ?? '';
  };

  on(box, 'pointermove', (event) => { if (event.pointerType === 'mouse' && !event.buttons) show(pointOf(event)); });
  on(box, 'pointerleave', () => show(null));

  /** @type {Way} */
  let way = [];
  let pointers = 0;
  let waiting = 0;
  // Names beside the screen lead to their steps; names on it do not block presses.
  const isOnName = (event) => !sight.isClose && event.target.closest('.label:not(.touch)');
  on(box, 'pointerdown', (event) => {
    pointers += 1;
    const at = pointOf(event);
    way = at && pointers === 1 && !event.button && !isOnName(event) ? [{ at, time: event.timeStamp }] : [];
    if (way.length && isLive()) flag(look, 'pressing', true);
  });
  on(box, 'pointermove', (event) => {
    const at = pointOf(event);
    if (!way.length || !at) return;
    way.push({ at, time: event.timeStamp });
    const rings = (gestures.fingers?.(way, event) ?? []).map(([x, y]) => draw('circle', { cx: x * unit, cy: y * unit, r: 22 * unit }));
    fingers.replaceChildren(...rings);
  });
  on(box, 'pointercancel', () => {
    [pointers, way] = [0, []];
    flag(look, 'pressing');
  });
  on(box, 'pointerup', (event) => {
    pointers = 0;
    flag(look, 'pressing');
    fingers.replaceChildren();
    const isDrag = box.classList.contains('dragged');
    if (!way.length || (isDrag && (sight.isZoomed || !isLive()))) return;
    const done = way;
    way = [];
    if (isLive() && gestures.read) {
      const { words, isNew } = gestures.read(done, event);
      press(words, isNew);
      return;
    }
    // Only a running simulation can tell the outcome of a hold or a drag.
    const [{ at, time }] = done;
    if (event.timeStamp - time > HOLD || done.some(({ at: [x, y] }) => Math.hypot(x - at[0], y - at[1]) > SLACK)) return;
    // A second click zooms.
    clearTimeout(waiting);
    waiting = setTimeout(() => press([['tap', at.map(number).join()]], true), PAUSE);
  });
  // A press does not lead to a step.
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
