import { firstFound } from '../../content/first-found';
import {
  endsWithAuthor,
  markOfFootnote,
  markOfList,
  nameOfFile,
  noteOrAddress,
  numbered,
  ownId,
  putBefore,
  wordForTitle,
} from '../../content/texts/titles/beside-the-title';
import { cutByProgram, goesOn, lineBreak, severalSentences, tooLong } from '../../content/texts/titles/length-of-title';
import {
  fullStop,
  linesForSpaces,
  notInPairs,
  quoteAlone,
  quotedWhole,
  quotesTwice,
} from '../../content/texts/titles/signs-of-title';
import type { TitleForm } from '../../content/texts/titles/title';
import { defineRule, inTexts } from '../kit';

const TITLES = new Set(['title', 'talk', 'subtitle']);

/** In the order in which they are told: of what holds for a title, the first says most. */
const titleFlaw: TitleForm = firstFound([
  tooLong,
  lineBreak,
  putBefore,
  endsWithAuthor,
  goesOn,
  nameOfFile,
  numbered,
  markOfList,
  wordForTitle,
  ownId,
  markOfFootnote,
  noteOrAddress,
  linesForSpaces,
  cutByProgram,
  severalSentences,
  fullStop,
  quotedWhole,
  quotesTwice,
  quoteAlone,
  notInPairs,
]);

/** A title is a title: no abstract, without a full stop, without quotation marks around it, with both of its brackets. */
const titleForm = inTexts({
  kinds: ['prose'],
  sign: /\n|^(?:Cop|Kop|Re|Fw|Tr|Aw)|[,:;&/–—-]$| (?:of|the|and|or|des|du|et|ou|und|oder|و|\p{Lu}\p{L}+)$|^[•●▪‣◦■□·–—-]|[*†‡§]|[.([{}\])“”«»„"…]|^['‘]|^\p{L}+\s?:|^\p{L}[\p{L}-]*\d|^[[(]?\d|^#\d|[Tt]itle\s?:|[–—]|\d[:.-]|https?:|\s-\s|_|DRAFT|BROUILLON|WIP|REVISED|FINAL/u,
  flaw: (text, { field, collection, entry }) => {
    if (!TITLES.has(field)) return undefined;
    const found = titleFlaw({ text, collection, record: entry.value });
    return found && { start: 0, end: text.length, ...found };
  },
});

export const rule = defineRule({
  code: 'title-form',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'A slip in a title or sentence is copied into programs, citations and calendars, where nobody mends it any more.',
    fr: 'Une coquille passe dans les programmes, citations et calendriers, où plus personne ne la corrige.',
    ar: 'تنتقل الهفوة إلى البرامج والاستشهادات والتقويمات حيث لا يصلحها أحد.',
  },
  finders: [titleForm],
});
