// SPDX-License-Identifier: Apache-2.0

// The point of a step on the screen.

import { draw, flag, set } from './dom.js';
import { askedAt, factorOf, onScreen } from './geometry.js';
import { limited, pointText } from './texts.js';

/**
 * The point on the screen, and the way to it along the axes of the view that is asked.
 *
 * @param {any} svg
 * @returns {(item: any) => void}
 */
export function makeAxes(svg) {
  const kinds = ['path.way', 'circle.origin', 'circle.at', 'rect', 'text'];
  const [path, origin, at, plate, label] = kinds.map((kind) => draw(kind));
  const group = draw('g.axes', {}, path, origin, at, draw('g.grows', {}, plate, label));
  svg.append(group);
  const { x: minX, y: minY, width } = svg.viewBox.baseVal;
  const factor = factorOf(svg);
  return (item) => {
    const asked = askedAt(item);
    flag(group, 'later', !asked);
    flag(svg, 'aiming', asked);
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
    const grown = half * (Number(svg.style.getPropertyValue('--fit')) || 1);
    const middle = limited(cx - minX - grown, width - 2 * grown) + minX + grown;
    const base = cy - minY < 44 ? cy + 30 : cy - 18;
    set(label, { x: middle, y: base });
    set(plate, { x: middle - half, y: base - 12, width: 2 * half, height: 16, rx: 3 });
  };
}
