// SPDX-License-Identifier: Apache-2.0

// A stage: the step told large, the list of steps, the live pictures, and the same object marked everywhere.

const viewsByID = new Map();

// A view as it is in a variant; without one as the page's main part has it.
function viewOf(object, variant) {
  if (!viewsByID.has(variant)) {
    const views = [...data.views ?? [], ...data.variantViews?.[variant] ?? []];
    viewsByID.set(variant, new Map(views.map((view) => [view.id, view])));
  }
  return viewsByID.get(variant).get(object);
}

// A point of a view's bounds on the screen.
function onScreen({ bounds: [left, top, width, height], corners: [ax, ay, bx, by, , , dx, dy] }, x, y) {
  const right = width ? (x - left) / width : 0;
  const down = height ? (y - top) / height : 0;
  return [ax + right * (bx - ax) + down * (dx - ax), ay + right * (by - ay) + down * (dy - ay)];
}

// The view that a step asks, with the point in its coordinates; null if there is none.
function askedAt(item) {
  const { v, at } = item?.dataset ?? {};
  const view = at && viewOf(decodeURIComponent(v ?? ''), item.closest('.variant')?.dataset.variant);
  if (!view?.bounds || !view.corners) return null;
  const [x, y] = at.split(' ').map(Number);
  return { view, x, y };
}

// The step in full: phase, time, sentence, what it changed, and the point in the view's own coordinates.
function makeCard(stage) {
  const [when, sentence, changes, inset] = ['p.when', 'p.sentence', 'div', 'figure.inset'].map((kind) => make(kind));
  const card = make('div', {}, when, sentence, changes, inset);
  one('.told', stage).prepend(card);
  return (item, mark) => {
    const { p, t } = item?.dataset ?? {};
    card.className = `card-now ${mark ?? ''}`;
    when.textContent = item ? phaseName(p) : say('start');
    if (t) when.append(make('span', { text: `${number(t)} s` }));
    sentence.textContent = item ? one('p', item).textContent : say('beforeTouch');
    changes.replaceChildren(...(item ? all('.changes', item) : []).map((each) => each.cloneNode(true)));
    const asked = askedAt(item);
    inset.replaceChildren(...(asked ? drawInset(asked) : []));
  };
}

// The bounds as a rectangle and the point as a cross, to one scale, with what separates them.
function drawInset({ view, x, y }) {
  const [left, top, width, height] = view.bounds;
  const [right, bottom] = [left + width, top + height];
  const [minX, minY] = [Math.min(left, x), Math.min(top, y)];
  const [spanX, spanY] = [Math.max(right, x) - minX, Math.max(bottom, y) - minY];
  const scale = Math.min(176 / (spanX || 1), 96 / (spanY || 1), 4);
  const px = (value) => 12 + (value - minX) * scale;
  const py = (value) => 12 + (value - minY) * scale;
  const [cx, cy] = [px(x), py(y)];
  const line = (name, x1, y1, x2, y2) => draw('line', { 'class': name, x1, y1, x2, y2 });
  const inX = left + limited(x - left, width);
  const inY = top + limited(y - top, height);
  const gaps = [];
  const out = (is, name, distance) => is && gaps.push(say(name, { distance: number(distance) }));
  out(x < left, 'leftBy', left - x);
  out(x >= right, 'rightBy', x - right);
  out(y < top, 'aboveBy', top - y);
  out(y >= bottom, 'belowBy', y - bottom);
  const [w, h] = [spanX * scale + 24, spanY * scale + 24];
  const words = (name, text) => make('span', { 'class': name, text });
  const where = gaps.length ? 'outside' : 'inside';
  return [
    draw('svg', { viewBox: `0 0 ${w} ${h}`, width: w, height: h, 'aria-hidden': 'true' },
      draw('rect.bounds', { x: px(left), y: py(top), width: width * scale, height: height * scale }),
      line('axis', px(left), cy, cx, cy), line('axis', cx, py(top), cx, cy),
      line('gap', cx, cy, px(inX), cy), line('gap', px(inX), cy, px(inX), py(inY)),
      draw('circle.origin', { cx: px(left), cy: py(top), r: 3 }),
      draw('path.point', { d: `M${cx - 6},${cy}h12M${cx},${cy - 6}v12` })),
    make('figcaption', {}, words('', say('pointIn', { view: view.id })), make('b', { text: pointText(x, y) }),
      words(where, [say(where), ...gaps].join(' · ')),
      words('', say('bounds', { origin: pointText(left, top), size: `${number(width)} × ${number(height)}` })))];
}

// The point on the screen, and the way to it along the axes of the view that is asked.
function makeAxes(svg) {
  const kinds = ['path.way', 'circle.origin', 'circle.at', 'rect', 'text'];
  const [path, origin, at, plate, label] = kinds.map((kind) => draw(kind));
  const group = draw('g.axes', {}, path, origin, at, plate, label);
  svg.append(group);
  const { x: minX, y: minY, width } = svg.viewBox.baseVal;
  return (item) => {
    const asked = askedAt(item);
    flag(group, 'later', !asked);
    if (!asked) return;
    const { view, x, y } = asked;
    const [cx, cy] = onScreen(view, x, y);
    const [ox, oy] = view.corners;
    set(path, { d: `M${ox},${oy}L${onScreen(view, x, view.bounds[1])}L${cx},${cy}` });
    set(origin, { cx: ox, cy: oy, r: 2.5 });
    set(at, { cx, cy, r: 3 });
    label.textContent = pointText(x, y);
    const half = label.textContent.length * 3.1 + 4;
    const middle = limited(cx - minX - half, width - 2 * half) + minX + half;
    const base = cy - minY < 44 ? cy + 30 : cy - 18;
    set(label, { x: middle, y: base });
    set(plate, { x: middle - half, y: base - 12, width: 2 * half, height: 16, rx: 3 });
  };
}

// Scrolls a box, and nothing around it, so that something in it is seen.
function reveal(box, element) {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top + 8 || inner.bottom > outer.bottom - 8) {
    box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
  if (inner.left < outer.left || inner.right > outer.right) {
    box.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }
}

// Gives what belongs to each step a class. Looks at the page before anything is changed.
function follow(player, name, find, look) {
  let [now, next] = [[], []];
  player.lookers.push((to, from) => {
    next = find(to, from);
    look?.(next, to);
  });
  player.followers.push(() => {
    now.forEach((each) => flag(each, name));
    next.forEach((each) => flag(each, name, true));
    now = next;
  });
}

// Everything on a stage that follows its player.
function arrange(player) {
  const { stage, walk } = player;
  player.pictures = all('[data-live] svg, svg.plane', stage).map((svg) => new LivePicture(svg));
  const parts = [makeCard(stage), ...all('[data-live] svg', stage).map(makeAxes)];
  const list = set(one('.steps', stage), { tabindex: 0 });
  const elements = (name) => player.live.flatMap((picture) => picture.of(name));
  player.followers.push((to, from) => {
    const item = walk.item(to);
    parts.forEach((part) => part(item, walk.marks[to - 1]));
    for (const each of [walk.item(from), item].filter(Boolean)) {
      set(each, { 'aria-current': each === item ? 'step' : null });
    }
    for (const [name, mark] of walk.between(from, to)) player.live.forEach((picture) => picture.mark(name, mark));
  });
  follow(player, 'now', (to) => {
    const v = walk.item(to)?.dataset.v;
    return v ? elements(nameIn(v)) : [];
  }, (now, to) => {
    const node = now.find((each) => tree?.box.contains(each));
    if (to) reveal(list, walk.item(to));
    if (node) reveal(tree.box, node);
  });
  // The step told above may leave the list another height.
  new ResizeObserver(() => player.position && reveal(list, walk.item(player.position))).observe(list);
  follow(player, 'changed', (to, from) =>
    Math.abs(to - from) === 1 ? [...walk.between(from, to).keys()].flatMap(elements) : []);
  on(stage, 'click', ({ target }) => {
    const position = walk.items.indexOf(target.closest('li')) + 1;
    if (position) player.jump(position);
    else if (target.closest('svg')) jumpTo(player, target);
  });
}

// Goes to the step of an object or an event that was drawn.
function jumpTo(player, target) {
  const event = /event-(\d+)$/.exec(target.closest('[id*="event-"]')?.id)?.[1];
  const position = event ? player.walk.positionOfEvent(Number(event)) : player.walk.positionOf(objectOf(target));
  if (position) player.jump(position);
}

// The object under the pointer or with the focus, marked in all that is shown.

const HIDDEN = 'section.touch:not(.shown, .variant *)';
let sameName = null;
let same = [];
let rows = null;

// The list items, table rows and log lines about each object.
function rowsOf(name) {
  if (!rows) {
    rows = new Map();
    for (const row of all('[data-v]')) {
      const key = nameIn(row.dataset.v);
      rows.set(key, [...(rows.get(key) ?? []), row]);
    }
  }
  return rows.get(name) ?? [];
}

function markSame({ target }) {
  const name = target instanceof Element ? objectOf(target) : null;
  if (name === sameName) return;
  same.forEach((each) => flag(each, 'same'));
  sameName = name;
  const svgs = name ? all('main svg').filter((svg) => !svg.closest(HIDDEN)) : [];
  const drawn = svgs.flatMap((svg) => objectsIn(svg).get(name) ?? []);
  same = [...drawn, ...rowsOf(name)];
  same.forEach((each) => flag(each, 'same', true));
}
