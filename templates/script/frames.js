// SPDX-License-Identifier: Apache-2.0

// Frames of views on a served page: in Edit a view is dragged to another place, or at its lower right corner to another size.

import { button, draw, flag, make, on, one, set } from './dom.js';
import { nameOf, objectOf } from './objects.js';
import { page } from './state.js';
import { boxOfView, viewIn } from './tags.js';
import { number, say } from './texts.js';
import { ids } from './zoom.js';

// The size of the corner that is dragged, in pixels, and how far a drag moves at least.
const CORNER = 12;
const LEAST_DRAG = 3;

/**
 * Gives a stage the switch between pressing and editing.
 *
 * @param {import('./player.js').Player} player
 * @param {(object: string) => void} select Shows the settings of a view.
 * @param {(object: string) => Promise<number[] | null>} frameOf The frame of a view as it is now.
 * @param {(change: string) => void} change Runs the screen with another frame.
 */
export function arrangeFrames({ sight, stage }, select, frameOf, change) {
  const [look, rail] = [one('.look', stage), one('.rail', stage)];
  if (!sight || !rail) return;
  const { svg, unit } = sight;
  const box = one('.scroll', look);
  const modes = ['modePress', 'modeEdit'].map((name, index) => button(say(name), () => setMode(index > 0)));
  const setMode = (/** @type {boolean} */ isEditing) => {
    page.isEditing = isEditing;
    flag(look, 'editing', isEditing);
    modes.forEach((each, index) => set(each, { 'aria-pressed': isEditing === index > 0 }));
    if (!isEditing) outline.replaceChildren();
  };
  rail.prepend(make('span.paces', { role: 'group', 'aria-label': say('modes') }, ...modes));
  const outline = draw('g.edited-frame');
  svg.append(outline);
  setMode(page.isEditing);

  /** @type {{ id: string, from: { clientX: number, clientY: number }, frame: Promise<number[] | null>, isSize: boolean, home: number[], by: number[] } | null} */
  let drag = null;
  const show = (/** @type {number[]} */ [x, y, right, bottom]) => {
    const corner = CORNER / sight.at.scale / 2;
    outline.replaceChildren(draw('rect', { x, y, width: Math.max(right - x, 0), height: Math.max(bottom - y, 0) }),
      draw('rect.corner', { x: right - corner, y: bottom - corner, width: 2 * corner, height: 2 * corner }));
  };
  const boxAt = (/** @type {string} */ id) => boxOfView(viewIn(svg, nameOf(id)));
  on(box, 'pointerdown', (event) => {
    if (!page.isEditing || event.button) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const edited = outline.dataset.of ?? '';
    const corner = one('.corner', outline)?.getBoundingClientRect();
    const isSize = Boolean(corner && Math.abs(event.clientX - (corner.left + corner.right) / 2) <= CORNER
      && Math.abs(event.clientY - (corner.top + corner.bottom) / 2) <= CORNER);
    const id = isSize ? edited : ids.get(objectOf(document.elementsFromPoint(event.clientX, event.clientY)
      .find((each) => each.closest('.view') && svg.contains(each))) ?? '') ?? '';
    const home = boxAt(id);
    if (!id || !home) return;
    outline.dataset.of = id;
    drag = { id, from: event, frame: frameOf(id), isSize, home: [...home], by: [0, 0] };
    box.setPointerCapture(event.pointerId);
    show(drag.home);
  }, true);
  on(box, 'pointermove', (event) => {
    if (!page.isEditing) return;
    event.stopImmediatePropagation();
    if (!drag) return;
    const { scale } = sight.at;
    drag.by = [event.clientX - drag.from.clientX, event.clientY - drag.from.clientY].map((each) => Math.round(each / scale / unit));
    const [right, down] = drag.by.map((each) => each * unit);
    const [a, b, c, d] = drag.home;
    show(drag.isSize ? [a, b, c + right, d + down] : [a + right, b + down, c + right, d + down]);
  }, true);
  on(box, 'pointerup', async (event) => {
    if (!page.isEditing) return;
    event.stopImmediatePropagation();
    if (!drag) return;
    const { id, frame, isSize, by: [right, down] } = drag;
    drag = null;
    const now = await frame;
    if (!now || Math.hypot(right, down) < LEAST_DRAG) select(id);
    else {
      const [x, y, width, height] = now;
      const next = isSize ? [x, y, Math.max(width + right, 0), Math.max(height + down, 0)] : [x + right, y + down, width, height];
      change(`${id}.frame:[${next.map(number).join(', ')}]`);
    }
  }, true);
}
