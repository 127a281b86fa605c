// SPDX-License-Identifier: Apache-2.0

// The step in full beside the list, and its point: in the view that is asked, and on the screen.

import { all, draw, flag, make, one, set } from './dom.js';
import { askedAt, factorOf, onScreen } from './geometry.js';
import { limited, number, phaseName, pointText, say } from './texts.js';

/**
 * Phase, time, sentence, what the step changed, and the point in the view's own coordinates.
 *
 * @param {any} stage
 * @returns {(item: any, mark?: string) => void}
 */
export function makeCard(stage) {
  const [when, sentence, changes, inset] = ['p.when', 'p.sentence', 'div', 'figure.inset'].map((kind) => make(kind));
  const card = make('div', {}, when, sentence, changes, inset);
  one('.told', stage).prepend(card);
  return (item, mark) => {
    const { p, t } = item?.dataset ?? {};
    card.className = `card-now ${mark ?? ''}`;
    when.textContent = item ? phaseName(p) : say('start');
    if (t) when.append(make('span', { text: `${number(t)} s` }));
    sentence.textContent = item ? one('p', item).textContent : say('beforeTouch');
    changes.replaceChildren(...(item ? all('.changes', item) : []).map((each) => each.cloneNode(true)));
    const asked = askedAt(item);
    inset.replaceChildren(...(asked ? drawInset(asked) : []));
  };
}

// The bounds as a rectangle and the point as a cross, to one scale, with what separates them.
function drawInset({ view, x, y }) {
  const [left, top, width, height] = view.bounds;
  const [right, bottom] = [left + width, top + height];
  const [minX, minY] = [Math.min(left, x), Math.min(top, y)];
  const [spanX, spanY] = [Math.max(right, x) - minX, Math.max(bottom, y) - minY];
  const scale = Math.min(176 / (spanX || 1), 96 / (spanY || 1), 4);
  const px = (value) => 12 + (value - minX) * scale;
  const py = (value) => 12 + (value - minY) * scale;
  const [cx, cy] = [px(x), py(y)];
  const line = (name, x1, y1, x2, y2) => draw('line', { 'class': name, x1, y1, x2, y2 });
  const inX = left + limited(x - left, width);
  const inY = top + limited(y - top, height);
  /** @type {string[]} */
  const gaps = [];
  const out = (is, name, distance) => is && gaps.push(say(name, { distance: number(distance) }));
  out(x < left, 'leftBy', left - x);
  out(x >= right, 'rightBy', x - right);
  out(y < top, 'aboveBy', top - y);
  out(y >= bottom, 'belowBy', y - bottom);
  const [w, h] = [spanX * scale + 24, spanY * scale + 24];
  const words = (name, text) => make('span', { 'class': name, text });
  const where = gaps.length ? 'outside' : 'inside';
  return [
    draw('svg', { viewBox: `0 0 ${w} ${h}`, width: w, height: h, 'aria-hidden': 'true' },
      draw('rect.bounds', { x: px(left), y: py(top), width: width * scale, height: height * scale }),
      line('axis', px(left), cy, cx, cy), line('axis', cx, py(top), cx, cy),
      line('gap', cx, cy, px(inX), cy), line('gap', px(inX), cy, px(inX), py(inY)),
      draw('circle.origin', { cx: px(left), cy: py(top), r: 3 }),
      draw('path.point', { d: `M${cx - 6},${cy}h12M${cx},${cy - 6}v12` })),
    make('figcaption', {}, words('', say('pointIn', { view: view.id })), make('b', { text: pointText(x, y) }),
      words(where, [say(where), ...gaps].join(' · ')),
      words('', say('bounds', { origin: pointText(left, top), size: `${number(width)} × ${number(height)}` })))];
}

/**
 * The point on the screen, and the way to it along the axes of the view that is asked.
 *
 * @param {any} svg
 * @returns {(item: any) => void}
 */
export function makeAxes(svg) {
  const kinds = ['path.way', 'circle.origin', 'circle.at', 'rect', 'text'];
  const [path, origin, at, plate, label] = kinds.map((kind) => draw(kind));
  const group = draw('g.axes', {}, path, origin, at, plate, label);
  svg.append(group);
  const { x: minX, y: minY, width } = svg.viewBox.baseVal;
  const factor = factorOf(svg);
  return (item) => {
    const asked = askedAt(item);
    flag(group, 'later', !asked);
    if (!asked) return;
    const { view, x, y } = asked;
    const drawn = (point) => point.map((each) => each * factor);
    const [cx, cy] = drawn(onScreen(view, x, y));
    const [ox, oy] = drawn(view.corners.slice(0, 2));
    set(path, { fill: 'none', d: `M${ox},${oy}L${drawn(onScreen(view, x, view.bounds[1]))}L${cx},${cy}` });
    set(origin, { cx: ox, cy: oy, r: 2.5 });
    set(at, { cx, cy, r: 3 });
    label.textContent = pointText(x, y);
    const half = label.textContent.length * 3.1 + 4;
    const middle = limited(cx - minX - half, width - 2 * half) + minX + half;
    const base = cy - minY < 44 ? cy + 30 : cy - 18;
    set(label, { x: middle, y: base });
    set(plate, { x: middle - half, y: base - 12, width: 2 * half, height: 16, rx: 3 });
  };
}
