import { contrast } from '../../../shared/theme/shades';
import { hexOf } from '../support/words';
import { type Examiner, inPage } from './examiner';

/** What an A4 sheet has inside the margins of renderer/styles/paper.css, in CSS px (96 to the inch). */
export const SHEET = { width: Math.floor((186 / 25.4) * 96), height: Math.floor((267 / 25.4) * 96) };

/** Every text that can be seen, by its first letters, with its colour in red, green and blue. */
function words() {
  const hasWords = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => [...element.childNodes].some(hasWords))
    .map((element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
      return { text: element.textContent?.trim().slice(0, 40), colour: [red, green, blue] as const };
    });
}

const IN_DARK_COLOURS: Examiner = {
  promise: 'every word is printed in a dark colour',
  faultsOf: async (page) => {
    const seen = await page.evaluate(words);
    // Words with less than 7 to 1 on white (WCAG 1.4.6).
    const pale = seen.filter(({ colour }) => contrast(hexOf(colour), '#ffffff') < 7);
    return [...pale.map(({ text, colour }) => `${text}: ${colour}`), ...(seen.length > 3 ? [] : ['hardly a word'])];
  },
};

const BLACK_ON_WHITE = inPage('is black on white, without navigation, within the sheet', () => {
  const { color, backgroundColor } = getComputedStyle(document.documentElement);
  const { scrollWidth, clientWidth } = document.documentElement;
  const navigations = [...document.querySelectorAll('nav')].filter((element) => element.checkVisibility());
  return [
    ...(color === 'rgb(0, 0, 0)' && backgroundColor === 'rgb(255, 255, 255)' ? [] : [`${color} on ${backgroundColor}`]),
    ...navigations.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
  ];
});

const NOTHING_TO_PRESS = inPage('has nothing on it that nobody can press there', () =>
  // Of the bar, only the brand.
  [...document.querySelectorAll('[data-bar] > * > :not(:first-child), main button:not([type=submit], h3 > button)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map(({ outerHTML }) => outerHTML.slice(0, 120)),
);

/** A page as a printer gets it. */
export const ON_PAPER: readonly Examiner[] = [BLACK_ON_WHITE, IN_DARK_COLOURS, NOTHING_TO_PRESS];
