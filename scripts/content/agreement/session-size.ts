import type { Site } from '../survey';
import { everyText } from '../texts/every-text';
import { NUMBER, numberOf } from './numbers';

/** How many papers a special session has: in all, and at most each time that it meets. */
export interface SessionSize {
  readonly fewest: number;
  readonly most: number;
}

/**
 * The usual demand on organisers of special sessions, and that of this product's first customer (specification, section
 * 9.2).
 */
const USUAL: SessionSize = { fewest: 4, most: 9 };

const ABOUT = /special sessions?|sessions? (?:spéciale|thématique)s?|الجلسات الخاصة|جلسة خاصة/iu;
const PAPERS = /papers|articles|communications|contributions|أوراق|ورقات|ورقة|بحوث|مقالات/iu;
const RANGE = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}\\s*(?:-|–|to|and|à|et|إلى|و)\\s*(?:at most |au plus )?${NUMBER}\\s+(?:${PAPERS.source})`,
  'iu',
);

/** The size that the conference's own call for special sessions states; the usual one where none does. */
export function sizeOfSpecialSessions(site: Site): SessionSize {
  const calls = everyText(site, PAPERS).filter(({ collection }) => collection === 'calls');
  for (const { text, entry } of calls) {
    const found = ABOUT.test(JSON.stringify(entry.value)) ? RANGE.exec(text) : null;
    const [fewest, most] = [numberOf(found?.[1] ?? ''), numberOf(found?.[2] ?? '')];
    if (fewest <= most) return { fewest, most };
  }
  return USUAL;
}
