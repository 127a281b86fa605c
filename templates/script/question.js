// SPDX-License-Identifier: Apache-2.0

// A page that asks first: the reader chooses a view on the screen, a second one if the first was wrong and is told why,
// then the answer opens.

import { writeAddress } from './address.js';
import { all, flag, on, one, set } from './dom.js';
import { fitLabels } from './labels.js';
import { LivePicture } from './live-picture.js';
import { nameOf, objectsIn, prefixOf } from './objects.js';
import { isAsking, page } from './state.js';
import { data, say } from './texts.js';
import { sections, showTouch } from './touches.js';

export function arrangeQuestion() {
  const seat = one('.ask');
  const svg = seat && one('svg', seat);
  const cover = one('.cover');
  if (cover && !isAsking()) {
    cover.open = true;
    seat?.remove();
  }
  if (!svg || !isAsking() || !one('.story', sections()[0])) return;
  // The names of views are all that the picture says.
  new LivePicture(svg);
  fitLabels(svg);
  all('title, desc', svg).slice(1).forEach((hint) => hint.remove());
  set(svg, { role: 'group', 'aria-labelledby': `${prefixOf(svg)}title` });
  const choices = new Map();
  const told = one('.answered', seat);
  let isSecond = false;
  for (const { id } of data.views) {
    const shape = objectsIn(svg).get(nameOf(id))?.find((each) => each.matches('.view'));
    if (!shape) continue;
    set(shape, { role: 'button', tabindex: 0, 'aria-label': say('choose', { view: id }) });
    choices.set(shape, id);
  }
  const choose = (/** @type {any} */ event) => {
    const view = choices.get(event.target.closest('[role=button]'));
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
    const isFirst = !isRight && !isSecond && choices.size > 2;
    // The end of the hit test is the answer: it is no reason to give before the second try.
    const isReason = step && !(isFirst && end >= walk.found);
    told.textContent = say(isRight ? 'right' : isReason ? 'wrong' : 'guessed', { view, sentence: walk.sentence(end) });
    if (isFirst) {
      const shape = event.target.closest('[role=button]');
      isSecond = true;
      told.append(` ${say('again')}`);
      choices.delete(shape);
      flag(shape, 'refused', true);
      set(shape, { 'aria-disabled': true });
      return;
    }
    cover.open = true;
    flag(told, 'right', isRight);
    all(':scope > :not(.answered)', seat).forEach((each) => each.remove());
    set(told, { tabindex: -1 }).focus();
    main.go(0);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) main.go(end);
    else main.play(end);
  };
  on(cover, 'toggle', () => {
    if (page.isOnPaper) return;
    flag(document.body, 'asking', !cover.open);
    writeAddress();
  });
  on(svg, 'click', choose);
  on(svg, 'keydown', choose);
}
