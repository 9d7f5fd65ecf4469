// Codes: count-disagrees.

import { NUMBER, numberOf } from '../../agreement/numbers';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { defineTextCheck, type Flaw, flawAt, flawReport } from '../../texts/text-check';

const ITEM = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]+\S/u;
/** "Three airports serve the town:" at the beginning of a paragraph; what is counted otherwise is a part of more. */
const INTRODUCED = new RegExp(
  `(?:^|\\n[ \\t]*\\n|[.!?] )[ \\t]*(?:(?:There are|The following|Il y a|Les|Voici les?|هناك) )?${NUMBER}\\s+\\p{L}[^.:!?\\n]*(?:\\n(?!\\s*\\n)[^.:!?\\n]*)?:[ \\t]*\\n(?=[ \\t]*\\n?[ \\t]*(?:[-*+]|\\d+[.)])[ \\t])`,
  'giu',
);

/** "Two nights, December 13 and 14": each is named behind the number. */
const NIGHTS = new RegExp(
  `(?<![\\p{L}\\d-])${NUMBER}\\s+(?:nights?|evenings?|nuits?|soirées?|ليال)[,:]?\\s+(?:on\\s+|of\\s+|les\\s+|des\\s+|du\\s+)?(?:\\p{L}+\\s+)?(\\d{1,2}(?:,\\s*\\d{1,2})*\\s+(?:and|et|و)\\s*\\d{1,2})(?!\\d|[:.]\\d)`,
  'iu',
);

/** A list has as many items as the sentence before it says, and as many nights are named as are counted. */
export const countedBeside = defineTextCheck('count-disagrees', {
  kinds: ['markdown'],
  sign: /:[ \t]*\n[ \t]*\n?[ \t]*(?:[-*+]|\d+[.)])[ \t]|nights?|evenings|nuit|soirée|ليال/iu,
  flaw: (text) => listCounted(text) ?? nightsCounted(text),
});

function listCounted(text: string): Flaw | undefined {
  for (const found of text.matchAll(INTRODUCED)) {
    const items = itemsAfter(text.slice(found.index + found[0].length));
    const typed = numberOf(found[1] ?? '');
    // "Of two kinds" may be told in more items; a longer list than ten is no enumeration of what was counted.
    if (items === typed || items < 2 || typed < 2 || typed > MOST) continue;
    const words = found[0].trim();
    const start = found.index + found[0].indexOf(words);
    return {
      start,
      end: start + words.length,
      message: `"${words.replace(/\s+/g, ' ')}" is followed by ${items}.`,
      hint: 'Correct the number, or the list below it.',
    };
  }
  return undefined;
}
const MOST = 12;

/** The items of the list with which a text begins; those within others do not count. */
function itemsAfter(text: string): number {
  let count = 0;
  let depth: number | undefined;
  for (const line of text.split('\n')) {
    const indent = ITEM.exec(line)?.[1]?.length;
    if (indent === undefined) {
      if (/^\S/.test(line) || (count > 0 && depth !== undefined && /^\s*\S/.test(line) && !/^\s/.test(line))) break;
      continue;
    }
    depth ??= indent;
    if (indent === depth) count++;
    else if (indent < depth) break;
  }
  return count;
}

function nightsCounted(text: string): Flaw | undefined {
  const found = NIGHTS.exec(text);
  const named = found?.[2]?.match(/\d+/g)?.length ?? 0;
  if (found === null || numberOf(found[1] ?? '') === named) return undefined;
  return flawAt(found, {
    message: `"${found[0].replace(/\s+/g, ' ')}" names ${named} of them.`,
    hint: 'Correct the number, or the days.',
  });
}

const OF_COMMITTEE = new RegExp(
  `(?<![\\p{L}\\d-])${NUMBER}\\s+(chairs|members|people|researchers|présidents|présidentes|membres|personnes)(?!\\p{L})`,
  'iu',
);
const NUMBERED = /\p{L}/u;
const isDescription: Such = ({ collection, field }) => collection === 'committees' && field === 'description';

/** A committee is as large as its description says. */
export const committeeCounted = defineCheck(['committees', 'committeeMembers'], ({ committeeMembers }, site) =>
  everyText(site, NUMBERED, isDescription).flatMap((written): Diagnostic[] => {
    const found = OF_COMMITTEE.exec(written.text);
    const { value } = written.entry;
    if (found === null || typeof value !== 'object' || value === null || !('id' in value)) return [];
    const members = committeeMembers.filter((member) => member.value.committee === value.id);
    const chairs = members.filter((member) => /chair|président|رئيس/iu.test(member.value.role ?? ''));
    const typed = numberOf(found[1] ?? '');
    if (members.length === 0 || [members.length, chairs.length].includes(typed)) return [];
    return [
      flawReport(
        'count-disagrees',
        written,
        flawAt(found, {
          message: `"${found[0]}": committee-members.csv has ${members.length} here.`,
          hint: 'Correct the number, or leave it out.',
        }),
      ),
    ];
  }),
);
