import type { Page } from 'playwright-core';
import { contrast } from './contrast-ratio';
import { type Words, wordsWithin } from './words';

/** Words over the band at the top of a page, its pattern and its gradient; those of the bar lie there too. */
export const OVER_BAND =
  ':is(#intro, main > header) :is(h1, p, span), [data-bar] nav > ul > li > :is(a, button), [data-fold]';

const lowest = ({ colour, behind }: Words) => Math.min(...behind.map((each) => contrast(colour, each)));

/** What of some words over a picture does not stand out on each pixel behind it (WCAG 1.4.6, the enhanced contrast). */
export function faintAmong(words: readonly Words[]): string[] {
  return words
    .filter((each) => lowest(each) < (each.isLarge ? 4.5 : 7))
    .map((each) => `${each.text}: ${lowest(each).toFixed(2)}`);
}

/** The same of a page as it stands. */
export const faintWordsOn = async (page: Page, selector: string) => faintAmong(await wordsWithin(page, selector));
