// SPDX-License-Identifier: Apache-2.0

// The tools at the top of the page: the page in another language, the theme, the address, the keys.

import { address, remembered, saveAddress, writeAddress } from './address.js';
import { copyText } from './copy.js';
import { all, byId, on, one } from './dom.js';
import { page } from './state.js';
import { schemes, setTheme, THEMES } from './theme.js';

// Words with code in backticks; links become their text.
/** @param {Element | null} element */
const asMarkdown = (element) => [...element?.childNodes ?? []].map((node) =>
  (node.nodeName === 'CODE' ? `\`${node.textContent}\`` : node.textContent)).join('').trim();

// The visible answer, its steps, and its address.
function markdown() {
  const { shown, main } = page;
  const steps = main?.walk.items.map((item) => `${item.value}. ${asMarkdown(one('p', item))}`) ?? [];
  const lines = [`**${asMarkdown(one('.verdict', shown ?? document))}**`, asMarkdown(one('.cure', shown ?? document)), steps.join('\n'),
    ...location.protocol.startsWith('http') ? [location.href.split('#')[0] + address()] : []];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

export function arrangeTools() {
  const keys = byId('keys');
  /** @type {Record<string, [unknown, (from: any) => void]>} */
  const doings = {
    theme: [schemes.length, () => {
      const names = Object.keys(THEMES);
      setTheme(names[(names.indexOf(remembered.theme ?? 'system') + 1) % 3]);
      writeAddress();
    }],
    link: [navigator.clipboard, (from) => copyText(location.href.split('#')[0] + address(), from)],
    markdown: [navigator.clipboard && one('.story'), (from) => copyText(markdown(), from)],
    keys: [keys, () => keys.showModal()],
  };
  for (const tool of all('[data-do]')) {
    const [works, act] = doings[tool.dataset.do];
    tool.hidden = !works;
    on(tool, 'click', () => act(tool));
  }
  // When the link is followed, the page in another language opens in the state of this one.
  all('.tools [hreflang]').forEach((link) => on(link, 'click', saveAddress));
  all('.tools').forEach((group) => { group.hidden = false; });
}
