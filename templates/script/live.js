// SPDX-License-Identifier: Apache-2.0

// A served page asks whether there is a new version, and reloads. The address keeps the step; this file keeps the
// scroll position.

import { make, on } from './dom.js';

const { page = '', revision = '', gone = '' } = /** @type {HTMLElement} */ (document.currentScript).dataset;
const key = `hitpath ${page}`;
const note = make('p.server-gone', { role: 'status' });
document.body.append(note);

const place = sessionStorage.getItem(key);
sessionStorage.removeItem(key);
if (place) on(window, 'load', () => window.scrollTo(...JSON.parse(place)));

function reload() {
  sessionStorage.setItem(key, JSON.stringify([window.scrollX, window.scrollY]));
  location.reload();
}

// A hidden page does not ask, since browsers allow few requests at a time.
function seen() {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

async function ask() {
  const leaving = new AbortController();
  const leave = () => document.hidden && leaving.abort();
  on(document, 'visibilitychange', leave);
  try {
    const query = new URLSearchParams({ page, revision });
    const answer = await fetch(`/-/changes?${query}`, { cache: 'no-store', signal: leaving.signal });
    if (!answer.ok) throw new Error(answer.statusText);
    note.textContent = '';
    return (await answer.text()).trim() === 'changed';
  } catch {
    if (leaving.signal.aborted) return false;
    note.textContent = gone;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return false;
  } finally {
    document.removeEventListener('visibilitychange', leave);
  }
}

async function follow() {
  await seen();
  while (!(await ask())) await seen();
  reload();
}

follow();
