// SPDX-License-Identifier: Apache-2.0

// The page as a whole: one touch at a time, its tools, paper; and the start of it all.

let shown = null;
const arranged = new Map();
let followLog = null;
let tree = null;

const TOUCHES = 'section.touch:not(.variant *)';
const sections = () => all(TOUCHES);

// Shows a touch; its section is arranged the first time.
function showTouch(touch, step) {
  const section = sections().find((each) => each.dataset.touch === String(touch)) ?? sections()[0];
  if (!section) return;
  main?.pause();
  shown = section;
  sections().forEach((each) => flag(each, 'shown', each === section));
  for (const link of all('nav.touches a')) {
    set(link, { 'aria-current': link.hash === `#${section.id}` ? 'true' : null });
  }
  const isNew = !arranged.has(section);
  if (isNew && one('.steps', section)) {
    const player = new Player(one('.stage', section), section.dataset.touch);
    arranged.set(section, player);
    arrange(player);
    arrangePictures(section, player);
    followLog?.(player);
  }
  main = arranged.get(section) ?? null;
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
function showNeighbour(direction) {
  const next = sections()[sections().indexOf(shown) + direction];
  if (!next) return false;
  showTouch(next.dataset.touch);
  main?.jump(direction > 0 ? 0 : main.walk.last);
  return true;
}

// The hierarchy stands on the stage of the touch that is shown.
function adoptTree({ stage, walk, position }) {
  const home = byId('hierarchy');
  const figure = home && one('figure', home);
  if (!tree && figure) {
    const place = new Comment();
    makeZoom(figure);
    figure.before(place);
    flag(home, 'lent', true);
    const seat = make('div.aside', {}, make('h3', { text: one('h2', home).textContent }), figure);
    tree = { figure, place, seat, box: one('.scroll', figure), picture: new LivePicture(one('svg', figure)) };
  }
  if (!tree || stage.contains(tree.seat)) return;
  stage.append(tree.seat);
  tree.picture.clear();
  for (const [name, mark] of walk.between(0, position)) tree.picture.mark(name, mark);
}

// Paper shows all of everything as it was drawn.
let onPaper = false;
let unfolded = [];

function paper(begins) {
  if (begins === onPaper) return;
  onPaper = begins;
  if (begins) unfolded = all('details:not(.equivalent, [open])');
  unfolded.forEach((fold) => { fold.open = begins; });
  for (const player of players) {
    player.pause();
    for (const picture of player.live) picture[begins ? 'restore' : 'clear']();
    if (begins) continue;
    const { position } = player;
    player.position = 0;
    player.go(position);
  }
  if (begins) {
    tree?.place.after(tree.figure);
    returnTapMap();
  } else {
    tree?.seat.append(tree.figure);
    if (main) arrangeTapMap(main);
  }
}

// The theme is the system's, or one that takes the place of what the style asks about the system.
const THEMES = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' };
const schemes = [];

function findSchemes() {
  try {
    for (const { media } of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      if (media?.mediaText.includes('prefers-color-scheme')) schemes.push({ media, text: media.mediaText });
    }
  } catch {
    // A style sheet of its own is not readable everywhere.
  }
}

function setTheme(theme) {
  remembered.theme = theme === 'system' ? null : theme;
  for (const { media, text } of schemes) {
    const [scheme, word] = /\(prefers-color-scheme:\s*(\w+)\)/.exec(text);
    media.mediaText = theme === 'system' ? text : word === theme ? text.replace(scheme, '(min-width: 0)') : 'not all';
  }
  root.style.colorScheme = remembered.theme ?? '';
  all('[data-do=theme]').forEach((each) => { each.textContent = say(THEMES[theme]); });
  for (const link of all('nav.set a')) {
    const manner = `${kept()}`;
    set(link, { href: link.getAttribute('href').split('#')[0] + (manner && `#${manner}`) });
  }
}

function arrangeTools() {
  const keys = byId('keys');
  const doings = {
    theme: [schemes.length, () => {
      const names = Object.keys(THEMES);
      setTheme(names[(names.indexOf(remembered.theme ?? 'system') + 1) % 3]);
      writeAddress();
    }],
    link: [navigator.clipboard, (from) => copyText(location.href.split('#')[0] + address(), from)],
    keys: [keys, () => keys.showModal()],
  };
  for (const tool of all('[data-do]')) {
    const [works, act] = doings[tool.dataset.do] ?? [];
    tool.hidden = !works;
    on(tool, 'click', () => act(tool));
  }
  // The page in another language opens as this one stands when the link is followed.
  all('.tools [hreflang]').forEach((link) => on(link, 'click', saveAddress));
  all('.tools').forEach((group) => { group.hidden = false; });
}

// Arranges all parts.
function begin(touch, step) {
  arrangeTools();
  setTheme(remembered.theme ?? 'system');
  followLog = arrangeLog(one('.log .events'));
  all('nav.touches a').forEach((link) => on(link, 'click', (event) => {
    event.preventDefault();
    showTouch(byId(link.hash.slice(1))?.dataset.touch);
    announce(main?.spoken ?? '');
  }));
  showTouch(touch, step);
  for (const stage of all('.variant .stage:has(.steps)')) {
    const player = new Player(stage, null);
    arrange(player);
    player.go(player.walk.found);
  }
  all('figure.graph').filter((figure) => !figure.closest('section.touch')).forEach(makeZoom);
  if (typeof arrangeQuestion === 'function') arrangeQuestion();
}

// Follows what an address says: theme, a touch and its step, or a link into a touch's section.
function obey(hash) {
  const { touch, step, theme } = readAddress(hash);
  const target = byId(hash.slice(1));
  const section = target?.closest(TOUCHES);
  if (theme in THEMES) setTheme(theme);
  if (isAsking()) writeAddress();
  else if (touch ?? step) showTouch(touch ?? shown?.dataset.touch, step);
  else if (section) {
    showTouch(section.dataset.touch);
    byId(`${target.closest('.picture')?.id}-tab`)?.click();
    target.scrollIntoView();
  }
}

function start() {
  data = JSON.parse(byId('hp-data').textContent);
  const { hash } = location;
  const { touch, step, theme, answered } = readAddress(hash);
  texts = data.texts;
  cuts = new Map(Object.entries(data.cut ?? {}));
  remembered.theme = theme in THEMES && theme !== 'system' ? theme : null;
  flag(document.body, 'asking', isAsking() && !history.state && !answered);
  findSchemes();
  begin(touch, step);
  follows = true;
  on(document, 'keydown', pressed);
  on(document, 'pointerover', markSame);
  on(document, 'focusin', markSame);
  on(window, 'hashchange', ({ newURL }) => obey(new URL(newURL).hash));
  on(window, 'beforeprint', () => paper(true));
  on(window, 'afterprint', () => paper(false));
  on(matchMedia('print'), 'change', ({ matches }) => paper(matches));
  // Only an address that says something is made to say what is shown.
  obey(hash);
  if (touch ?? step ?? theme) writeAddress();
}

start();
