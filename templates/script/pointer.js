// SPDX-License-Identifier: Apache-2.0

// The frame and the name of the view under the pointer, on the screen.

import { draw, one, set } from './dom.js';
import { objectsIn } from './objects.js';
import { boxOfPoints, boxOfView, NEXT, placeNear, roomOf, viewIn } from './tags.js';

/**
 * Shows the frame of an object, and its name if no name is shown; without a name shows nothing.
 *
 * @param {import('./sight.js').Sight} sight
 * @param {string} name The name as in ids.
 * @param {string} text
 * @param {number[]} corners The corners of its box if it is not drawn.
 */
export function pointOut(sight, name, text, corners) {
  const { svg, at } = sight;
  one('.hovered', svg)?.remove();
  const frame = boxOfView(viewIn(svg, name)) ?? (corners.length ? boxOfPoints(`${corners}`) : undefined);
  if (!frame || !at.scale) return;
  const [x, y, right, bottom] = frame;
  const group = draw('g.hovered', {}, draw('rect', { x, y, width: right - x, height: bottom - y }));
  svg.append(group);
  const isNamed = objectsIn(svg).get(name)?.some((each) => each.matches('.label') && each.getBoundingClientRect().width);
  if (isNamed) return;
  const [plate, words] = [draw('rect'), draw('text', { x: 5, y: 12, text: text.length > 40 ? `${text.slice(0, 39)}…` : text })];
  group.append(plate, words);
  const width = words.getComputedTextLength() + 10;
  const scale = 12 / 11 / at.scale;
  const place = placeNear([width * scale, 16 * scale], frame, roomOf(sight, ', .label > :is(rect:first-child, .words)'), NEXT);
  if (!place) [plate, words].forEach((each) => each.remove());
  else for (const each of [plate, words]) set(each, { transform: `translate(${place.box[0]} ${place.box[1]}) scale(${scale})` });
  set(plate, { width, height: 16, rx: 3 });
}
