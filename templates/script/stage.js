// SPDX-License-Identifier: Apache-2.0

// A stage: the step told large, the list of steps, and the live pictures.

import { makeAxes, makeCard } from './card.js';
import { all, on, one, reveal, set } from './dom.js';
import { LivePicture } from './live-picture.js';
import { nameIn, objectOf } from './objects.js';
import { follow } from './player.js';
import { makeScene } from './scene.js';
import { page } from './state.js';

/**
 * Everything on a stage that follows its player.
 *
 * @param {import('./player.js').Player} player
 */
export function arrange(player) {
  const { stage, walk } = player;
  player.pictures = all('[data-live] svg, svg.plane', stage).map((svg) => new LivePicture(svg));
  player.scenes = all('[data-live] svg, svg.plane', stage).map((svg) => makeScene(svg, walk.items));
  const parts = [makeCard(stage), ...all('[data-live] svg', stage).map(makeAxes)];
  const list = set(one('.steps', stage), { tabindex: 0 });
  const elements = (name) => player.live.flatMap((picture) => picture.of(name));
  player.followers.push((to, from) => {
    const item = walk.item(to);
    parts.forEach((part) => part(item, walk.marks[to - 1]));
    for (const each of [walk.item(from), item].filter(Boolean)) {
      set(each, { 'aria-current': each === item ? 'step' : null });
    }
    player.scenes.forEach((scene) => scene(to));
    for (const [name, mark] of walk.between(from, to)) player.live.forEach((picture) => picture.mark(name, mark));
  });
  follow(player, 'now', (to) => {
    const v = walk.item(to)?.dataset.v;
    return v ? elements(nameIn(v)) : [];
  }, (now, to) => {
    const node = now.find((each) => page.tree?.box.contains(each));
    if (to) reveal(list, walk.item(to));
    if (page.tree && node) reveal(page.tree.box, node);
  });
  // The step told above may leave the list another height.
  new ResizeObserver(() => player.position && reveal(list, walk.item(player.position))).observe(list);
  follow(player, 'changed', (to, from) =>
    Math.abs(to - from) === 1 ? [...walk.between(from, to).keys()].flatMap(elements) : []);
  on(stage, 'click', ({ target }) => {
    const position = walk.items.indexOf(target.closest('li[data-p]')) + 1;
    if (position) player.jump(position);
    else if (target.closest('svg')) jumpTo(player, target);
  });
}

/**
 * Goes to the step of an object or an event that was drawn.
 *
 * @param {import('./player.js').Player} player
 * @param {any} target
 */
export function jumpTo(player, target) {
  const event = /event-(\d+)$/.exec(target.closest('[id*="event-"]')?.id)?.[1];
  const position = event ? player.walk.positionOfEvent(Number(event)) : player.walk.positionOf(objectOf(target) ?? '');
  if (position) player.jump(position);
}
