// SPDX-License-Identifier: Apache-2.0

// The picture of the visible stage, as a file.

import { all, draw, make, one, set } from './dom.js';
import { page } from './state.js';

// The style properties that a picture outside the page needs.
const OF_STYLE = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'opacity', 'color', 'display',
  'visibility', 'font', 'text-anchor', 'paint-order', 'transform', 'transform-box', 'transform-origin', 'translate', 'scale', 'clip-path',
  'filter', 'vector-effect', 'width', 'height', 'rx', 'r'];

// The visible stage of the touch or the variant.
export const lookSeen = () => all('.look .scroll > svg', page.shown ?? document).find((svg) => svg.clientWidth);

/** @returns {{ svg: any, width: number, height: number } | null} */
export function pictureNow() {
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
  return { svg: copy, width, height };
}

export const textOf = (/** @type {any} */ svg) => new XMLSerializer().serializeToString(svg);

/** @param {Blob | null} blob @param {string} ending */
export function saveFile(blob, ending) {
  if (!blob) return;
  const name = (location.pathname.split('/').pop() ?? '').replace(/\.html$/, '') || 'hitpath';
  const href = URL.createObjectURL(blob);
  make('a', { href, download: `${decodeURIComponent(name)}.${ending}` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1e4);
}
