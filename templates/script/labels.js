// SPDX-License-Identifier: Apache-2.0

// Names on the screen have one size, however large the screen is drawn.

import { all } from './dom.js';

// The size of names on the page and in the drawing, in pixels and its units.
const SIZE = 12;
const DRAWN = 11;
// How much larger than drawn a name gets at most: more would cover the screen.
const MOST = 2.5;

/**
 * Keeps the names of a picture at their size while the picture is drawn larger or smaller.
 *
 * @param {any} svg
 */
export function fitLabels(svg) {
  /** @type {{ element: any, x: number, y: number, right: number }[]} */
  const plates = all('.labels > g', svg).flatMap((element) => {
    const rect = element.querySelector('rect');
    if (!rect) return [];
    const [x, y, width] = ['x', 'y', 'width'].map((name) => Number(rect.getAttribute(name)));
    return [{ element, x, y, right: x + width }];
  }).sort((one, other) => one.y - other.y || one.x - other.x);
  // Names in a row grow from where the row begins.
  let start = plates[0];
  plates.forEach((plate, index) => {
    const before = plates[index - 1];
    if (!before || before.y !== plate.y || plate.x - before.right > 4) start = plate;
    plate.element.style.transformOrigin = `${start.x}px ${start.y}px`;
  });
  const fit = () => {
    const { width, height } = svg.viewBox.baseVal;
    const drawn = Math.min(svg.clientWidth / width, svg.clientHeight / height);
    if (!drawn) return;
    const scale = Math.min(SIZE / DRAWN / drawn, MOST);
    for (const { element } of plates) element.style.scale = String(scale);
  };
  new ResizeObserver(fit).observe(svg);
  fit();
}
