// SPDX-License-Identifier: Apache-2.0

// What can be taken along: the picture of the stage as it is seen, the answer in words, and on served pages the scenario.

import { address } from './address.js';
import { copyText } from './copy.js';
import { all, button, draw, make, on, one, set } from './dom.js';
import { page } from './state.js';
import { data, say } from './texts.js';

// What a picture that stands alone must have of the page's style.
const OF_STYLE = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'opacity', 'color', 'display',
  'visibility', 'font', 'text-anchor', 'paint-order', 'transform', 'transform-box', 'transform-origin', 'translate', 'scale', 'clip-path',
  'filter', 'vector-effect'];

// The stage of the touch or the variant that is seen.
const lookSeen = () => all('.look .scroll > svg', page.shown ?? document).find((svg) => svg.clientWidth);

/** @returns {{ text: string, width: number, height: number } | null} */
function pictureNow() {
  const svg = lookSeen();
  if (!svg) return null;
  const [width, height] = [svg.clientWidth, svg.clientHeight];
  const copy = svg.cloneNode(true);
  const plain = draw('g');
  svg.append(plain);
  const usual = getComputedStyle(plain);
  const copies = all('*', copy);
  all('*', svg).forEach((each, index) => {
    if (each === plain) return;
    const [own, around] = [getComputedStyle(each), getComputedStyle(each.parentNode)];
    const { style } = copies[index];
    copies[index].removeAttribute('class');
    for (const name of OF_STYLE) {
      const value = own.getPropertyValue(name);
      if (value !== usual.getPropertyValue(name) || value !== around.getPropertyValue(name)) style.setProperty(name, value);
    }
  });
  plain.remove();
  const style = getComputedStyle(svg);
  for (const name of ['fill', 'stroke', 'color', 'font']) copy.style.setProperty(name, style.getPropertyValue(name));
  const [x, y, w, h] = copy.getAttribute('viewBox').split(' ');
  const ground = draw('rect', { x, y, width: w, height: h });
  Object.assign(ground.style, { fill: getComputedStyle(one('.look')).backgroundColor, stroke: 'none' });
  copy.prepend(ground);
  set(copy, { width, height, 'class': null });
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

/** @param {Blob | null} blob @param {string} ending */
function saveFile(blob, ending) {
  if (!blob) return;
  const name = (location.pathname.split('/').pop() ?? '').replace(/\.html$/, '') || 'hitpath';
  const href = URL.createObjectURL(blob);
  make('a', { href, download: `${decodeURIComponent(name)}.${ending}` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1e4);
}

// Draws the picture with two pixels for each of the page.
async function savePNG() {
  const picture = pictureNow();
  if (!picture) return;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(picture.text)}`;
  await image.decode();
  const canvas = make('canvas', { width: 2 * picture.width, height: 2 * picture.height });
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => saveFile(blob, 'png'), 'image/png');
}

// The answer for a chat: who got the touch and why, what helps, and where it stands.
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
  add('saveSVG', () => saveFile(new Blob([pictureNow()?.text ?? ''], { type: 'image/svg+xml' }), 'svg'));
  add('savePNG', savePNG);
  if (navigator.clipboard) add('copyAnswer', (from) => copyText(answer(), from));
  const file = add('saveScenario', () => saveFile(new Blob([data.scenario ?? ''], { type: 'application/yaml' }), 'yml'));
  on(menu, 'toggle', () => { file.hidden = !data.scenario; });
  file.hidden = true;
  on(document, 'click', ({ target }) => { if (!menu.contains(target)) menu.open = false; });
  on(menu, 'keydown', ({ key }) => { if (key === 'Escape') menu.open = false; });
  menu.append(list);
  tool.before(menu);
}

// The part of a report from which pictures are saved.
export const ofSaving = { after: arrangeSaving };
