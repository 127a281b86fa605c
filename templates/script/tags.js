// SPDX-License-Identifier: Apache-2.0

// Names on the screen, near their views, where there is no room beside it.

import { all, draw, flag, one, set } from './dom.js';
import { nameIn, objectsIn } from './objects.js';
import { boxOf } from './scene.js';

/** @typedef {import('./sight.js').Box} Box */

// What matters most comes first.
const ORDER = ['lost', 'gets', 'sends', 'hit', 'held', 'refused', 'path', 'asked', 'unasked'];
const MARKED = '.view:is(.lost, .gets, .sends, .hit)';
// How many names a screen of many views has, by the width of its room in pixels.
const MOST_TAGS = [[480, 5], [640, 8], [Infinity, 12]];
// The places of a name along its view, and its distances from it, in pixels.
const ALONG = [0, 0.5, 1, 0.25, 0.75, 0.125, 0.375, 0.625, 0.875];
const APART = [6, 14, 24, 36, 50, 66];
const NEXT = 2;

/** @param {Box} one @param {Box} other */
const meet = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width
  && one.y < other.y + other.height && other.y < one.y + one.height;

/** @param {Box} outer @param {Box} inner */
const holds = (outer, inner) => outer.x <= inner.x && inner.x + inner.width <= outer.x + outer.width
  && outer.y <= inner.y && inner.y + inner.height <= outer.y + outer.height;

// Whether nearly all of the room is in the frame.
/** @param {Box} frame @param {Box} room */
const fills = (frame, room) => {
  const right = Math.min(frame.x + frame.width, room.x + room.width) - Math.max(frame.x, room.x);
  const down = Math.min(frame.y + frame.height, room.y + room.height) - Math.max(frame.y, room.y);
  return right * down > 0.9 * room.width * room.height;
};

// The box with some more around it.
/** @param {Box} box @param {number} by @returns {Box} */
const wider = ({ x, y, width, height }, by) => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

// The box of an element in the picture's units.
/** @param {import('./sight.js').Sight} sight @returns {(element: any) => Box} */
const measure = ({ svg, at: { scale, x, y } }) => {
  const from = svg.getBoundingClientRect();
  return (element) => {
    const box = element.getBoundingClientRect();
    return { x: x + (box.x - from.x - from.width / 2) / scale, y: y + (box.y - from.y - from.height / 2) / scale,
      width: box.width / scale, height: box.height / scale };
  };
};

// The point of a box that is nearest to the middle of another, or to a point.
/** @param {Box} box @param {any} other */
const nearest = (box, { x, y, width = 0, height = 0 }) => ({
  x: Math.max(box.x, Math.min(x + width / 2, box.x + box.width)),
  y: Math.max(box.y, Math.min(y + height / 2, box.y + box.height)),
});

const bodyOf = (element) => one(':scope > polygon:not(.outside, .accepts, .tint)', element);

/**
 * The frame of a drawn view, in the picture's units; undefined if it is not drawn.
 *
 * @param {any} svg
 * @param {string} name
 */
export function frameOf(svg, name) {
  const view = objectsIn(svg).get(name)?.find((each) => each.matches('.view'));
  const points = view && !view.matches('.later') && bodyOf(view)?.getAttribute('points');
  return points ? boxOf(points) : undefined;
}

/**
 * The best place of a name near a frame: where it is whole and lies on nothing that is taken, and on little else.
 *
 * @param {{ width: number, height: number }} size
 * @param {Box} frame
 * @param {{ seen: Box, taken: Box[], others: [Box, number][], pixel: number }} room
 * @param {number} [many] How many distances are tried.
 * @returns {Box & { cost: number } | undefined}
 */
export function placeNear({ width, height }, frame, { seen, taken, others, pixel }, many = APART.length) {
  const left = Math.max(frame.x, seen.x), right = Math.min(frame.x + frame.width, seen.x + seen.width);
  const top = Math.max(frame.y, seen.y), bottom = Math.min(frame.y + frame.height, seen.y + seen.height);
  /** @type {[number, number][]} */
  const places = [];
  const gap = 4 * pixel;
  const row = (y, from, to) => ALONG.forEach((part) => places.push([from + part * (to - width - from), y]));
  if (right - left >= width + 2 * gap && bottom - top >= height + 2 * gap) {
    row(top + gap, left + gap, right - gap);
    row(bottom - gap - height, left + gap, right - gap);
  }
  if (right - left >= width && frame.y >= seen.y) row(top - height / 2, left + gap, right - gap);
  for (const apart of APART.slice(0, many).map((each) => each * pixel)) {
    row(top - apart - height, Math.min(left, right - width), Math.max(right, left + width));
    row(bottom + apart, Math.min(left, right - width), Math.max(right, left + width));
    places.push([left - apart - width, (top + bottom - height) / 2], [right + apart, (top + bottom - height) / 2]);
  }
  let best;
  places.forEach(([x, y], index) => {
    const place = { x, y, width, height };
    if (!holds(seen, place) || taken.some((each) => meet(each, place))) return;
    // Each place costs a little more than the one before.
    const cost = others.reduce((sum, [each, price]) => sum + (meet(each, place) && !holds(each, frame) ? price : 0), index / 10);
    if (!best || cost < best.cost) best = { ...place, cost };
  });
  return best;
}

// What names of a picture must not lie on, and what they had better not.
/** @param {import('./sight.js').Sight} sight */
function roomOf(sight) {
  const { svg } = sight;
  const pixel = 1 / sight.at.scale;
  const seen = wider(svg.viewBox.baseVal, -4 * pixel);
  const taken = all('g.touch:not(.later) circle, .pill:not(.unasked) > rect:first-of-type, .axes:not(.later) .grows rect', svg).map(measure(sight))
    .filter((each) => each.width).map((each) => wider(each, 3 * pixel));
  const texts = all('text.content:not(.later)', svg).map((text) => {
    const [mid, base, size] = ['x', 'y', 'font-size'].map((name) => Number(text.getAttribute(name)));
    const wide = text.textContent.length * size / 2;
    return { x: mid - wide / 2, y: base - size, width: wide, height: size };
  });
  const boxes = (selector) => all(selector, svg).map((each) => bodyOf(each)?.getAttribute('points')).filter(Boolean).map(boxOf);
  /** @type {[Box, number][]} */
  const others = [[...texts, ...boxes('.view.control:not(.later)')], boxes(MARKED)]
    .flatMap((all, index) => all.map((each) => /** @type {[Box, number]} */ ([each, index ? 60 : 16])));
  return { seen, taken, others: others.filter(([each]) => meet(each, seen)), pixel };
}

/**
 * Places the names of a picture for its present part: no two over each other, none over the finger, none cut.
 *
 * @param {import('./sight.js').Sight} sight
 * @param {{ element: any, x: number, y: number, right: number }[]} plates
 * @param {number} scale The size of a name, where 1 is as drawn.
 * @param {boolean} isAlone Whether the screen has many views.
 */
export function placeTags(sight, plates, scale, isAlone) {
  const { svg } = sight;
  const pixel = 1 / sight.at.scale;
  const room = roomOf(sight);
  const most = isAlone ? MOST_TAGS.find(([width]) => sight.width < width)?.[1] ?? 0 : Infinity;
  const lines = one('.tag-lines', svg) ?? one('.labels', svg).insertAdjacentElement('beforebegin', draw('path.tag-lines'));
  let ways = '';
  let count = 0;
  const rank = ({ element }) => ORDER.findIndex((mark) => element.classList.contains(mark));
  // Measure all before changing any.
  const ranked = plates.map((plate) => {
    const { display, visibility } = getComputedStyle(plate.element);
    return { plate, at: rank(plate), isHidden: display === 'none' || visibility === 'hidden' };
  }).sort((one, other) => (one.at < 0 ? 99 : one.at) - (other.at < 0 ? 99 : other.at));
  for (const { plate: { element, x, y, right }, at, isHidden } of ranked) {
    const size = { width: (right - x) * scale, height: 16 * scale };
    // The recognizer that acts has its place at the end of its arrow.
    if (element.matches('.pill')) {
      const [mid, middle] = [(x + right) / 2, y + 8];
      element.style.transformOrigin = `${mid}px ${middle}px`;
      flag(element, 'off', !holds(room.seen, { ...size, x: mid - size.width / 2, y: middle - size.height / 2 }));
      continue;
    }
    const isGrey = at < 0 || at > 4;
    // The name of the touch stands at its finger.
    const isTouch = element.matches('.touch');
    const frame = isTouch ? room.taken[0] : frameOf(svg, nameIn(element.dataset.n ?? ''));
    const isLeftOut = isHidden || !frame || !meet(frame, room.seen) || count >= most || (isAlone && ORDER[at] === 'unasked')
      || (isGrey && (isAlone || sight.isZoomed) && fills(frame, room.seen));
    const place = isLeftOut ? undefined : placeNear(size, frame, room, isTouch ? NEXT : undefined);
    // A line leads to a view that is not next to its name.
    const end = place && frame && nearest(frame, place), start = end && nearest(place, end);
    const isApart = start && Math.hypot(end.x - start.x, end.y - start.y) > 8 * pixel;
    const isShown = start && !(isGrey && sight.isNarrow && isAlone && (isApart || place.cost >= 16));
    flag(element, 'off', !isShown);
    if (!isShown) continue;
    if (isApart) ways += `M${start.x},${start.y}L${end.x},${end.y}`;
    count += 1;
    room.taken.push(wider(place, 3 * pixel));
    const moved = element.transform?.baseVal.consolidate()?.matrix;
    element.style.transformOrigin = `${x}px ${y}px`;
    element.style.translate = `${place.x - x - scale * (moved?.e ?? 0)}px ${place.y - y - scale * (moved?.f ?? 0)}px`;
  }
  set(lines, { d: ways });
}

/**
 * Places the coordinates of the touch where they lie on no other name.
 *
 * @param {import('./sight.js').Sight} sight
 * @param {{ element: any, x: number, y: number, right: number }} plate
 * @param {number} scale
 */
export function placeTouch(sight, { element, x, y, right }, scale) {
  const room = roomOf(sight);
  const [finger] = room.taken;
  const others = all('.label > rect:first-child', sight.svg).filter((each) => each.parentElement !== element);
  room.taken.push(...others.map(measure(sight)).filter((each) => each.width));
  const place = finger && placeNear({ width: (right - x) * scale, height: 16 * scale }, finger, room, NEXT);
  flag(element, 'off', !place);
  if (!place) return;
  element.style.transformOrigin = `${x}px ${y}px`;
  element.style.translate = `${place.x - x}px ${place.y - y}px`;
}

/**
 * Shows the name of a view that has none, with its frame; nothing hides it again.
 *
 * @param {import('./sight.js').Sight} sight
 * @param {string} [name]
 * @param {string} [text]
 * @param {Box} [given] Its frame if it is not drawn.
 */
export function pointOut(sight, name = '', text = '', given) {
  const { svg } = sight;
  one('.hovered', svg)?.remove();
  const frame = frameOf(svg, name) ?? given;
  if (!frame?.width || !sight.at.scale) return;
  const rect = draw('rect', { ...frame });
  const group = draw('g.hovered', {}, rect);
  svg.append(group);
  const named = objectsIn(svg).get(name)?.some((each) => each.matches('.label') && each.getBoundingClientRect().width);
  if (named) return;
  const pixel = 1 / sight.at.scale;
  const room = roomOf(sight);
  room.taken.push(...all('.label:not(.off) > rect:first-child', svg).map(measure(sight)).filter((each) => each.width));
  const words = draw('text', { text: text.length > 40 ? `${text.slice(0, 39)}…` : text });
  const plate = draw('rect');
  group.append(plate, words);
  const width = words.getComputedTextLength() + 10;
  const scale = 12 / 11 * pixel;
  const place = placeNear({ width: width * scale, height: 16 * scale }, frame, room, NEXT);
  if (!place) {
    plate.remove();
    words.remove();
    return;
  }
  const transform = `translate(${place.x} ${place.y}) scale(${scale})`;
  set(plate, { width, height: 16, rx: 3, transform });
  set(words, { x: 5, y: 12, transform });
}
