// SPDX-License-Identifier: Apache-2.0

// A stage: the picture, the story and the outline at the player's position.

import { makeAxes } from './axes.js';
import { all, flag, on, one, reveal, set } from './dom.js';
import { fitLabels } from './labels.js';
import { LivePicture } from './live-picture.js';
import { nameIn, objectOf } from './objects.js';
import { makeOutline } from './outline.js';
import { follow } from './player.js';
import { makeScene } from './scene.js';

/**
 * Connects everything on a stage with its player.
 *
 * @param {import('./player.js').Player} player
 */
export function arrange(player) {
  const { stage, walk } = player;
  player.pictures = all('[data-live] svg', stage).map((svg) => new LivePicture(svg));
  player.scenes = all('[data-live] svg', stage).map((svg) => makeScene(svg, walk.items));
  const sights = all('[data-live] svg', stage).map(fitLabels);
  [player.sight] = sights;
  for (const sight of sights) {
    const axis = makeAxes(sight.svg);
    sight.beforeNames = () => axis(walk.item(player.position));
  }
  const story = one('.story', stage);
  const isTaken = Boolean(one('.outcome-lines .taken', stage));
  const outline = makeOutline(one('.outline', stage), all('.key > li', stage));
  const elements = (name) => player.pictures.flatMap((picture) => picture.of(name));
  player.followers.push((to, from) => {
    const item = walk.item(to);
    for (const each of [walk.item(from), item].filter(Boolean)) {
      set(each, { 'aria-current': each === item ? 'step' : null });
    }
    walk.items.forEach((each, index) => flag(each, 'later', index >= to));
    walk.beats.forEach(({ beat, fold, first, count }) => {
      const isNow = to >= first && to < first + count;
      flag(beat, 'coming', to < first);
      flag(beat, 'current', isNow);
      fold.open = isNow;
    });
    flag(stage, 'at-outcome', to === walk.last);
    flag(stage, 'taken', isTaken && to === walk.last);
    player.scenes.forEach((scene) => scene(to));
    const marks = walk.between(from, to);
    for (const [name, given] of marks) player.pictures.forEach((picture) => picture.mark(name, given?.mark, given?.words.textContent ?? undefined));
    outline(marks, item);
    const moved = walk.items.findLastIndex(({ dataset }, index) => index < to && dataset.moves);
    for (const sight of sights) {
      // Names beside the screen stay; the name of the touch follows the finger, and makes room for what moves.
      const state = `${moved} ${one('.spot', sight.svg)?.getAttribute('transform')}`;
      if (sight.isClose || state !== sight.state) sight.arrange();
      else sight.beforeNames();
      sight.state = state;
    }
  });
  follow(player, 'now', (to) => {
    const v = walk.item(to)?.dataset.v;
    return v ? elements(nameIn(v)) : [];
  }, () => {});
  player.followers.push((to) => to && walk.item(to) && reveal(story, walk.item(to)));
  follow(player, 'changed', (to, from) =>
    Math.abs(to - from) === 1 ? [...walk.between(from, to).keys()].flatMap(elements) : []);
  on(stage, 'click', ({ target }) => {
    const position = walk.items.indexOf(target.closest('li[value]')) + 1;
    if (position) player.jump(position);
    else if (target.closest('svg, .outline li')) jumpTo(player, target);
  });
}

/**
 * Goes to the step of a drawn object or event.
 *
 * @param {import('./player.js').Player} player
 * @param {any} target
 */
export function jumpTo(player, target) {
  const event = /event-(\d+)$/.exec(target.closest('[id*="event-"]')?.id)?.[1];
  const position = event ? player.walk.positionOfEvent(Number(event)) : player.walk.positionOf(objectOf(target) ?? '');
  if (position) player.jump(position);
}
