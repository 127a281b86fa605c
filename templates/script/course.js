// SPDX-License-Identifier: Apache-2.0

// A page of a course: a report's page whose text moves the stage, never the other way.

import { saveAddress } from './address.js';
import { all, byId, flag, on, one } from './dom.js';
import { obey } from './page.js';
import { page } from './state.js';

/** @type {() => any} */
const course = () => one('.course main');

// Shows the stage of a run with changes in the place of the page's own, or that again.
/** @param {any} run */
function showRun(run) {
  flag(course(), 'changed', run);
  for (const each of all('.beside > .variant')) flag(each, 'shown', each === run);
}

const playerIn = (/** @type {any} */ section) => page.players.find(({ stage }) => section.contains(stage));

// Goes to where a link of the text leads; says whether that is a stage.
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

/** @param {string} question */
const keyOf = (question) => `hitpath:${course().dataset.page}:${question}`;

// What a reader chose first, for the tally; some browsers keep nothing.
/** @param {string} question */
function chosen(question) {
  try {
    return localStorage.getItem(keyOf(question));
  } catch {
    return null;
  }
}

/** @param {string} question @param {string} choice */
function remember(question, choice) {
  if (chosen(question)) return;
  try {
    localStorage.setItem(keyOf(question), choice);
    // The index ticks a page whose questions are all answered.
    const isDone = all('.choices').every((each) => chosen(each.dataset.question));
    if (isDone) localStorage.setItem(`hitpath:${course().dataset.page}`, 'done');
  } catch {
    // Then there is no tally.
  }
}

function arrangeCourse() {
  const main = course();
  if (!main) return;
  // A page of a question does not answer before the reader has.
  const first = one('[data-section=answer] .choices', main);
  flag(main, 'guessing', first && !chosen(first.dataset.question));
  on(main, 'click', (event) => {
    const link = event.target.closest('.words a[href^="#"]');
    if (link && lead(link)) event.preventDefault();
  });
  for (const choice of all('.choice', main)) {
    on(choice, 'toggle', () => {
      if (!choice.open || page.isOnPaper) return;
      const { question } = choice.parentElement.dataset;
      flag(main, 'guessing', false);
      remember(question, `${choice.dataset.key}${choice.matches('.right') ? ' right' : ''}`);
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
}

arrangeCourse();
