// SPDX-License-Identifier: Apache-2.0

// The index: search and filters. The address keeps them, so that a reload, a copied link, or the index in another
// language shows the same.

import { all, byId, make, on, one } from './dom.js';
import { readSearch, search } from './search.js';

const messages = JSON.parse(byId('messages').textContent);
const form = one('.find');
const needle = form.elements.needle;
const hits = one('.hits');
const best = one('.best');
const others = all('.other');
const names = ['severity', 'status', 'taker', 'rule', 'class'].filter((name) => form.elements[name]);
const list = (/** @type {string | undefined} */ text) => (text ?? '').split(' ');
const cards = all('.card').map((card) => ({
  element: card,
  link: card.querySelector('a'),
  file: card.querySelector('a').getAttribute('href'),
  title: card.querySelector('a').textContent.toLowerCase(),
  text: card.querySelector('.words').textContent.toLowerCase(),
  values: {
    severity: list(card.dataset.severity),
    status: [card.dataset.status],
    taker: list(card.dataset.takers),
    rule: list(card.dataset.rules),
    class: list(card.dataset.classes),
  },
}));

// The course pages whose questions this reader has answered; some browsers store nothing.
for (const { link } of cards) {
  try {
    const page = link.pathname.split('/').pop().split('.')[0];
    if (!messages.done || !localStorage.getItem(`hitpath:${page}`)) continue;
    link.append(make('span.done', { text: ' ✓', title: messages.done, role: 'img', 'aria-label': messages.done }));
  } catch {
    break;
  }
}

function read() {
  const state = new URLSearchParams(location.hash.slice(1));
  needle.value = state.get('find') || '';
  for (const name of names) {
    const wanted = state.get(name) || '';
    const field = form.elements[name];
    const choices = Array.from(field.options ?? field);
    const choice = choices.find(({ value }) => value === wanted) ?? choices[0];
    choice[field.options ? 'selected' : 'checked'] = true;
  }
  filter();
  lead();
}

function write() {
  const state = new URLSearchParams();
  if (needle.value) state.set('find', needle.value);
  for (const name of names) {
    if (form.elements[name].value) state.set(name, form.elements[name].value);
  }
  const hash = state.toString();
  history.replaceState(null, '', hash ? '#' + hash : location.pathname + location.search);
  lead();
}

// The index in other languages shows the same.
function lead() {
  for (const other of others) other.hash = location.hash;
}

let isLoading = false;

// The words of all texts are in a separate file, which is loaded for the first search.
function load() {
  if (isLoading || !messages.search) return;
  isLoading = true;
  window.hitpathSearch = (found) => {
    readSearch(found);
    filter();
  };
  document.head.append(make('script', { src: messages.search }));
}

// The number of best matches, shown above all others.
const SUGGESTED = 5;

/** @param {{ card: any, count: number, score: number }[]} near */
function suggest(near) {
  if (!best) return;
  const first = [...near].sort((one, other) => other.count - one.count || other.score - one.score).slice(0, SUGGESTED);
  best.replaceChildren(...first.map(({ card }) => make('li', {}, make('a', { href: card.file, text: card.link.firstChild.textContent }))));
  best.hidden = first.length < 2;
}

// Pages that match all search words; if there are none, those that match most of them.
function filter() {
  if (needle.value.trim()) load();
  const wanted = names.map((name) => [name, form.elements[name].value]).filter(([, value]) => value);
  const fit = search(needle.value);
  const found = cards.map((card) => ({ card, ...(fit ? fit(card) : { count: 1, score: 0 }) }))
    .filter(({ card }) => wanted.every(([name, value]) => card.values[name].includes(value)));
  const most = Math.max(1, ...found.map(({ count }) => count));
  const shown = found.filter(({ count }) => count === most);
  const isShown = new Set(shown.map(({ card }) => card));
  for (const card of cards) card.element.hidden = !isShown.has(card);
  // One rare word must not hide the page that is meant: pages without one of the words are suggested after the others.
  suggest(fit ? found.filter(({ count }) => count && count >= most - 1) : []);
  for (const folder of all('.folder')) {
    folder.hidden = !folder.querySelector('.card:not([hidden])');
  }
  const count = shown.length;
  const text = count === cards.length ? messages.all : count ? messages.some.replace('{shown}', String(count)) : messages.none;
  if (hits.textContent !== text) hits.textContent = text;
}

/** @param {{ element: HTMLElement }} card */
function isShown(card) {
  return !card.element.hidden;
}

// One row of cards up or down, or one card to the side.
/** @param {string} key */
function go(key) {
  const shown = cards.filter(isShown);
  const now = shown.findIndex((card) => card.link === document.activeElement);
  if (now < 0) return false;
  const box = shown[now].element.getBoundingClientRect();
  const isInColumn = (/** @type {{ element: HTMLElement }} */ card) => Math.abs(card.element.getBoundingClientRect().left - box.left) < 2;
  const ahead = shown.slice(now + 1);
  const behind = shown.slice(0, now).reverse();
  const next = {
    ArrowRight: ahead[0],
    ArrowLeft: behind[0],
    ArrowDown: ahead.find(isInColumn) || ahead[ahead.length - 1],
    ArrowUp: behind.find(isInColumn),
  }[key];
  if (next) next.link.focus();
  else if (key === 'ArrowUp') needle.focus();
  return true;
}

on(document, 'keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isWriting = event.target === needle;
  if (event.key === '/' && !isWriting) needle.focus();
  else if (event.key === 'Escape' && isWriting && needle.value) {
    needle.value = '';
    filter();
    write();
  } else if (event.key === 'ArrowDown' && isWriting) {
    const card = cards.find(isShown);
    if (card) card.link.focus();
  } else if (!/^Arrow/.test(event.key) || /radio|select/.test(event.target.type) || !go(event.key)) return;
  event.preventDefault();
});
on(needle, 'focus', load);
on(form, 'input', () => {
  filter();
  write();
});
on(form, 'submit', (event) => event.preventDefault());
on(window, 'hashchange', read);

form.hidden = false;
read();
