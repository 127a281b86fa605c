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

// Below this width of the picture, in pixels, there is no room beside the screen.
const NARROW = 480;

// The box of the device, as a view box.
const boxAround = (rect) => {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
  return `${x - 4} ${y - 4} ${width + 8} ${height + 8}`;
};

/**
 * Puts names on the screen, above or below the place that their lines lead to, where they cover no other.
 *
 * @param {any} svg
 * @param {{ element: any, x: number, y: number, right: number }[]} plates
 * @param {number} scale
 */
function placeOn(svg, plates, scale) {
  const { x: left, y: top, width, height } = svg.viewBox.baseVal;
  /** @type {{ x: number, y: number, right: number, bottom: number }[]} */
  const taken = [];
  for (const { element, x, y, right } of plates) {
    element.style.scale = `${scale}`;
    if (!element.closest('.beside')) taken.push({ x, y, right: x + (right - x) * scale, bottom: y + ROW * scale });
  }
  for (const plate of plates) {
    const { element } = plate;
    if (!element.closest('.beside')) continue;
    const dot = svg.querySelector(`.leader [data-with="${CSS.escape(element.dataset.n)}"] circle`);
    const [wide, high] = [(plate.right - plate.x) * scale, ROW * scale];
    const [cx, cy] = ['cx', 'cy'].map((name) => Number(dot?.getAttribute(name)));
    const x = Math.max(left + 4, Math.min(cx - wide / 2, left + width - wide - 4));
    const y = [cy - 1.6 * high, cy + 0.6 * high, cy - 2.8 * high, cy + 1.8 * high].find((place) =>
      place >= top && place + high <= top + height && taken.every((other) =>
        x + wide <= other.x || other.right <= x || place + high <= other.y || other.bottom <= place));
    flag(element, 'later', y === undefined);
    if (y === undefined) continue;
    taken.push({ x, y, right: x + wide, bottom: y + high });
    element.style.translate = `${x - plate.x}px ${y - plate.y}px`;
  }
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
  const whole = svg.getAttribute('viewBox');
  const device = svg.querySelector('.beside .label') && svg.querySelector('.device rect');
  const fit = () => {
    // On a narrow page the screen has all the room, and only what matters most is named on it.
    const isNarrow = Boolean(device) && svg.clientWidth > 0 && svg.clientWidth < NARROW;
    flag(svg, 'narrow', isNarrow);
    svg.setAttribute('viewBox', isNarrow ? boxAround(device) : whole);
    const scale = scaleOf(svg);
    if (!scale) return;
    if (isNarrow) {
      placeOn(svg, plates, scale);
      return;
    }
    const { width } = svg.viewBox.baseVal;
    /** @type {{ y?: number, down: number, free: number }[]} */
    const columns = [{ down: 0, free: 0 }, { down: 0, free: 0 }];
    for (const { element, x, y, right } of plates) {
      element.style.scale = `${scale}`;
      if (!element.closest('.beside')) continue;
      if (device) flag(element, 'later', false);
      // Move names beside the screen apart, with their lines.
      const column = columns[x < width / 2 ? 0 : 1];
      if (column.y !== y) {
        column.y = y;
        column.down = Math.max(0, column.free - y);
        column.free = y + column.down + ROW * scale;
      }
      // A line has three points. Names at the left end at their lines.
      const line = svg.querySelector(`.leader [data-with="${CSS.escape(element.dataset.n)}"] *`);
      const end = device && x < width / 2 + svg.viewBox.baseVal.x && line?.points.getItem(2).x;
      const aside = end ? end - 3 - x - (right - x) * scale : 0;
      element.style.translate = `${aside}px ${column.down}px`;
      if (line) line.points.getItem(2).y = y + column.down + 8;
    }
  };
  new ResizeObserver(fit).observe(svg);
  fit();
}
