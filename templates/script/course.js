// SPDX-License-Identifier: Apache-2.0

// A course page: a report's page whose text controls the stage, but not the other way round.

import { saveAddress } from './address.js';
import { arrangeCure } from './cure.js';
import { all, button, byId, flag, make, on, one, set } from './dom.js';
import { arrangePicking } from './pick.js';
import { obey, start } from './start.js';
import { page } from './state.js';
import { arrangeTasks } from './task.js';
import { showTouch } from './touches.js';

/** @type {() => any} */
const course = () => one('.course main');

// Shows the stage of a run with changes instead of the page's own stage, or the page's own again.
/** @param {any} run */
function showRun(run) {
  flag(course(), 'changed', run);
  for (const each of all('.beside > .variant')) flag(each, 'shown', each === run);
}

const playerIn = (/** @type {any} */ section) => page.players.find(({ stage }) => section.contains(stage));

// Follows a link in the text; returns whether it leads to a stage.
/** @param {any} link */
function lead(link) {
  const [, touch, step] = /^#t(\d+)s(\d+)$/.exec(link.hash) ?? [];
  const section = byId(link.hash.slice(1));
  const run = section?.closest('.beside > .variant');
  if (run) {
    showRun(run);
    for (const each of all('section.touch', run)) flag(each, 'shown', each === section);
    const player = playerIn(section);
    player?.go(player.walk.positionOfNumber(Number(link.dataset.step ?? Infinity)));
    return true;
  }
  if (!touch) return false;
  showRun(null);
  page.main?.pause();
  obey(`#t${touch}s${step}`);
  saveAddress();
  return true;
}

// Shows a touch's stage, the page's own or one of a run, in its state before the touch.
/** @param {any} section */
function showBefore(section) {
  const run = section.closest('.beside > .variant');
  showRun(run);
  if (!run) {
    showTouch(section.dataset.touch, '0');
    return;
  }
  for (const each of all('section.touch', run)) flag(each, 'shown', each === section);
  playerIn(section)?.go(0);
}

/** @param {string} question */
const keyOf = (question) => `hitpath:${course().dataset.page}:${question}`;

// The reader's first choice, for the tally, with " right" or " done" when the answer is open; some browsers store nothing.
/** @param {string} question */
function chosen(question) {
  try {
    return localStorage.getItem(keyOf(question));
  } catch {
    return null;
  }
}

/** @param {string | null} choice */
const isAnswered = (choice) => / (right|done)$/.test(choice ?? '');

// Stores a choice; returns whether the answer may open: after the right choice, or after two tries.
/** @param {any} choice */
function remember(choice) {
  const { question } = choice.parentElement.dataset;
  const { key } = choice.dataset;
  const isRight = choice.matches('.right');
  const before = chosen(question);
  const isSecond = all('.choice[open]', choice.parentElement).length > 1 || (before ?? key).split(' ')[0] !== key;
  const isDone = isRight || isSecond || isAnswered(before);
  try {
    if (!before) localStorage.setItem(keyOf(question), isRight ? `${key} right` : key);
    else if (isDone && !isAnswered(before)) localStorage.setItem(keyOf(question), `${before} done`);
    // The index marks a page when all its questions are answered.
    const isAll = all('.choices').every((each) => chosen(each.dataset.question));
    if (isAll) localStorage.setItem(`hitpath:${course().dataset.page}`, 'done');
  } catch {
    // Without storage there is no tally.
  }
  return isDone;
}

// A link to the step before the one that proves the right option; null if there is no proof.
/** @param {any} choices */
function hintFor(choices) {
  const proof = all('.choice.right a', choices).find(({ hash }) => byId(stageOf(hash)));
  if (!proof) return null;
  const [, step] = /s(\d+)$/.exec(proof.hash) ?? [];
  const before = Number(step ?? proof.dataset.step) - 1;
  const list = one(`#${stageOf(proof.hash)} .story`);
  const item = all('li[value]', list).findLast(({ value }) => value <= before);
  if (!item) return null;
  const link = make('a', {
    href: step ? proof.hash.replace(/\d+$/, String(item.value)) : proof.hash,
    'data-step': String(item.value),
    text: one('p', item).textContent,
  });
  return make('li', { hidden: '' }, course().dataset.before, link);
}

// The element of the touch that a link in the text leads to.
/** @param {string} hash */
const stageOf = (hash) => hash.slice(1).replace(/^t(\d+)s\d+$/, 'touch$1');

// A button that gives one more hint each time: the rule, the number that decides, the step before the deciding one.
/** @param {any} choices */
function arrangeHints(choices) {
  const list = one('.hints', choices);
  if (!list) return;
  const last = hintFor(choices);
  if (last) list.append(last);
  if (!list.firstElementChild) return;
  const more = button(course().dataset.hint, () => {
    const next = one('li[hidden]', list);
    list.hidden = false;
    next.hidden = false;
    const link = one('a[href^="#"]', next);
    if (link) lead(link);
    if (!one('li[hidden]', list)) more.remove();
  });
  more.classList.add('more-hints');
  choices.append(more);
}

// The details show all steps and the screen's outline, which the page contains for readers without scripts.
function arrangeSteps() {
  const seat = one('.steps-of-all');
  if (!seat) return;
  const parts = all('.beside > section.touch').flatMap((section) => {
    const told = one('.told', section)?.cloneNode(true);
    if (!told) return [];
    for (const each of all('[id], [tabindex]', told)) set(each, { id: null, tabindex: null });
    return [make('h2', { text: one('.eyebrow', section).textContent }), told];
  });
  on(one('#details'), 'toggle', () => {
    if (!seat.firstChild) seat.append(...parts);
  });
}

function arrangeCourse() {
  const main = course();
  if (!main) return;
  // A question page hides the answer until the reader has answered.
  const first = one('[data-section=answer] .choices', main);
  const before = first && chosen(first.dataset.question);
  flag(main, 'guessing', first && !isAnswered(before));
  all('.choices', main).forEach(arrangeHints);
  on(main, 'click', (event) => {
    const link = event.target.closest('.words a[href^="#"]');
    if (link && lead(link)) event.preventDefault();
  });
  for (const choice of all('.choice', main)) {
    on(choice, 'toggle', () => {
      if (!choice.open || page.isOnPaper) return;
      if (remember(choice)) {
        flag(main, 'guessing', false);
        flag(main, 'hiding', false);
      }
      const link = all('a', choice).find((each) => each.hash);
      const run = byId(choice.dataset.run ?? '');
      if (link) lead(link);
      else if (run) {
        showRun(run);
        const [section] = all('section.touch', run);
        flag(section, 'shown', true);
        const player = playerIn(section);
        player?.go(player.walk.last);
      }
    });
  }
  arrangeTasks(main, lead);
  // The question at the start of a page is asked on the stage at once, unless it is answered or the address leads
  // elsewhere.
  const [guess] = all(':is([data-section=guess], [data-section=answer]) .choices[data-stage]', main);
  const isAsked = guess && !one('.brief', main) && !chosen(guess.dataset.question) && !location.hash;
  arrangePicking(main, showBefore, isAsked ? guess : null);
  arrangeCure(main);
}

export function startCourse() {
  arrangeSteps();
  start();
  arrangeCourse();
}
