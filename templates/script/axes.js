// SPDX-License-Identifier: Apache-2.0

// The point of a step on the screen.

import { draw, flag, one, set } from './dom.js';
import { askedAt, boundsOf, factorOf, onScreen } from './geometry.js';
import { limited, number, pointText, say } from './texts.js';

/**
 * Shows the point on the screen, with its distances from the edges of the asked view.
 *
 * @param {any} svg
 * @returns {(item: any) => void}
 */
export function makeAxes(svg) {
  const kinds = ['path.way', 'circle.at', 'rect', 'text', 'text.grows', 'text.grows'];
  const [path, at, plate, label, ...numbers] = kinds.map((kind) => draw(kind));
  const group = draw('g.axes', {}, path, at, ...numbers, draw('g.grows', {}, plate, label));
  svg.append(group);
  const factor = factorOf(svg);
  const frame = one('.device rect', svg);
  const device = frame && [frame.x.baseVal.value, frame.width.baseVal.value];
  return (item) => {
    const asked = askedAt(item);
    flag(group, 'later', !asked);
    flag(svg, 'aiming', asked);
    if (!asked) return;
    const { view, x, y } = asked;
    const { x: minX, y: minY, width } = svg.viewBox.baseVal;
    const [left, top, ...size] = boundsOf(view);
    const place = (...point) => onScreen(view, point[0], point[1]).map((each) => each * factor);
    const [cx, cy] = place(x, y);
    const edges = [place(left, y), place(x, top)];
    set(path, { fill: 'none', d: `M${edges[0]}L${cx},${cy}L${edges[1]}` });
    set(at, { cx, cy, r: 3 });
    const fit = Number(svg.style.getPropertyValue('--fit')) || 1;
    numbers.forEach((text, axis) => {
      const [ex, ey] = edges[axis];
      const value = [x, y][axis];
      const from = [left, top][axis];
      // At the edges of scrolled content the coordinates are not 0, and a short line leaves no space for the text.
      text.textContent = from || Math.hypot(ex - cx, ey - cy) < 52 * fit ? '' : number(value);
      set(text, { x: (ex + cx) / 2, y: (ey + cy) / 2 + 4 });
      flag(text, 'outside', value < 0 || value >= size[axis]);
    });
    label.textContent = say('pointIn', { point: pointText(x, y), view: view.id });
    const half = label.textContent.length * 3.4 + 4;
    const grown = half * fit;
    // The name is on the screen, where it covers no name beside the screen, if there is space.
    const [from, room] = device && device[1] > 2 * grown ? device : [minX, width];
    const middle = limited(cx - from - grown, room - 2 * grown) + from + grown;
    const base = cy - minY < 44 * fit ? cy + 34 : cy - 20;
    set(label, { x: middle, y: base });
    set(plate, { x: middle - half, y: base - 12, width: 2 * half, height: 16, rx: 3 });
  };
}
