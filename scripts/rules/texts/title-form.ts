import { defineRule, inTexts } from '../kit';
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
} from '../lexicon/beside-the-title';
import { firstFound } from '../lexicon/first-found';
import { cutByProgram, goesOn, lineBreak, severalSentences, tooLong } from '../lexicon/length-of-title';
import { fullStop, linesForSpaces, notInPairs, quoteAlone, quotedWhole, quotesTwice } from '../lexicon/signs-of-title';
import type { TitleForm } from '../lexicon/title';
import { reasons } from '../reasons';

const TITLES = new Set(['title', 'talk', 'subtitle']);

/** In the order in which they are reported: of what holds for a title, the first says most. */
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
  reason: reasons.slipIsCopied,
  finders: [titleForm],
});
