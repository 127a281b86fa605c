// SPDX-License-Identifier: Apache-2.0

// Frames of views on a served page: in Edit mode a view can be dragged to another position, or resized at its lower
// right corner, and the screen runs again during the drag. Every run draws another stage, so the drag belongs to none
// of them.

import { button, draw, flag, make, on, one, set } from './dom.js';
import { nameOf, objectOf } from './objects.js';
import { page } from './state.js';
import { boxOfView, viewIn } from './tags.js';
import { number, say } from './texts.js';
import { ids } from './zoom.js';

// The size of the resize corner, and the smallest distance of a drag, in pixels.
const CORNER = 12;
const LEAST_DRAG = 3;
const FRAME_STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * What a page does with frames: shows the settings of a view, tells its frame as it is now, and runs the screen with another
 * one; whether the address before is kept.
 *
 * @typedef {{ select: (object: string) => void, frameOf: (object: string) => Promise<number[] | null>,
 *   change: (change: string, isNew: boolean) => Promise<void> }} Editing
 */

/** @typedef {{ id: string, from: number[], frame: Promise<number[] | null>, isSize: boolean, home: number[], by: number[] }} Drag */

/** @type {Drag | null} */
let held = null;

// The view whose frame is shown.
let edited = '';

// Shows the frame on the visible stage.
let showFrame = (/** @type {number[] | null} */ _box) => {};

// The point of the screen under the pointer. The stage may move when the answer above it gets another line.
let pointNow = (/** @type {{ clientX: number, clientY: number }} */ _event) => [0, 0];
/** @type {Editing | null} */
let editing = null;

// The box of the dragged view on its stage, at its new position.
/** @param {Drag} held @param {number} unit */
function draggedBox({ home: [a, b, c, d], by, isSize }, unit) {
  const [right, down] = by.map((each) => each * unit);
  return isSize ? [a, b, c + right, d + down] : [a + right, b + down, c + right, d + down];
}

/** @param {string} id @param {number[]} frame @param {number[]} by @param {boolean} isSize */
function changeOf(id, [x, y, width, height], [right, down], isSize) {
  const next = isSize ? [x, y, Math.max(width + right, 0), Math.max(height + down, 0)] : [x + right, y + down, width, height];
  return `${id}.frame:[${next.map(number).join(', ')}]`;
}

// One change runs at a time; of those that come meanwhile, only the last one follows.
let isFraming = false;
let lastFrame = '';
let wantedFrame = '';
async function runFrame(/** @type {string} */ change) {
  wantedFrame = change;
  if (isFraming) return;
  isFraming = true;
  for (let isNew = lastFrame === ''; wantedFrame !== lastFrame; isNew = false) {
    lastFrame = wantedFrame;
    await editing?.change(lastFrame, isNew);
  }
  isFraming = false;
  if (!held) lastFrame = '';
}

async function followDrag() {
  const own = held;
  const frame = await own?.frame;
  if (own && own === held && frame && (lastFrame || Math.hypot(...own.by) >= LEAST_DRAG)) runFrame(changeOf(own.id, frame, own.by, own.isSize));
}

let isListening = false;
function listenToDrags() {
  if (isListening) return;
  isListening = true;
  on(document, 'pointermove', (event) => {
    if (!held) return;
    event.stopImmediatePropagation();
    held.by = pointNow(event).map((each, axis) => Math.round(each - (held?.from[axis] ?? 0)));
    showFrame(null);
    followDrag();
  }, true);
  on(document, 'pointerup', async (event) => {
    if (!held) return;
    event.stopImmediatePropagation();
    const { id, frame, isSize, by } = held;
    held = null;
    const now = await frame;
    if (!now || (!lastFrame && Math.hypot(...by) < LEAST_DRAG)) editing?.select(id);
    else await runFrame(changeOf(id, now, by, isSize));
    if (!isFraming) lastFrame = '';
  }, true);
  on(document, 'pointercancel', () => { held = null; }, true);
}

/**
 * Gives a stage the switch between pressing and editing.
 *
 * @param {import('./player.js').Player} player
 * @param {Editing} means
 */
export function arrangeFrames({ sight, stage }, means) {
  const [look, rail] = [one('.look', stage), one('.rail', stage)];
  if (!sight || !rail) return;
  listenToDrags();
  editing = means;
  const { svg, unit } = sight;
  const box = one('.scroll', look);
  const modes = ['modePress', 'modeEdit'].map((name, index) => button(say(name), () => setMode(index > 0)));
  const outline = draw('g.edited-frame');
  svg.append(outline);
  const boxAt = (/** @type {string} */ id) => boxOfView(viewIn(svg, nameOf(id)));
  showFrame = (given) => {
    const at = held ? draggedBox(held, unit) : given ?? boxAt(edited);
    if (!at || !page.isEditing) return outline.replaceChildren();
    const [x, y, right, bottom] = at;
    const corner = CORNER / sight.at.scale / 2;
    outline.replaceChildren(draw('rect', { x, y, width: Math.max(right - x, 0), height: Math.max(bottom - y, 0) }),
      draw('rect.corner', { x: right - corner, y: bottom - corner, width: 2 * corner, height: 2 * corner }));
  };
  pointNow = ({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [x / unit, y / unit];
  };
  const setMode = (/** @type {boolean} */ isEditing) => {
    page.isEditing = isEditing;
    flag(look, 'editing', isEditing);
    modes.forEach((each, index) => set(each, { 'aria-pressed': isEditing === index > 0 }));
    if (!isEditing) edited = '';
    showFrame(null);
  };
  rail.prepend(make('span.paces', { role: 'group', 'aria-label': say('modes') }, ...modes));
  setMode(page.isEditing);

  on(box, 'pointerdown', (event) => {
    if (!page.isEditing || event.button) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    box.focus({ preventScroll: true });
    const corner = one('.corner', outline)?.getBoundingClientRect();
    const isSize = Boolean(corner && Math.abs(event.clientX - (corner.left + corner.right) / 2) <= CORNER
      && Math.abs(event.clientY - (corner.top + corner.bottom) / 2) <= CORNER);
    const id = isSize ? edited : ids.get(objectOf(document.elementsFromPoint(event.clientX, event.clientY)
      .find((each) => each.closest('.view') && svg.contains(each))) ?? '') ?? '';
    const home = boxAt(id);
    if (!id || !home) return;
    edited = id;
    held = { id, from: pointNow(event), frame: means.frameOf(id), isSize, home: [...home], by: [0, 0] };
    document.documentElement.setPointerCapture(event.pointerId);
    showFrame(null);
  }, true);
  // Arrows move the frame, with Alt they change its size.
  on(box, 'keydown', async (event) => {
    const step = FRAME_STEPS[event.key];
    if (!page.isEditing || !edited || !step || event.metaKey || event.ctrlKey) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const by = step.map((/** @type {number} */ each) => each * (event.shiftKey ? 10 : 1));
    const [id, isSize] = [edited, event.altKey];
    const now = await means.frameOf(id);
    if (now) runFrame(changeOf(id, now, by, isSize));
  }, true);
}
