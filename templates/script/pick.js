// SPDX-License-Identifier: Apache-2.0

// The answer in the picture: if the question asks for a view, the reader presses it on the stage. The options stay.

import { all, announce, button, byId, flag, make, on, one, set } from './dom.js';
import { nameIn, nameOf, objectOf } from './objects.js';
import { page } from './state.js';
import { data } from './texts.js';

/** @type {(() => void) | null} */
let leave = null;

/** @param {string} name */
const idOf = (name) => data.views.find(({ id }) => nameOf(id) === name)?.id ?? name;

/** @param {{ clientX: number, clientY: number }} event @param {Element} look */
const viewAt = ({ clientX, clientY }, look) =>
  document.elementsFromPoint(clientX, clientY).find((each) => each.closest('.view') && look.contains(each));

/**
 * Lets the views of a stage be pressed until the stage is played.
 *
 * @param {any} main
 * @param {any} choices The question with its options.
 * @param {(section: any) => void} show Shows a stage as it is before the touch.
 */
function pickOn(main, choices, show) {
  leave?.();
  const section = byId(choices.dataset.stage);
  show(section);
  const player = page.players.find(({ stage }) => section.contains(stage));
  const look = one('.look', section);
  const push = one('.pick', choices);
  if (!player || !look) return;
  const told = make('p.how', { role: 'status', text: main.dataset.how });
  look.before(told);
  flag(look, 'picking', true);
  set(push, { 'aria-pressed': 'true' });
  // An image could not hold buttons.
  const pictures = all('[data-live] svg', look);
  for (const picture of pictures) set(picture, { role: 'group' });
  const shapes = all('[data-live] svg .view', look).filter(objectOf);
  for (const shape of shapes) set(shape, { role: 'button', tabindex: 0, 'aria-label': idOf(objectOf(shape) ?? '') });
  const pick = (/** @type {any} */ event) => {
    if (event.key && event.key !== 'Enter' && event.key !== ' ') {
      if (event.key === 'Escape') end();
      return;
    }
    // The drawing of a view has no name of its own.
    const name = objectOf(event.target) ?? (event.key ? null : objectOf(viewAt(event, look)));
    if (!name) return;
    event.preventDefault();
    event.stopPropagation();
    const choice = all('.choice[data-view]', choices).find(({ dataset }) => nameIn(dataset.view) === name);
    if (!choice) {
      told.textContent = main.dataset.other.replace('{view}', idOf(name));
      return;
    }
    end();
    choice.open = false;
    choice.open = true;
    choice.scrollIntoView({ block: 'nearest' });
    one('summary', choice).focus({ preventScroll: true });
    announce(one('div', choice).textContent);
  };
  const end = () => {
    leave = null;
    look.removeEventListener('click', pick, true);
    look.removeEventListener('keydown', pick, true);
    told.remove();
    flag(look, 'picking', false);
    set(push, { 'aria-pressed': 'false' });
    for (const picture of pictures) set(picture, { role: 'img' });
    for (const shape of shapes) set(shape, { role: null, tabindex: null, 'aria-label': null });
  };
  leave = end;
  on(look, 'click', pick, true);
  on(look, 'keydown', pick, true);
}

/**
 * @param {any} main
 * @param {(section: any) => void} show Shows a stage as it is before the touch.
 * @param {any} [first] The question that can be answered at once; none if the address leads elsewhere.
 */
export function arrangePicking(main, show, first) {
  for (const choices of all('.choices[data-stage]', main)) {
    if (!byId(choices.dataset.stage)) continue;
    const push = button(main.dataset.pick, () => {
      pickOn(main, choices, show);
      const section = byId(choices.dataset.stage);
      section.scrollIntoView({ block: 'nearest' });
      one('.picking [role=button]', section)?.focus({ preventScroll: true });
    }, { 'aria-pressed': 'false' });
    push.classList.add('pick');
    choices.prepend(push);
    if (choices === first) pickOn(main, choices, show);
  }
  // A stage that was played shows the answer.
  for (const player of page.players) {
    player.followers.push((/** @type {number} */ to) => {
      if (to && leave && one('.picking', player.stage)) leave();
    });
  }
}
