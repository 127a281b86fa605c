// SPDX-License-Identifier: Apache-2.0

// Settings of an object on a served page: each change is run at once, listed, and can be undone.

import { copyText } from './copy.js';
import { all, button, humps, make, on, one, set } from './dom.js';
import { page } from './state.js';
import { say } from './texts.js';

/** @typedef {{ name: string, form: string, value: string, words?: string[], range?: number[], about: string, rule?: string }} Setting */
/** @typedef {[string, string][]} Words */

// The largest range of a number with a slider.
const SHORT = 10;

const ROWS_BY = { ArrowUp: -1, ArrowDown: 1 };

// The names of the numbers of a frame, and of insets.
const FRAME = ['x', 'y', 'width', 'height'];
const SIDES = ['top', 'left', 'bottom', 'right'];

// The names of a property's numbers, and the structure in Swift that holds them.
/** @type {(property: string, count: number) => [string[], string]} */
const numbersOf = (property, count) => (/insets?$/i.test(property) ? [SIDES, 'UIEdgeInsets']
  : count === 4 ? [FRAME, 'CGRect'] : /size$/i.test(property) ? [FRAME.slice(2), 'CGSize'] : [FRAME.slice(0, 2), 'CGPoint']);

/** @param {string} words */
const partsOf = (words) => {
  const colon = words.indexOf(':');
  const dot = words.lastIndexOf('.', colon);
  return { object: words.slice(0, dot), property: words.slice(dot + 1, colon), value: words.slice(colon + 1) };
};

// The value as a scenario file writes it on one line.
const written = (form, value) => (form === 'numbers' ? `[${value}]` : value);

// A change in Swift.
/** @param {string} change */
function swiftOf(change) {
  const { object, property, value } = partsOf(change);
  const numbers = /^\[(.+)\]$/.exec(value)?.[1].split(', ') ?? [];
  const isWord = /^[a-z]\w*$/.test(value) && value !== 'true' && value !== 'false';
  const [names, kind] = numbersOf(property, numbers.length);
  const code = numbers.length === names.length
    ? `${kind}(${names.map((name, index) => `${name}: ${numbers[index]}`).join(', ')})` : isWord ? `.${value}` : value;
  return `${object}.${property} = ${code}`;
}

/**
 * The changes after another one: the last value of a property counts.
 *
 * @param {string[]} changes
 * @param {string} change
 */
export function changed(changes, change) {
  const { object, property } = partsOf(change);
  return [...changes.filter((each) => {
    const other = partsOf(each);
    return other.object !== object || other.property !== property;
  }), change];
}

/**
 * @param {string} object
 * @param {Setting} setting
 * @param {(value: string) => void} change
 * @param {(value: string) => void} glance Shows what a value would bring.
 */
function fieldOf(object, { name, form, value, words, range, about, rule }, change, glance) {
  const attributes = { 'aria-label': `${object}.${name}`, title: rule ? `${about} (${rule})` : about };
  if (form === 'flag') {
    const field = make('input', { type: 'checkbox', ...attributes, ...value === 'true' ? { checked: '' } : {} });
    on(field, 'change', () => change(String(field.checked)));
    return field;
  }
  if (form === 'word') {
    const field = make('select', attributes, ...(words ?? []).map((word) => new Option(word, word, false, word === value)));
    on(field, 'change', () => change(field.value));
    return field;
  }
  if (form === 'numbers') {
    const parts = value.split(', ');
    const fields = parts.map((each, index) => make('input', { type: 'number', step: 'any', value: each,
      'aria-label': `${object}.${name} ${numbersOf(name, parts.length)[0][index] ?? index + 1}`, title: attributes.title }));
    for (const field of fields) on(field, 'change', () => fields.every((each) => each.value) && change(fields.map((each) => each.value).join(', ')));
    return make('span.fields', {}, ...fields);
  }
  const [min, max] = range ?? [];
  // A small range has a slider, with its value beside it.
  const isShort = min !== undefined && max !== undefined && max - min <= SHORT;
  const field = make('input', { type: isShort ? 'range' : 'number', step: form === 'count' ? 1 : isShort ? 0.01 : 'any', min: min ?? null, max: max ?? null, value, ...attributes });
  on(field, 'change', () => field.value && change(field.value));
  if (!isShort) return field;
  const told = make('output', { text: value });
  on(field, 'input', () => {
    told.textContent = field.value;
    glance(field.value);
  });
  return make('span.fields', {}, field, told);
}

/**
 * The settings of an object after changes; null if the server does not tell.
 *
 * @param {string} object
 * @param {string[]} changes
 * @returns {Promise<Setting[] | null>}
 */
async function settingsOf(object, changes) {
  const proposed = (page.pressed ?? []).filter(([name]) => name === 'try');
  const query = new URLSearchParams([['object', object], ...proposed, ...changes.map((each) => ['set', each])]);
  const answer = await fetch(`?${query}`, { cache: 'no-store' }).catch(() => null);
  return answer?.ok ? (await answer.json()).settings : null;
}

/**
 * Shows the settings of an object beside the list of views.
 *
 * @param {Element} place The box of the list and the settings.
 * @param {string} object
 * @param {string[]} changes What is changed already.
 * @param {(changes: string[]) => void} run Runs the screen with other changes.
 * @param {(changes: string[]) => void} glance Shows what other changes would bring.
 */
async function showSettings(place, object, changes, run, glance) {
  const asked = ++lastAsked;
  const settings = await settingsOf(object, changes);
  // The reader may have chosen something else meanwhile; a field in use stays if nothing in it is new.
  if (!settings || !place.isConnected || asked !== lastAsked) return;
  const shown = JSON.stringify([object, changes, settings]);
  if (panelNow?.parentElement === place && shown === shownNow) return focusAgain(panelNow, heldField);
  shownNow = shown;
  const now = new Set(changes.map(partsOf).filter((each) => each.object === object).map(({ property }) => property));
  const rows = settings.map((setting) => {
    const after = (/** @type {string} */ value) => changed(changes, `${object}.${setting.name}:${written(setting.form, value)}`);
    return make(now.has(setting.name) ? 'label.altered' : 'label', {}, make('code', {}, ...humps(setting.name)),
      fieldOf(object, setting, (value) => run(after(value)), (value) => glance(after(value))));
  });
  const list = changes.map((each) => {
    const line = swiftOf(each);
    return make('li', {}, make('code', { text: line }), button('×', () => run(changes.filter((other) => other !== each)),
      { 'aria-label': `${say('takeBack')}: ${line}`, title: say('takeBack') }));
  });
  const tools = list.length && navigator.clipboard ? [button(say('copyText'), ({ target }) =>
    copyText(changes.map(swiftOf).join('\n'), target))] : [];
  const before = one('.settings-of', place);
  const held = before?.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null;
  const scrolled = before?.scrollTop ?? 0;
  before?.remove();
  const kind = one(`.outline [data-v="${CSS.escape(encodeURIComponent(object))}"] .who > small`, place)?.textContent;
  const panel = make('section.settings-of', { 'aria-label': `${say('settingsOf')} ${object}` },
    make('h3', {}, make('code', { text: object }), kind ? make('small', { text: kind }) : ''), ...rows.length ? rows : [make('p', { text: say('noSettings') })],
    ...list.length ? [make('div.made', {}, make('h3', { text: say('changes') }), make('ol', {}, ...list), ...tools)] : []);
  panelNow = panel;
  place.append(panel);
  panel.scrollTop = scrolled;
  focusAgain(panel, held ?? heldField);
}

// Keeps the keyboard focus in the same field.
/** @param {Element} panel @param {string | null} label */
function focusAgain(panel, label) {
  heldField = null;
  if (label) one(`[aria-label="${CSS.escape(label)}"]`, panel)?.focus({ preventScroll: true });
}

// The old settings stay until those of the next stage arrive, and so does the field in use.
/** @type {Element | null} */
let panelNow = null;
let shownNow = '';
let lastAsked = 0;
/** @type {string | null} */
let heldField = null;

// Keeps the field in use, before the page is drawn anew.
export function keepField() {
  const { activeElement } = document;
  if (panelNow?.contains(activeElement)) heldField = activeElement?.getAttribute('aria-label') ?? null;
}

/**
 * Lets the rows of a list of views show the settings of their object.
 *
 * @param {Element} outline
 * @param {() => { object: string, changes: string[] }} state What is shown at first.
 * @param {(object: string, changes: string[]) => void} run
 * @param {(changes: string[]) => void} glance
 */
export function arrangeSettings(outline, state, run, glance) {
  const pair = make('div.pair');
  outline.before(pair);
  pair.append(outline);
  if (panelNow && state().object) pair.append(panelNow);
  const show = (/** @type {string} */ object) => {
    const { changes } = state();
    showSettings(pair, object, changes, (next) => run(object, next), glance);
  };
  on(outline, 'click', ({ target }) => {
    const row = target.closest('li[data-v]');
    if (row) show(decodeURIComponent(row.dataset.v.split(' ')[0]));
  });
  // One of the names can be reached by Tab, and the others from it by the arrow keys.
  const names = all('li[data-v] > .who > code', outline);
  names.forEach((name, index) => set(name, { role: 'button', tabindex: index ? -1 : 0 }));
  on(outline, 'keydown', (event) => {
    const at = names.indexOf(event.target);
    if (at < 0) return;
    const to = names[at + (ROWS_BY[event.key] ?? NaN)];
    if (to) {
      [names[at], to].forEach((name) => set(name, { tabindex: name === to ? 0 : -1 }));
      to.focus();
    } else if (event.key === 'Enter' || event.key === ' ') event.target.click();
    else if (!(event.key in ROWS_BY)) return;
    event.preventDefault();
  });
  const { object } = state();
  if (object) show(object);
  return show;
}

/**
 * The frame of a view after changes; null if it has none.
 *
 * @param {string} object
 * @param {string[]} changes
 */
export async function frameNow(object, changes) {
  const settings = await settingsOf(object, changes);
  const frame = settings?.find(({ name }) => name === 'frame');
  return frame ? frame.value.split(', ').map(Number) : null;
}
