// SPDX-License-Identifier: Apache-2.0

// The log of events: filters, the current step's events, links to each step, and copying as text.

import { copyText } from './copy.js';
import { all, button, flag, make, on, reveal, set } from './dom.js';
import { follow } from './player.js';
import { page } from './state.js';
import { kindName, named, say } from './texts.js';
import { showTouch } from './touches.js';
import { eventsOf } from './walk.js';

// Returns a function that makes the log follow a player; null without a log.
/** @param {any} list */
export function arrangeLog(list) {
  if (!list) return null;
  const lines = all(':scope > li', list);
  const byEvent = new Map(lines.map((line) => [line.dataset.e, line]));
  const words = lines.map(() => null);
  const shown = lines.map(() => true);
  // A line has its kind and touch only if they differ from those of the line before.
  const said = (name) => {
    let last = '';
    return lines.map((line) => last = line.dataset[name] ?? last);
  };
  const [kinds, touches, views] = [said('k'), said('t'), lines.map((line) => line.dataset.v ?? '')];
  const filter = () => {
    const wanted = text.value.trim().toLowerCase();
    lines.forEach((line, index) => {
      const isShown = (!kind.value || kinds[index] === kind.value) && (!view.value || views[index] === view.value)
        && (!wanted || (words[index] ??= line.textContent.toLowerCase()).includes(wanted));
      if (isShown !== shown[index]) flag(line, 'off', !isShown);
      shown[index] = isShown;
    });
    count.textContent = say('events', { shown: shown.filter(Boolean).length, count: lines.length });
  };
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(filter);
  };
  const choice = (name, values) => make('select', named(name), new Option(`${say(name)}: ${say('all')}`, ''),
    ...[...new Set(values)].filter(Boolean).sort().map((value) =>
      new Option(kindName(value) ?? decodeURIComponent(value), value)));
  const kind = choice('filterKind', kinds);
  const view = choice('filterView', views);
  const text = make('input', { type: 'search', placeholder: say('filterText'), 'aria-label': say('filterText') });
  const count = make('output.count');
  const copy = button(say('copyText'), () => {
    const told = lines.filter((_, index) => shown[index]);
    copyText(told.map((line) => line.textContent.trim().replace(/\s+/g, ' ')).join('\n'), copy);
  });
  [kind, view, text].forEach((each) => on(each, 'input', later));
  // A log may omit the kinds of its lines.
  [kind, view].forEach((each) => { each.hidden = each.length < 2; });
  // Pages loaded without encryption have no access to the clipboard.
  copy.hidden = !navigator.clipboard;
  list.before(make('div.filters', { }, kind, view, text, count, copy));
  set(list, { tabindex: 0 });
  filter();
  on(list, 'click', ({ target }) => {
    const line = target.closest('li');
    const [e, t] = [line?.dataset.e, touches[lines.indexOf(line)]];
    if (!e || String(getSelection())) return;
    if (t && t !== page.main?.touch) showTouch(t);
    const position = page.main?.walk.positionOfEvent(Number(e));
    if (position) page.main?.jump(position);
  });
  return (player) => follow(player, 'now',
    (to) => eventsOf(player.walk.item(to)).map((event) => byEvent.get(String(event))).filter(Boolean), (now) => {
      const first = now.find((line) => !line.classList.contains('off'));
      if (first) reveal(list, first);
    });
}
