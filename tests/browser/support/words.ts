import type { Page } from 'playwright-core';
import type { Hex } from '../../../shared/colours';
import { contrast } from '../../../shared/theme/shades';

export type Colour = readonly [red: number, green: number, blue: number];

/** Writes a colour as style sheets do. */
export const hexOf = (colour: Colour): Hex =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Words on a page as a visitor sees them. */
export interface Words {
  readonly text: string;
  /** WCAG's "large scale": at least 24 px, or 18.66 px and bold. */
  readonly isLarge: boolean;
  readonly colour: Colour;
  /** Every colour of the pixels that lie behind the words. */
  readonly behind: readonly Colour[];
}

/** Reads the text of elements and, from a picture of the page without it, the pixels behind. */
export async function wordsWithin(page: Page, selector: string): Promise<Words[]> {
  const elements = page.locator(selector).filter({ visible: true, hasText: /\S/ });
  const styles = await elements.evaluateAll((found) =>
    found.map((element) => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return { text: element.textContent ?? '', isLarge, colour: [red, green, blue] as const };
    }),
  );
  await elements.evaluateAll((found) => {
    for (const element of found) if (element instanceof HTMLElement) element.style.color = 'transparent';
  });
  const picture = (await page.screenshot({ caret: 'initial' })).toString('base64');
  const behind = await elements.evaluateAll(coloursBehind, picture);
  await elements.evaluateAll((found) => {
    for (const element of found) if (element instanceof HTMLElement) element.style.removeProperty('color');
  });
  return styles.map((style, index) => ({ ...style, behind: behind[index] ?? [] }));
}

/** Runs in the page, which can read a picture's pixels. */
async function coloursBehind(elements: Element[], picture: string): Promise<(readonly [number, number, number])[][]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const colours = new Set<number>();
    for (const { left, top, width, height } of range.getClientRects()) {
      const pixels = context?.getImageData(left, top, Math.max(1, width), Math.max(1, height)).data;
      // One number for a pixel's four bytes, of which the last, the opacity, is the same for all.
      for (const pixel of new Uint32Array(pixels?.buffer ?? new ArrayBuffer())) colours.add(pixel);
    }
    return [...colours].map((pixel) => {
      const [red = 0, green = 0, blue = 0] = new Uint8Array(Uint32Array.of(pixel).buffer);
      return [red, green, blue];
    });
  });
}

/** Words over the band at the top of a page, its pattern and its gradient; those of the bar lie there too. */
export const OVER_BAND =
  ':is(#intro, main > header) :is(h1, p, span), [data-bar] nav > ul > li > :is(a, button), [data-fold]';

const lowest = ({ colour, behind }: Words) => Math.min(...behind.map((each) => contrast(hexOf(colour), hexOf(each))));

/** Text over a picture that has too little contrast to some pixel behind it (WCAG 1.4.6, enhanced contrast). */
export function faintAmong(words: readonly Words[]): string[] {
  return words
    .filter((each) => lowest(each) < (each.isLarge ? 4.5 : 7))
    .map((each) => `${each.text}: ${lowest(each).toFixed(2)}`);
}

/** The same for a page. */
export const faintWordsOn = async (page: Page, selector: string) => faintAmong(await wordsWithin(page, selector));
