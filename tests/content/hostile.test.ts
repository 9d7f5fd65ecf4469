import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { isLink } from '../../scripts/content/validate/formats';
import { htmlOf, isRichText } from '../../shared/texts/rich-text';
import { rounds } from '../support/rounds';
import { layOut } from './support/fixture';
import { HostileData, type Spot } from './support/hostile-data';
import { HOSTILE_TEXTS, MARK, NEVER_ACCEPTED } from './support/hostile-texts';
import { offer } from './support/offer';

/** Every text of the content. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every HTML text of the content. */
function htmlIn(value: unknown): string[] {
  if (isRichText(value)) return [htmlOf(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(htmlIn) : [];
}

/** The formats that any text has: a country may have any name. */
const FREE: ReadonlySet<string | undefined> = new Set([undefined, 'markdown', 'country']);

/** What no reader sees: half letters, turned directions, control characters. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd]/u;

const ELEMENTS = new Set('P A UL OL LI EM STRONG CODE BLOCKQUOTE BR TABLE THEAD TBODY TR TH TD S'.split(' '));

const TEXTS = Object.entries(HOSTILE_TEXTS);
/** So many texts share the fields, each in every so many of them; in the thorough round each is in all. */
const SHARING = rounds(1, 10);
const GROUPS = Array.from({ length: Math.ceil(TEXTS.length / SHARING) }, (_, at) =>
  TEXTS.slice(at * SHARING, (at + 1) * SHARING),
);

describe.each(GROUPS.map((texts) => ({ names: texts.map(([name]) => name).join('; or '), texts })))(
  '$names, in every text field',
  ({ texts }) => {
    it('is rejected at its cell, or shown as text', async () => {
      const folders = layOut();
      const data = new HostileData(folders.dataDir);
      const offered = new Map(data.spots.map((spot, at) => [spot, texts[at % texts.length]]));
      const nameAt = (spot: Spot) => offered.get(spot)?.[0] ?? '';
      const { rejected, accepted, errors, content } = await offer(
        data,
        (spot) => offered.get(spot)?.[1] ?? '',
        folders,
      );
      expect(errors, 'no error but at the cell').toEqual([]);
      expect(rejected.size).toBeGreaterThan(40);
      expect([...accepted.keys()].filter(({ format }) => !FREE.has(format))).toEqual([]);
      const never = [...accepted.keys()].filter((spot) => NEVER_ACCEPTED.includes(nameAt(spot)));
      expect(never.map(({ field }) => field)).toEqual([]);

      expect(textsOf(content).filter((each) => UNSEEN.test(each))).toEqual([]);
      // Free pages may have more elements; tests/content/free-pages.test.ts checks them.
      const elements = htmlIn({ ...content, freePages: [] }).flatMap((html) => parse(html).querySelectorAll('*'));
      expect(elements.length).toBeGreaterThan(20);
      expect(elements.filter(({ tagName }) => !ELEMENTS.has(tagName)).map(String)).toEqual([]);
      expect(elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((each) => each !== 'href')).toEqual(
        [],
      );
      expect(elements.flatMap(({ attributes }) => Object.values(attributes)).filter((href) => !isLink(href))).toEqual(
        [],
      );
      expect(elements.some((element) => element.hasAttribute(MARK))).toBe(false);
    });
  },
);
