// SPDX-License-Identifier: Apache-2.0

// Gestures are added to the file of a served page, and removed again; the page says what was written.

import { button, make, one } from './dom.js';
import { say } from './texts.js';

/** @typedef {{ name: string, hash: string, addition?: { touch: number, lines: { number: number, text: string }[], unmet: string[] } }} File */

// The key for the number of the written touch, until a page shows it. Earlier touches may not have changed.
const WRITTEN = 'hitpath written';

/** @returns {File | null} */
function fileNow() {
  const { source } = one('script[data-page]')?.dataset ?? {};
  return source ? JSON.parse(source) : null;
}

/**
 * Has the server write, and shows the page of the file as it is then.
 *
 * @param {[string, string][]} words
 * @param {Element} bar Below what a refusal is told.
 */
async function writeFile(words, bar) {
  const answer = await fetch(`?${new URLSearchParams(words)}`, { method: 'POST', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) {
    const { touch } = await answer.json();
    sessionStorage.setItem(WRITTEN, touch ?? '');
    history.pushState(null, '', touch ? `#t${touch}` : location.pathname);
    location.reload();
    return;
  }
  const html = await answer?.text() ?? '';
  const told = new DOMParser().parseFromString(html, 'text/html').querySelector('.mistakes, main, body');
  const place = bar.closest('.headline') ?? bar;
  one(':scope > .refusal', place)?.remove();
  place.append(make('p.refusal', { role: 'alert', text: told?.textContent?.trim() ?? '' }));
}

/**
 * Adds the buttons with which a gesture is written into the file, where that is allowed.
 *
 * @param {Element} bar
 * @param {[string, string][]} words
 */
export function arrangeAdding(bar, words) {
  const file = fileNow();
  if (!file) return;
  const { name, hash } = file;
  bar.append(button(say('addTouch', { file: name }), () => writeFile([...words, ['save', hash]], bar), { 'class': 'add' }),
    button(say('addExpecting'), () => writeFile([...words, ['save', hash], ['expect', 'true']], bar), { 'class': 'add' }));
}

/**
 * Tells at its touch what was added last.
 *
 * @param {import('./player.js').Player} player
 */
export function tellAddition({ stage }) {
  const file = fileNow();
  const section = stage.closest('.touch');
  const number = String(file?.addition?.touch);
  if (sessionStorage.getItem(WRITTEN) === number) {
    sessionStorage.removeItem(WRITTEN);
    if (section?.dataset.touch !== number) location.hash = `#t${number}`;
  }
  if (!file?.addition || !section || section.dataset.touch !== number || one('.added', section)) return;
  const { name, hash, addition: { touch, lines, unmet } } = file;
  const code = make('pre', {}, make('code', { text: lines.map((line) => `${String(line.number).padStart(4)}  ${line.text}`).join('\n') }));
  const note = make('div.added', { role: 'status' }, make('p', { text: say('added', { file: name, touch }) }), code,
    ...unmet.length ? [make('p.refusal', { text: say('nowUnmet', { list: unmet.join(', ') }) })] : []);
  const out = button(say('takeOut'), () => writeFile([['undo', hash]], note));
  note.append(out);
  one('.headline', section)?.append(note);
}
