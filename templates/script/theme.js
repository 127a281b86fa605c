// SPDX-License-Identifier: Apache-2.0

// The system's theme, or a chosen one that replaces the media queries of the style.

import { remembered } from './address.js';
import { all, set } from './dom.js';
import { say } from './texts.js';

/** @type {Record<string, string>} */
export const THEMES = { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' };
/** @type {{ media: MediaList, text: string }[]} */
export const schemes = [];

export function findSchemes() {
  try {
    for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
      const { media } = /** @type {CSSMediaRule} */ (rule);
      if (media?.mediaText.includes('prefers-color-scheme')) schemes.push({ media, text: media.mediaText });
    }
  } catch {
    // Some browsers do not let scripts read a separate style sheet.
  }
}

/** @param {string} theme */
export function setTheme(theme) {
  remembered.theme = theme === 'system' ? null : theme;
  for (const { media, text } of schemes) {
    const [scheme, word] = /\(prefers-color-scheme:\s*(\w+)\)/.exec(text) ?? ['', ''];
    media.mediaText = theme === 'system' ? text : word === theme ? text.replace(scheme, '(min-width: 0)') : 'not all';
  }
  document.documentElement.style.colorScheme = remembered.theme ?? '';
  all('[data-do=theme]').forEach((each) => { each.textContent = say(THEMES[theme]); });
  for (const link of all('nav.set a')) {
    const manner = remembered.theme ? `#theme=${theme}` : '';
    set(link, { href: link.getAttribute('href').split('#')[0] + manner });
  }
}
