import type { Page } from 'playwright-core';
import type { Colour } from './words';

/** How many pixels of two pictures of one size went from one colour to another. */
export interface Change {
  readonly from: Colour;
  readonly to: Colour;
  readonly pixels: number;
}

/** What differs between two screenshots. */
export function changes(page: Page, before: Buffer, after: Buffer): Promise<Change[]> {
  return page.evaluate(compare, [before.toString('base64'), after.toString('base64')] as const);
}

/** Runs in the page, which can read a picture's pixels. */
async function compare(pictures: readonly [string, string]): Promise<Change[]> {
  const read = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  };
  const [before, after] = [await read(pictures[0]), await read(pictures[1])];
  const colour = (data: Uint8ClampedArray, at: number) => `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
  const counts = new Map<string, number>();
  for (let at = 0; at < before.length; at += 4) {
    const [from, to] = [colour(before, at), colour(after, at)];
    if (from !== to) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
  }
  return [...counts].map(([key, pixels]) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = key.split(' ').map(Number);
    return { from: [a, b, c] as const, to: [d, e, f] as const, pixels };
  });
}
