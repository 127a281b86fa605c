// SPDX-License-Identifier: Apache-2.0

// Names on the screen have one size, however large the screen is drawn.

import { all, flag } from './dom.js';
import { makeFine, placePills } from './marks.js';
import { Sight } from './sight.js';
import { placeTags } from './tags.js';

// The size of names, in pixels on the page and in units of the drawing.
const SIZE = 12;
const DRAWN = 11;
// The largest scale of a name; a larger one would cover the screen.
const MOST = 4;
// The height of a name in the drawing, with a gap.
const ROW = 18;

// The scale at which a name has its size on the page; 0 while the picture is not visible.
const scaleOf = ({ svg, width, height }) => {
  const box = svg.viewBox.baseVal;
  const drawn = Math.min(width / box.width, height / box.height);
  const scale = drawn && Math.min(SIZE / DRAWN / drawn, MOST);
  if (scale) svg.style.setProperty('--fit', `${scale}`);
  return scale;
};

// Below this height of the picture, in pixels, only the objects that matter at the step are named.
const SMALL = 280;

/** @param {any} sight */
const isSmall = ({ height }) => height < SMALL;

const numbers = (tag, ...names) => names.map((name) => Number(tag.getAttribute(name)));
const leaderOf = (svg, { dataset }) => svg.querySelector(`.leader [data-with="${CSS.escape(dataset.n)}"]`);

/**
 * Keeps the names of a picture at their size, and apart, whatever part of it is seen.
 *
 * @param {any} svg
 */
export function fitLabels(svg) {
  const sight = new Sight(svg);
  /** @type {{ tag: any, x: number, y: number, right: number, isBeside: boolean, origin: string }[]} */
  const plates = all('.labels > g', svg).flatMap((tag) => {
    const rect = tag.querySelector('rect');
    if (!rect) return [];
    const [x, y, width] = numbers(rect, 'x', 'y', 'width');
    return [{ tag, x, y, right: x + width, isBeside: Boolean(tag.closest('.beside')), origin: '' }];
  }).sort((one, other) => one.y - other.y || one.x - other.x);
  // Names in a row grow from the start of the row.
  let start = plates[0];
  plates.forEach((plate, index) => {
    const before = plates[index - 1];
    if (!before || before.y !== plate.y || plate.x - before.right > 4) start = plate;
    plate.origin = `${start.x}px ${start.y}px`;
  });
  const beside = plates.filter((plate) => plate.isBeside);
  const pills = plates.filter(({ tag }) => tag.matches('.pill'));
  const others = plates.filter((plate) => !pills.includes(plate));
  const fine = makeFine(svg);
  const touches = plates.filter(({ tag }) => tag.matches('.touch'));
  // On a screen with many views all names are beside it.
  const isAlone = Boolean(svg.querySelector('.alone'));
  // In columns, moved apart with their lines; names at the left end of their lines.
  const placeBeside = (box, scale) => {
    /** @type {{ y?: number, down: number, free: number }[]} */
    const columns = [{ down: 0, free: 0 }, { down: 0, free: 0 }];
    for (const { tag, x, y, right } of beside) {
      const isLeft = x < box.x + box.width / 2;
      const column = columns[isLeft ? 0 : 1];
      if (column.y !== y) {
        column.y = y;
        column.down = Math.max(0, column.free - y);
        column.free = y + column.down + (ROW + 13 * tag.querySelectorAll('.words > tspan').length) * scale;
      }
      const leader = leaderOf(svg, tag);
      // A line goes with its name.
      if (leader) leader.style.display = isSmall(sight) ? getComputedStyle(tag).display : '';
      // The first is a line of three points.
      const points = leader?.firstElementChild?.points;
      const end = isLeft && points ? points.getItem(2).x - 3 : box.x + box.width - 4;
      const own = isAlone ? Math.min(scale, (end - (isLeft ? box.x + 4 : x)) / (right - x)) : scale;
      tag.style.scale = `${own}`;
      tag.style.translate = `${isAlone && isLeft && points ? end - x - (right - x) * own : 0}px ${column.down}px`;
      if (points) points.getItem(2).y = y + column.down + 8;
    }
  };
  sight.arrange = () => {
    flag(svg, 'small', isSmall(sight));
    const scale = scaleOf(sight);
    sight.beforeNames();
    if (!scale || svg.classList.contains('gliding')) return;
    fine(sight.at.scale);
    for (const { tag, origin } of plates) {
      flag(tag, 'off', false);
      Object.assign(tag.style, { scale: `${scale}`, transformOrigin: origin, translate: '' });
    }
    placePills(sight, pills, scale);
    if (sight.isClose) placeTags(sight, others, scale, isAlone);
    else {
      placeBeside(svg.viewBox.baseVal, scale);
      placeTags(sight, touches, scale, false, ', .label:not(.touch) > :is(rect:first-child, .words)');
    }
  };
  sight.followers.push(() => sight.arrange());
  sight.look();
  return sight;
}
