// SPDX-License-Identifier: Apache-2.0

// The touches of the page, of which one is shown, with the hierarchy on its stage.

import { writeAddress } from './address.js';
import { all, byId, flag, make, one, set } from './dom.js';
import { LivePicture } from './live-picture.js';
import { arrangePictures, makeZoom } from './pictures.js';
import { Player } from './player.js';
import { arrange } from './stage.js';
import { page } from './state.js';
import { arrangeTapMap } from './tapmap.js';

/** @type {Map<any, Player>} */
const arranged = new Map();

/**
 * What else is called with the player of a touch that is shown for the first time.
 *
 * @type {((player: Player) => void)[]}
 */
export const arranging = [];

export const TOUCHES = 'section.touch:not(.variant *)';
/** @type {() => any[]} */
export const sections = () => all(TOUCHES);

// Shows a touch; its section is arranged the first time.
/** @param {string} [touch] @param {string} [step] */
export function showTouch(touch, step) {
  const section = sections().find((each) => each.dataset.touch === String(touch)) ?? sections()[0];
  if (!section) return;
  page.main?.pause();
  page.shown = section;
  sections().forEach((each) => flag(each, 'shown', each === section));
  for (const link of all('nav.touches a')) {
    set(link, { 'aria-current': link.hash === `#${section.id}` ? 'true' : null });
  }
  const isNew = !arranged.has(section);
  if (isNew && one('.steps', section)) {
    const player = new Player(one('.stage', section), section.dataset.touch);
    player.beyond = showNeighbour;
    arranged.set(section, player);
    arrange(player);
    arrangePictures(section, player);
    arranging.forEach((arrangeMore) => arrangeMore(player));
  }
  const main = page.main = arranged.get(section) ?? null;
  if (!main) {
    writeAddress();
    return;
  }
  const { walk, position } = main;
  adoptTree(main);
  arrangeTapMap(main);
  main.go(step !== undefined ? walk.positionOfNumber(Number(step)) : isNew ? walk.found : position);
}

// The touch before at its end, or the one after at its beginning.
/** @param {number} direction */
function showNeighbour(direction) {
  const next = sections()[sections().indexOf(page.shown) + direction];
  if (!next) return false;
  showTouch(next.dataset.touch);
  page.main?.jump(direction > 0 ? 0 : page.main.walk.last);
  return true;
}

// The hierarchy stands on the stage of the touch that is shown.
/** @param {import('./player.js').Player} player */
function adoptTree({ stage, walk, position }) {
  const home = byId('hierarchy');
  const figure = home && one('figure', home);
  if (!page.tree && figure) {
    const place = new Comment();
    makeZoom(figure);
    figure.before(place);
    flag(home, 'lent', true);
    const seat = make('div.aside', {}, make('h3', { text: one('h2', home).textContent }), figure);
    page.tree = { figure, place, seat, box: one('.scroll', figure), picture: new LivePicture(one('svg', figure)) };
  }
  const { tree } = page;
  if (!tree || stage.contains(tree.seat)) return;
  stage.append(tree.seat);
  tree.picture.clear();
  for (const [name, mark] of walk.between(0, position)) tree.picture.mark(name, mark);
}
