// SPDX-License-Identifier: Apache-2.0

// What a reader can save: the picture of the stage as visible, the answer in words, and on served pages the scenario.

import { address } from './address.js';
import { copyText } from './copy.js';
import { button, make, on, one } from './dom.js';
import { saveFilm } from './film.js';
import { page } from './state.js';
import { pictureNow, saveFile, textOf } from './taken.js';
import { data, say } from './texts.js';

function saveSVG() {
  const picture = pictureNow();
  if (picture) saveFile(new Blob([textOf(picture.svg)], { type: 'image/svg+xml' }), 'svg');
}

// Draws the picture with two pixels for each pixel of the page.
async function savePNG() {
  const picture = pictureNow();
  if (!picture) return;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(textOf(picture.svg))}`;
  await image.decode();
  const canvas = make('canvas', { width: 2 * picture.width, height: 2 * picture.height });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => saveFile(blob, 'png'), 'image/png');
}

// The answer for a chat: who got the touch and why, what helps, and the link.
function answer() {
  const shown = page.shown ?? document;
  const words = ['.verdict', '.cure'].map((part) => one(part, shown)?.firstChild && one(part, shown).textContent.replace(/\s+/g, ' ').trim());
  return [...words, location.protocol.startsWith('http') ? location.href.split('#')[0] + address() : ''].filter(Boolean).join('\n');
}

// Adds the list of what can be saved to the tools of the page.
function arrangeSaving() {
  const tool = one('.tools [data-do=keys]');
  if (!tool || !one('.look') || one('.tools .save')) return;
  const menu = make('details.save', {}, make('summary', { text: say('save') }));
  const add = (/** @type {string} */ name, /** @type {(from: any) => void} */ act) => {
    const each = button(say(name), () => act(each), { 'data-save': name });
    list.append(each);
    return each;
  };
  const list = make('div');
  add('saveSVG', saveSVG);
  add('savePNG', savePNG);
  const steps = add('saveAnimated', saveFilm);
  if (navigator.clipboard) add('copyAnswer', (from) => copyText(answer(), from));
  const file = add('saveScenario', () => saveFile(new Blob([data.scenario ?? ''], { type: 'application/yaml' }), 'yml'));
  on(menu, 'toggle', () => {
    file.hidden = !data.scenario;
    steps.hidden = !page.players.length;
  });
  file.hidden = true;
  on(document, 'click', ({ target }) => { if (!menu.contains(target)) menu.open = false; });
  on(menu, 'keydown', ({ key }) => { if (key === 'Escape') menu.open = false; });
  menu.append(list);
  tool.before(menu);
}

// The part of a report from which pictures are saved.
export const ofSaving = { after: arrangeSaving };
