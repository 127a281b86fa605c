// SPDX-License-Identifier: Apache-2.0

// What is drawn on the screen at the outcome: who lost the touch is crossed out, and an arrow leads to who took it.

import { draw, one, set } from './dom.js';
import { nameIn, objectsIn } from './objects.js';
import { boxOf } from './scene.js';

// Slanting lines through a box, 9 units apart.
function stripes({ x: left, y: top, width, height }) {
  const [right, bottom] = [left + width, top + height];
  const starts = Array.from({ length: Math.min(200, Math.ceil((right - left + height) / 9)) }, (_, index) => index * 9);
  return starts.map((start) => {
    const [x1, y1] = start > height ? [left + start - height, bottom] : [left, top + start];
    const [x2, y2] = start > right - left ? [right, top + start - (right - left)] : [left + start, top];
    return `M${x1},${y1}L${x2},${y2}`;
  }).join('');
}

/**
 * @param {any} svg
 * @param {any[]} marks The marks at the outcome.
 * @param {Element | null} taken Who took the touch, with the words of the arrow.
 */
export function drawOutcome(svg, marks, taken) {
  one('.outcome-lines', svg)?.remove();
  const group = draw('g.outcome-lines');
  const labels = one('.labels', svg);
  if (labels) labels.before(group);
  else svg.append(group);
  const drawn = svg.getScreenCTM()?.a || 1;
  const shapeOf = (name) => {
    const view = objectsIn(svg).get(name)?.find((each) => each.matches('.view'));
    return view && one(':scope > polygon:not(.tint)', view);
  };
  for (const mark of marks.filter((each) => each.className === 'lost')) {
    const shape = shapeOf(nameIn(mark.dataset.v));
    if (!shape) continue;
    const box = boxOf(shape.getAttribute('points'));
    const [right, bottom] = [box.x + box.width, box.y + box.height];
    group.append(draw('path.stripes', { d: stripes(box) }), draw('path.crossed', {
      d: `M${box.x},${box.y}L${right},${bottom}M${right},${box.y}L${box.x},${bottom}`,
    }));
  }
  const finger = one('.finger .spot', svg);
  const [, fingerX, fingerY] = /translate\((.+),(.+)\)/.exec(finger?.getAttribute('transform')) ?? [];
  if (taken && fingerX) {
    const [x, y] = [Number(fingerX), Number(fingerY)];
    const { x: left, y: top, width, height } = svg.viewBox.baseVal;
    const [toX, toY] = [x < left + width / 2 ? x + 64 : x - 64, y > top + height / 3 ? y - 52 : y + 52];
    const angle = Math.atan2(toY - y, toX - x);
    const [fromX, fromY] = [x + 14 * Math.cos(angle), y + 14 * Math.sin(angle)];
    group.append(
      draw('path.taken', { d: `M${fromX},${fromY}L${toX - 6 * Math.cos(angle)},${toY - 6 * Math.sin(angle)}` }),
      draw('path.head', { d: 'M0,0L-9,-4V4Z', transform: `translate(${toX} ${toY}) rotate(${angle * 180 / Math.PI})` }),
      draw('g', {}, draw('text', {
        x: toX, y: toY < y ? toY - 6 : toY + 15, 'font-size': 12 / drawn, text: taken.textContent,
      })));
    const text = one('text', group);
    const half = text.getComputedTextLength() / 2;
    set(text, { x: Math.min(Math.max(toX, left + half), left + width - half) });
  }
}
