// SPDX-License-Identifier: Apache-2.0

// Parts with a fixed size in pixels on an enlarged screen: the marks of recognizers with the arrow to the acting one,
// the frames of small views, and bars instead of texts that are too small to read.

import { all, draw, flag, one, set } from './dom.js';
import { max, min } from './geometry.js';
import { boxOf } from './scene.js';
import { meet, wider } from './tags.js';

// Smaller texts become bars, and frames of smaller views are drawn outside, in pixels.
const LEGIBLE = 8.5;
const SLIGHT = 72;
// Half the width of a frame with a gap, twice.
const OUTSIDE = 5;
// The distances of an arrow from the finger's ring and from the mark, its head, and its best length.
const [FROM_FINGER, FROM_MARK, HEAD, BEST] = [4, 6, 8, 46];
// The ring as drawn by scene.js, before it gets its size.
const RING = 11;

/**
 * Keeps a drawing's texts and frames for the size in which it is drawn.
 *
 * @param {any} svg
 * @returns {(scale: number) => void} Takes pixels per unit.
 */
export function makeFine(svg) {
  const texts = all('.paint text', svg).map((text) => ({ text, size: Number(text.getAttribute('font-size')), bar: null }));
  let last = 0;
  return (scale) => {
    if (scale === last) return;
    last = scale;
    for (const each of texts) {
      const isSmall = each.size * scale < LEGIBLE;
      if (isSmall) each.bar ??= barFor(each);
      flag(each.text, 'later', isSmall);
      if (each.bar) flag(each.bar, 'later', !isSmall);
    }
    for (const frame of all('.view > polygon, .frame > polygon, .outcome-lines polygon', svg)) {
      const { width, height } = boxOf(frame.getAttribute('points') || '0,0');
      const grown = (length) => 1 + OUTSIDE / (length * scale);
      frame.style.setProperty('--out', width && height && min(width, height) * scale < SLIGHT ? `${grown(width)} ${grown(height)}` : '');
    }
  };
}

// Half an em for a letter, and one em for a Chinese character.
function barFor({ text, size }) {
  const width = size * [...text.textContent].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0);
  const [x, y, anchor, color, own] = ['x', 'y', 'text-anchor', 'color', 'class'].map((name) => text.getAttribute(name));
  const bar = draw('rect', { x: x - (anchor ? anchor === 'end' ? 1 : 0.5 : 0) * width, y: y - 0.51 * size, width,
    height: 0.42 * size, rx: 0.21 * size, color, 'class': `${own ?? ''} uiLine` });
  text.after(bar);
  return bar;
}

/**
 * Places the marks of recognizers for what is seen, and draws the arrow to the one that acts.
 *
 * @param {import('./sight.js').Sight} sight
 * @param {{ tag: any, x: number, y: number, right: number }[]} pills
 * @param {number} scale The size of a name, where 1 is as drawn.
 */
export function placePills({ svg, at, width, height, isClose }, pills, scale) {
  const pixel = 1 / at.scale;
  const spot = one('.spot', svg)?.transform.baseVal[0]?.matrix;
  const finger = spot && [spot.e, spot.f];
  const apart = RING * svg.style.getPropertyValue('--finger') + FROM_FINGER * pixel;
  const taken = finger ? [wider(/** @type {import('./tags.js').Box} */ ([...finger, ...finger]), apart)] : [];
  for (const { tag, x, y, right } of pills) {
    const half = [(right - x) * scale / 2, 8 * scale];
    const home = [(x + right) / 2, y + 8];
    const acts = tag.matches('.acts');
    // When enlarged, the mark moves along its edge so that its arrow is short, and stays visible.
    const reach = half[0] + apart + BEST * pixel;
    const inSight = (each, axis) => {
      const room = (axis ? height : width) * pixel / 2 - half[axis] - 4 * pixel;
      const middle = axis ? at.y : at.x;
      return max(middle - room, min(each, middle + room));
    };
    const near = acts && finger ? max(finger[0] - reach, min(home[0], finger[0] + reach)) : home[0];
    // At either side of the finger, if it would cover it.
    const places = !isClose ? [home] : [near, ...acts && finger ? [finger[0] + reach, finger[0] - reach] : []]
      .map((each) => [inSight(each, 0), inSight(home[1], 1)]);
    /** @returns {import('./tags.js').Box} */
    const boxAt = ([x, y]) => [x - half[0], y - half[1], x + half[0], y + half[1]];
    const isFree = (place) => !taken.some((each) => meet(each, boxAt(place)));
    const [a, b] = places.find(isFree) ?? home;
    const box = boxAt([a, b]);
    const isShown = isFree([a, b]);
    flag(tag, 'off', !isShown);
    tag.style.translate = `${a - home[0]}px ${b - home[1]}px`;
    if (isShown) taken.push(wider(box, 3 * pixel));
    if (acts && finger) drawArrow(svg, finger, isShown && box, pixel, apart);
  }
}

// Draws a bent arrow; none without a mark, or for a mark beside the finger.
function drawArrow(svg, finger, box, pixel, apart) {
  const [left, top, right, bottom] = box || [];
  const end = [max(left + HEAD * pixel, min(finger[0], right - HEAD * pixel)), finger[1] < (top + bottom) / 2 ? top : bottom];
  const apartFrom = (one, other) => Math.hypot(other[0] - one[0], other[1] - one[1]);
  const on = (from, to, far) => from.map((each, axis) => each + far / (apartFrom(from, to) || 1) * (to[axis] - each));
  const long = apartFrom(finger, end);
  const [line, tip] = all('.outcome-lines .taken path', svg);
  if (!tip) return;
  let ways = ['', ''];
  if (long > apart + 12 * pixel) {
    const [start, point] = [on(finger, end, apart), on(end, finger, FROM_MARK * pixel)];
    const [x, y] = [point[0] - start[0], point[1] - start[1]];
    const bend = min(0.14, 16 * pixel / long) * (x < 0 ? -1 : 1);
    const middle = [start[0] + x / 2 - y * bend, start[1] + y / 2 + x * bend];
    const foot = on(point, middle, HEAD * pixel);
    const [u, v] = [(point[0] - foot[0]) / 2, (point[1] - foot[1]) / 2];
    ways = [`M${start}Q${middle} ${foot}`, `M${point}L${foot[0] - v},${foot[1] + u}L${foot[0] + v},${foot[1] - u}Z`];
  }
  set(line, { d: ways[0] });
  set(tip, { d: ways[1] });
}
