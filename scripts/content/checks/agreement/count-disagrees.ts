import { daysBetween } from '../../../../renderer/format/days-between';
import { type Counted, SENTENCES } from '../../agreement/counted-in-sentences';
import { COUNTED } from '../../agreement/counted-nouns';
import { rolesIn } from '../../agreement/counted-roles';
import { valuesOf } from '../../agreement/counts-of-tables';
import { NUMBER, numberOf } from '../../agreement/numbers';
import { isOfOtherEvent, ownEventOf } from '../../agreement/other-events';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { ANY_LETTER, everyText } from '../../texts/every-text';
import { KEPT_TEXTS, keptByText } from '../../texts/kept-by-text';
import { sentenceAround, wordsBefore } from '../../texts/sentences';
import { flawAt, flawReport } from '../../texts/text-check';

const SIGN =
  /-day |sessions|voices|voix|speakers|lectur|keynote|conférenc|plénière|talks|communications|posters|affiches|papers|articles|panels|rooms|halls|members|days|jour|tracks|tutori|workshops|ateliers|salles|travaux|cours|orateurs|intervenants|subjects|topics|themes|sponsors|partners|partenaires|parrains|محاضر|متحدث|يومان|يومين|أيام/iu;

/** Words that praise what they stand before, and count no part of it: "our seven awesome speakers". */
const PRAISE =
  '(?:awesome|outstanding|distinguished|renowned|excellent|great|fine|eminent|inspiring|leading|exciting|remarkable|fascinating|grands|excellents|éminents|remarquables|passionnants)';

/** A number before each word for what is counted. V8 takes long to make such an expression: those are, whose word stands in a text. */
const PHRASES = COUNTED.map(({ noun, count }) => ({
  sign: new RegExp(noun, 'iu'),
  pattern: new RegExp(`(?<![\\p{L}\\d-])${NUMBER}\\s+(?:${PRAISE}\\s+)?(?:${noun})(?!\\p{L})`, 'iu'),
  count,
}));

/** What a text counts, whatever the data has: it is looked for once in each text. */
const countedIn = keptByText(
  (text) =>
    [...PHRASES.filter(({ sign }) => sign.test(text)), ...SENTENCES].flatMap((counted) => foundIn(text, counted)),
  KEPT_TEXTS,
);

function foundIn(text: string, { pattern, count }: Counted) {
  const found = pattern.exec(text);
  return found === null ? [] : [{ found, count }];
}

/** "In 2028, 27 of 81 papers were accepted": a sentence with another year speaks of that one's. */
function isOfOtherYear(sentence: string, years: readonly string[]): boolean {
  const named = sentence.match(/(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d)/g) ?? [];
  return named.length > 0 && named.every((year) => !years.includes(year));
}

const AT_LEAST =
  /(?<!\p{L})(?:more than|over|at least|no fewer than|upwards of|plus d[e’']|au moins|أكثر من|ما لا يقل عن)\s+$/iu;
const ABOUT =
  /(?<!\p{L})(?:about|around|some|nearly|almost|roughly|approximately|close to|environ|près de|quelque|حوالي|نحو|قرابة)\s+$/iu;
/** Who says "about" may be so much beside the number. */
const SHARE = 0.2;

/** A number that nobody means exactly, and that is true: "more than fifty papers" of seventy. */
const isRough = (before: string, typed: number, real: number): boolean =>
  (AT_LEAST.test(before) && typed <= real) || (ABOUT.test(before) && Math.abs(typed - real) <= SHARE * real);

/** Numbers of sessions, speakers and papers that are typed into a text are those of the tables. */
export const countDisagrees = defineCheck(['conference'], ({ conference }, site) => {
  const { start, end } = conference.value;
  const days = daysBetween(start, end) + 1;
  const years = [start, end].map((date) => date.slice(0, 4));
  const own = ownEventOf(conference.value);
  const of = valuesOf(site);
  const roles = rolesIn(of);
  const roleSign =
    roles.length === 0 ? undefined : new RegExp(roles.map(({ pattern }) => pattern.source).join('|'), 'iu');
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, ANY_LETTER, isAboutTheConference)) {
    if (!(SIGN.test(written.text) || roleSign?.test(written.text))) continue;
    const text = typedByHand(written.text);
    for (const { found, count } of [...roles.flatMap((role) => foundIn(text, role)), ...countedIn(text)]) {
      const typed = numberOf(found.slice(1).find(Boolean) ?? '');
      const real = count(of, typed, days);
      if (real === 0 || typed === real || Number.isNaN(typed)) continue;
      if (isRough(wordsBefore(text, found.index), typed, real)) continue;
      if (isOfOtherEvent(text, found.index, own)) continue;
      if (isOfOtherYear(sentenceAround(text, found.index), years)) continue;
      problems.push(
        flawReport(
          'count-disagrees',
          written,
          flawAt(found, {
            message: `"${found[0]}": the data has ${real}.`,
            hint: 'Correct the number, or leave it out: it changes with every session.',
          }),
        ),
      );
      break;
    }
  }
  return problems;
});
