// SPDX-License-Identifier: Apache-2.0

// A page that asks first: the reader chooses a view on the screen or in the list. After a wrong choice the page says
// why it is wrong and allows a second one; then the answer opens.

import { writeAddress } from './address.js';
import { all, flag, make, on, one, set } from './dom.js';
import { fitLabels } from './labels.js';
import { LivePicture } from './live-picture.js';
import { nameOf, objectsIn, prefixOf } from './objects.js';
import { isAsking, page } from './state.js';
import { data, say } from './texts.js';
import { sections, showTouch } from './touches.js';

function arrangeQuestion() {
  const seat = one('.ask');
  const svg = seat && one('svg', seat);
  const cover = one('.cover');
  if (cover && !isAsking()) {
    cover.open = true;
    seat?.remove();
  }
  if (!svg || !isAsking() || !one('.story', sections()[0])) return;
  // The picture shows only the names of views.
  new LivePicture(svg);
  fitLabels(svg);
  all('title, desc', svg).slice(1).forEach((hint) => hint.remove());
  set(svg, { role: 'group', 'aria-labelledby': `${prefixOf(svg)}title` });
  // The views that can be chosen, by their elements on the screen and in the list.
  const choices = new Map();
  const told = one('.answered', seat);
  let isSecond = false;
  for (const { id } of data.views) {
    const shape = objectsIn(svg).get(nameOf(id))?.find((each) => each.matches('.view'));
    if (!shape) continue;
    set(shape, { role: 'button', tabindex: 0, 'aria-label': say('choose', { view: id }) });
    choices.set(shape, id);
  }
  for (const row of all('.choices li', seat)) {
    const id = decodeURIComponent(row.dataset.v);
    if (![...choices.values()].includes(id)) continue;
    const push = make('button', { type: 'button' }, ...row.childNodes);
    choices.set(push, id);
    row.append(push);
  }
  const choose = (/** @type {any} */ event) => {
    const view = choices.get(event.target.closest('[role=button], .choices button'));
    if (!view || (event.key && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    // The question is about the first touch, whatever the address says.
    showTouch();
    const { main } = page;
    if (!main) return;
    const { walk } = main;
    const hit = walk.given[walk.found - 1]?.find(({ mark }) => mark === 'hit');
    const isRight = hit?.name === nameOf(view);
    const step = isRight ? 0 : data.touches[0]?.exclusions?.[view];
    const end = step ? walk.positionOfNumber(step) : walk.found;
    const isFirst = !isRight && !isSecond && new Set(choices.values()).size > 2;
    // The end of the hit test is the answer, so do not show it before the second try.
    const isReason = step && !(isFirst && end >= walk.found);
    told.textContent = say(isRight ? 'right' : isReason ? 'wrong' : 'guessed', { view, sentence: walk.sentence(end) });
    if (isFirst) {
      isSecond = true;
      told.append(` ${say('again')}`);
      for (const [shape, id] of choices) {
        if (id !== view) continue;
        choices.delete(shape);
        flag(shape, 'refused', true);
        set(shape, { 'aria-disabled': true });
      }
      return;
    }
    cover.open = true;
    flag(told, 'right', isRight);
    all(':scope > :not(.answered)', seat).forEach((each) => each.remove());
    set(told, { tabindex: -1 }).focus();
    // The answer is shown: the walk continues to the hit-test view, whatever was chosen.
    const last = Math.max(end, walk.found);
    main.go(0);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) main.go(last);
    else main.play(last);
  };
  on(cover, 'toggle', () => {
    if (page.isOnPaper) return;
    flag(document.body, 'asking', !cover.open);
    writeAddress();
  });
  on(one('.asked', seat) ?? svg, 'click', choose);
  on(svg, 'keydown', choose);
}

// The part of a report that begins with a question.
export const ofQuestion = { after: arrangeQuestion };
