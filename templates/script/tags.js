// SPDX-License-Identifier: Apache-2.0

// Names on the screen near their views, if there is no space beside the screen.

import { all, draw, flag, one, set } from './dom.js';
import { max, min } from './geometry.js';
import { nameIn, objectsIn } from './objects.js';
import { boxOf } from './scene.js';
import { data } from './texts.js';

/**
 * Left, top, right and bottom, in the picture's units.
 *
 * @typedef {[number, number, number, number]} Box
 */

// The possible positions of a name along its view, and its distances from it, in pixels.
const ALONG = [0, 0.5, 1, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875];
const APART = [6, 14, 24, 36, 50, 66];
// A view that is smaller than this many times the touch's name would be hidden by it.
const LITTLE = 12;
// The name of the touch is next to the finger.
export const NEXT = APART.slice(0, 2);

/** @param {Box} one @param {Box} other @returns {Box} */
export const common = ([a, b, c, d], [e, f, g, h]) => [max(a, e), max(b, f), min(c, g), min(d, h)];
/** @param {Box} one @param {Box} other */
export const meet = (one, other) => {
  const [left, top, right, bottom] = common(one, other);
  return left < right && top < bottom;
};
/** @param {Box} outer @param {Box} inner */
export const holds = (outer, inner) => `${common(outer, inner)}` === `${inner}`;
/** @param {Box} box @param {number} by @returns {Box} */
export const wider = ([a, b, c, d], by) => [a - by, b - by, c + by, d + by];
export const area = ([left, top, right, bottom]) => max(0, right - left) * max(0, bottom - top);

/** @param {string} points @returns {Box} */
export const boxOfPoints = (points) => {
  const { x, y, width, height } = boxOf(points);
  return [x, y, x + width, y + height];
};

/** @param {any} view @returns {Box | undefined} */
export const boxOfView = (view) => {
  const points = view && one(':scope > polygon:not(.outside, .accepts, .tint)', view)?.getAttribute('points');
  return points && boxOfPoints(points);
};

/** @param {any} svg @param {string} name */
export const viewIn = (svg, name) => objectsIn(svg).get(name)?.find((each) => each.matches('.view:not(.later)'));

/**
 * The best place near a frame: where a name is whole and lies on nothing that is taken, and on little else.
 *
 * @param {[number, number]} size
 * @param {Box} frame
 * @param {{ seen: Box, taken: Box[], others: [Box, number][], pixel: number }} room
 * @param {number[]} apart
 * @param {number} [small] Views around the frame are covered without cost from so many times the name's area on.
 * @returns {{ box: Box, cost: number } | undefined}
 */
export function placeNear([width, height], frame, { seen, taken, others, pixel }, apart, small = 0) {
  const [left, top, right, bottom] = common(frame, seen);
  const gap = 4 * pixel;
  /** @type {[number, number][]} */
  const places = [];
  const row = (y, from = left + gap, to = right - gap) => ALONG.forEach((part) =>
    places.push([from + part * (to - width - from), y]));
  if (right - left > width + 2 * gap) {
    if (bottom - top > height + 2 * gap) [top + gap, bottom - gap - height].forEach((y) => row(y));
    if (frame[1] >= seen[1]) row(top - height / 2);
  }
  for (const each of apart) {
    const by = each * pixel;
    for (const y of [top - by - height, bottom + by]) row(y, min(left, right - width), max(right, left + width));
    for (const x of [left - by - width, right + by]) places.push([x, (top + bottom - height) / 2]);
  }
  let best;
  places.forEach(([x, y], index) => {
    /** @type {Box} */
    const box = [x, y, x + width, y + height];
    if (!holds(seen, box) || taken.some((each) => meet(each, box))) return;
    // Each position costs a little more than the one before.
    const isHidden = (each) => meet(each, box) && (!holds(each, frame) || area(each) < small * area(box));
    const cost = others.reduce((/** @type {number} */ sum, [each, price]) => sum + (isHidden(each) ? price : 0), index / 10);
    if (!best || cost < best.cost) best = { box, cost };
  });
  return best;
}

// Areas that names must not cover, first the finger, and areas that they should not cover.
/** @param {import('./sight.js').Sight} sight @param {string} also Selects more that is taken. */
export function roomOf({ svg, width, height, at: { scale, x, y } }, also) {
  const pixel = 1 / scale;
  const [right, down] = [(width / 2 - 4) * pixel, (height / 2 - 4) * pixel];
  /** @type {Box} */
  const seen = [x - right, y - down, x + right, y + down];
  const whole = svg.getBoundingClientRect();
  const measure = (tag) => {
    const box = tag.getBoundingClientRect();
    const [dx, dy] = [x - (whole.x + whole.width / 2) * pixel, y - (whole.y + whole.height / 2) * pixel];
    return /** @type {Box} */ ([box.x * pixel + dx, box.y * pixel + dy, box.right * pixel + dx, box.bottom * pixel + dy]);
  };
  const taken = all(`g.touch:not(.later) circle, .pill:not(.unasked, .off) > rect:first-of-type, .outcome-lines .taken path, .axes .grows rect${also}`, svg).map(measure)
    .filter((each) => area(each)).map((each) => wider(each, 3 * pixel));
  const boxes = (selector) => all(selector, svg).map(boxOfView);
  const others = /** @type {[any, number][]} */ ([
    ...[...all('.paint :is(text, .uiLine)', svg).map(measure), ...boxes('.view.control:not(.later)')].map((each) => [each, 16]),
    ...boxes('.view:is(.lost, .gets, .sends, .hit, .held)').map((each) => [each, 60]),
  ].filter((/** @type {any} */ [each]) => each && meet(each, seen)));
  return { seen, taken, others, pixel };
}

/**
 * Places names for what is seen: no two over each other, none over the finger, none cut.
 *
 * @param {import('./sight.js').Sight} sight
 * @param {{ tag: any, x: number, y: number, right: number }[]} plates
 * @param {number} scale The size of a name, where 1 is as drawn.
 * @param {boolean} isAlone Whether the screen has many views.
 * @param {string} [also] Selects names that stay.
 */
export function placeTags(sight, plates, scale, isAlone, also = '') {
  const { svg, width, isNarrow, isZoomed } = sight;
  const room = roomOf(sight, also);
  const { seen, taken, pixel } = room;
  const most = !isAlone ? Infinity : width < 480 ? 5 : width < 640 ? 8 : 12;
  // Where the finger goes down, which the touch's name says.
  const spot = one('.finger:not(.later) > .spot', svg)?.transform.baseVal[0]?.matrix;
  const { x: downX = spot?.e, y: downY = spot?.f } = one('.finger > polyline', svg)?.points[0] ?? {};
  /** @type {Box} */
  const down = [downX, downY, downX, downY];
  let ways = '';
  let count = 0;
  const ranked = plates.map((plate) => {
    // The place in the order, most important marks first; the first five have a colour at the outcome.
    const at = data.marks.length - 1 - data.marks.findLastIndex((mark) => plate.tag.classList.contains(mark));
    const { display, visibility } = getComputedStyle(plate.tag);
    return { plate, at, isHidden: display === 'none' || visibility === 'hidden' };
  }).sort((one, other) => one.at - other.at);
  for (const { plate: { tag, x, y, right }, at, isHidden } of ranked) {
    /** @type {[number, number]} */
    const size = [(right - x) * scale, 16 * scale];
    const isTouch = tag.matches('.touch');
    const frame = isTouch ? taken.find((each) => holds(each, down)) ?? (spot ? wider(down, 2 * pixel) : taken[0]) : boxOfView(viewIn(svg, nameIn(tag.dataset.n ?? '')));
    const isGrey = at > 4;
    const isLeftOut = isHidden || !frame || !meet(frame, seen) || count >= most || (isAlone && at === 8)
      || (isGrey && (isAlone || isZoomed) && area(common(frame, seen)) > 0.9 * area(seen));
    const place = isLeftOut ? undefined : placeNear(size, frame, room, isTouch ? NEXT : APART, isTouch ? LITTLE : 0);
    const [left, top] = place?.box ?? [(x + right - size[0]) / 2, y + 8 - size[1] / 2];
    // A line leads to a view that is not next to its name.
    const nearest = (/** @type {any} */ [a, b, c, d], /** @type {any} */ [e, f, g = e, h = f]) => [max(a, min((e + g) / 2, c)), max(b, min((f + h) / 2, d))];
    const end = place && nearest(frame, place.box), start = end && nearest(place.box, end);
    const isApart = start && Math.hypot(end[0] - start[0], end[1] - start[1]) > 8 * pixel;
    const isShown = place && !(place.cost >= 16 && isTouch) && !(isGrey && isNarrow && isAlone && (isApart || place.cost >= 16));
    flag(tag, 'off', !isShown);
    if (!place || !isShown) continue;
    count += 1;
    taken.push(wider(place.box, 3 * pixel));
    if (isApart) ways += `M${start}L${end}`;
    const { e = 0, f = 0 } = tag.transform?.baseVal.consolidate()?.matrix ?? {};
    tag.style.transformOrigin = `${x}px ${y}px`;
    tag.style.translate = `${left - x - scale * e}px ${top - y - scale * f}px`;
  }
  const lines = one('.tag-lines', svg) ?? one('.labels', svg)?.insertAdjacentElement('beforebegin', draw('path.tag-lines'));
  if (lines) set(lines, { d: ways });
}
