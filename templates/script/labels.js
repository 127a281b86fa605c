// SPDX-License-Identifier: Apache-2.0

// Names on the screen have one size, however large the screen is drawn.

import { all, flag } from './dom.js';

// The size of names on the page and in the drawing, in pixels and its units.
const SIZE = 12;
const DRAWN = 11;
// The largest scale of a name; a larger one would cover the screen.
const MOST = 3;
// Below this height of the picture, in pixels, only the objects that matter now are named.
const SMALL = 280;
// The height of a name in the drawing, with a gap.
const ROW = 18;

// The scale at which a name has its size on the page; undefined while the picture is not visible.
const scaleOf = (svg) => {
  const { width, height } = svg.viewBox.baseVal;
  const drawn = Math.min(svg.clientWidth / width, svg.clientHeight / height);
  const scale = drawn && Math.min(SIZE / DRAWN / drawn, MOST);
  if (scale) svg.style.setProperty('--fit', `${scale}`);
  flag(svg, 'small', svg.clientHeight < SMALL);
  return scale;
};

/**
 * Keeps the texts of a picture at their size, and hides those that would overlap others or leave the picture's box.
 *
 * @param {any} svg
 * @param {string} selector The texts, what matters most first.
 */
export function fitTexts(svg, selector) {
  const texts = all(selector, svg);
  const fit = () => {
    if (!scaleOf(svg)) return;
    texts.forEach((text) => flag(text, 'later', false));
    /** @type {DOMRect[]} */
    const taken = [];
    const whole = svg.parentElement.getBoundingClientRect();
    for (const text of texts) {
      const box = text.getBoundingClientRect();
      const isFree = box.left >= whole.left && box.right <= whole.right && taken.every((other) =>
        box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top);
      flag(text, 'later', !isFree);
      if (isFree) taken.push(box);
    }
    // Hide the line of a name beside the picture together with the name.
    const lines = all('.leader polyline', svg);
    all('.beside > .label', svg).forEach((label, index) => {
      const isLeftOut = label.classList.contains('later');
      for (const part of [lines[index], lines[index]?.nextElementSibling]) if (part) flag(part, 'later', isLeftOut);
    });
  };
  new ResizeObserver(fit).observe(svg);
  fit();
}

/**
 * Keeps the names of a picture at their size while the picture is scaled.
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
  // Names in a row grow from the start of the row.
  let start = plates[0];
  plates.forEach((plate, index) => {
    const before = plates[index - 1];
    if (!before || before.y !== plate.y || plate.x - before.right > 4) start = plate;
    plate.element.style.transformOrigin = `${start.x}px ${start.y}px`;
  });
  const fit = () => {
    const scale = scaleOf(svg);
    if (!scale) return;
    const { width } = svg.viewBox.baseVal;
    /** @type {{ y?: number, down: number, free: number }[]} */
    const columns = [{ down: 0, free: 0 }, { down: 0, free: 0 }];
    for (const { element, x, y } of plates) {
      element.style.scale = `${scale}`;
      if (!element.closest('.beside')) continue;
      // Move names beside the screen apart, with their lines.
      const column = columns[x < width / 2 ? 0 : 1];
      if (column.y !== y) {
        column.y = y;
        column.down = Math.max(0, column.free - y);
        column.free = y + column.down + ROW * scale;
      }
      element.style.translate = `0 ${column.down}px`;
      // A line has three points.
      const line = svg.querySelector(`.leader [data-with="${CSS.escape(element.dataset.n)}"] *`);
      if (line) line.points.getItem(2).y = y + column.down + 8;
    }
  };
  new ResizeObserver(fit).observe(svg);
  fit();
}
