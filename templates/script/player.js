// SPDX-License-Identifier: Apache-2.0

// The player of a stage: where the walk is, its bar, its keys, and the address.

const SPEEDS = [0.5, 1, 2, 4];
// How long a step stays while playing at speed 1, in milliseconds.
const STAY = 1600;
// How near each other the names of two phases may be, in hundredths of the slider.
const NEAR = 14;

let players = [];
let main = null;

class Player {
  // The touch is null on stages that the address does not follow.
  constructor(stage, touch) {
    Object.assign(this, { stage, touch, position: 0, speed: 1, timer: 0, lookers: [], followers: [] });
    this.walk = new Walk(one('.steps', stage));
    players.push(this);
    this.build();
  }

  build() {
    const { walk } = this;
    this.slider = make('input', { type: 'range', min: 0, max: walk.last, 'aria-label': say('step') });
    on(this.slider, 'input', () => this.jump(this.slider.valueAsNumber));
    this.playing = glyph('play', () => this.toggle());
    this.count = make('output.count');
    const speeds = make('select', named('speed'),
      ...SPEEDS.map((speed) => new Option(`${speed}×`, speed, false, speed === 1)));
    on(speeds, 'change', () => { this.speed = speeds.value; });
    let before = -NEAR;
    const ticks = walk.phases.map((position) => {
      const phase = phaseName(walk.item(position).dataset.p);
      const place = 100 * position / walk.last;
      const tick = make('span', { title: phase }, place - before < NEAR ? '' : make('i', { text: phase }));
      if (tick.firstElementChild) before = place;
      tick.style.left = `${place}%`;
      return tick;
    });
    one('.told', this.stage).before(make('div.player', { role: 'group', 'aria-label': say('player') },
      make('div.track', { }, this.slider, make('div.ticks', { 'aria-hidden': 'true' }, ...ticks)),
      make('div.buttons', { },
        glyph('first', () => this.jump(0)), glyph('previous', () => this.step(-1)), this.playing,
        glyph('next', () => this.step(1)), glyph('last', () => this.jump(Infinity)),
        this.count, speeds)));
  }

  // Goes somewhere because the reader said so.
  jump(position) {
    this.isMoved = true;
    this.pause();
    this.go(position);
    announce(this.spoken);
  }

  step(by) {
    this.jump(this.position + by);
  }

  // The pictures that follow, with the hierarchy while it is on this stage.
  get live() {
    return this === main && tree ? [...this.pictures, tree.picture] : this.pictures;
  }

  go(position) {
    const { walk, position: from } = this;
    const to = this.position = limited(position, walk.last);
    // What measures the page comes before what changes it.
    [...this.lookers, ...this.followers].forEach((follow) => follow(to, from));
    this.slider.value = to;
    set(this.slider, { 'aria-valuetext': this.spoken });
    this.slider.style.setProperty('--done', `${100 * to / (walk.last || 1)}%`);
    this.count.textContent = `${walk.number(to)} / ${walk.total}`;
    if (this === main) writeAddress();
  }

  get spoken() {
    const { walk, position } = this;
    return say('stepSays', { step: walk.number(position), count: walk.total, sentence: walk.sentence(position) });
  }

  toggle() {
    if (this.timer) this.stop();
    else this.play(this.walk.last);
  }

  // Plays up to a position: from the beginning at first, and from there on.
  play(end) {
    if (this.position >= end || !this.isMoved) this.go(0);
    this.isMoved = true;
    this.label('pause');
    const next = () => {
      this.go(this.position + 1);
      if (this.position < end) this.timer = setTimeout(next, STAY / this.speed);
      else this.stop();
    };
    this.timer = setTimeout(next, STAY / this.speed / 2);
  }

  pause() {
    if (this.timer) this.label('play');
    clearTimeout(this.timer);
    this.timer = 0;
  }

  stop() {
    this.pause();
    announce(this.spoken);
    writeAddress();
  }

  label(name) {
    set(this.playing, { 'class': `glyph ${name}`, ...named(name) });
  }

  // Goes to the phase or touch before or after; false if there is none, so that the key scrolls the page.
  leap(direction) {
    const { walk, position } = this;
    const to = direction > 0 ? walk.phases.find((each) => each > position)
      : walk.phases.findLast((each) => each < position) ?? (position ? 0 : undefined);
    if (to === undefined) return this === main && showNeighbour(direction);
    this.jump(to);
    return true;
  }
}

// Keys. A text, a choice, or a box that scrolls keeps those that it needs itself.

const WRITES = 'input:not([type=range]), select, textarea, dialog';
const SCROLLS = '.scroll[tabindex], .steps, .events, pre, .cross';
const PRESSES = 'button, a, summary, [role=button]';
const KEYS = {
  ArrowLeft: ['step', -1], ArrowRight: ['step', 1], ArrowUp: ['leap', -1], ArrowDown: ['leap', 1],
  PageUp: ['leap', -1], PageDown: ['leap', 1], Home: ['jump', 0], End: ['jump', Infinity], ' ': ['toggle'],
};

function pressed(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target.closest?.(WRITES)) return;
  if (key === '?') byId('keys')?.showModal();
  const player = players.find((each) => each.touch === null && each.stage.contains(target)) ?? main;
  if (!KEYS[key] || !player || event.shiftKey || isAsking()) return;
  if (target.closest?.(SCROLLS) || (key === ' ' && target.closest?.(PRESSES))) return;
  const [method, value] = KEYS[key];
  if (player[method](value) !== false) event.preventDefault();
}

// The address, as in #touch=1&step=12&theme=dark; #touch1 leads to a touch, #touch1-step3 to a step too.

function readAddress(hash) {
  const [, touch, step] = /^#touch(\d+)(?:-step(\d+))?$/.exec(hash) ?? [];
  return touch ? { touch, step } : Object.fromEntries(new URLSearchParams(hash.slice(1)));
}

// What the address says besides; without a theme that of the system.
const remembered = { theme: null };
const kept = () => new URLSearchParams(Object.entries(remembered).filter(([, value]) => value));
let follows = false;
let addressTimer = 0;

// A little later, since browsers refuse many changes in a row.
function writeAddress() {
  clearTimeout(addressTimer);
  if (follows) addressTimer = setTimeout(saveAddress, main?.timer ? 400 : 100);
}

// A page that was answered stays so when it is read anew.
function saveAddress() {
  history.replaceState(isAsking() ? null : 'told', '', address());
  // The page in another language opens at the same step, and does not ask what was answered here.
  const answered = one('.cover') && !isAsking() ? '&answered=1' : '';
  for (const link of all('.tools [hreflang]')) link.hash = address() + answered;
}

// While the page asks it does not tell where it is.
function address() {
  const parts = isAsking() || !shown ? [] : [['touch', shown.dataset.touch]];
  if (parts[0] && main) parts.push(['step', main.walk.number(main.position)]);
  return `#${new URLSearchParams([...parts, ...kept()])}`;
}
