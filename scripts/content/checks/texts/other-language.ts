import { mostFirst } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Site } from '../../survey';
import { everyText, type WrittenText } from '../../texts/every-text';
import { mayBeOtherLanguage, otherLanguageOf } from '../../texts/languages';
import { sentencesIn } from '../../texts/sentences';
import { type Flaw, flawReport, quote } from '../../texts/text-check';
import { nameOfLanguage } from '../../validate/languages';
import { valueAt } from '../../value-at';

/** Texts that people read as sentences, and titles; names of people, places and institutions are in any language. */
const SENTENCES = new Set([
  ...['text', 'abstract', 'bio', 'description', 'intro', 'note', 'content', 'message', 'advice', 'alt', 'imageAlt'],
  ...['caption', 'submission', 'value', 'reason'],
]);
const TITLES = new Set(['title', 'talk', 'subtitle', 'heading']);

/** The most texts in another language that may be slips, as a number and as a share of all. */
const FEW = 2;
const MOST = 0.15;
/** The number of texts in another language, beside few in that of the site, that show that conference.yaml is wrong. */
const FEWEST = 10;
const OWN = 0.2;

/** Words of another language between marks, and what is no text. */
const MARKED =
  /\[[^[\]]*\]\{lang=[^{}]*\}|\{\{[^{}]*\}\}|\]\([^)[]*\)|`[^`]*`|https?:\S+|«[^«»]*»|“[^“”]*”|"[^"]*"|\*[^*\n]+\*/g;

/** The shortest text that tells its language. */
const FOUR_WORDS = /\p{L}\P{L}+\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u;

/** A text is in the language of the site, or says in which it is: screen readers speak it as it is marked (WCAG 3.1.2). */
export const otherLanguage = defineCheck(['conference'], ({ conference }, site) => {
  const { language = 'en' } = conference.value;
  const problems: Diagnostic[] = [];
  let read = 0;
  /** Language → how many texts are in it, in place of the site's. */
  const others = new Map<string, number>();
  for (const written of everyText(site, FOUR_WORDS, isRead)) {
    read++;
    const said = saidBy(written);
    if (!mayBeOtherLanguage(written.text, said ?? language)) continue;
    const flaw = said === undefined ? flawOf(written, language) : deniedBy(written, said);
    if (flaw === undefined || (said === undefined && isOfSecondLanguage(written, flaw.other, site))) continue;
    problems.push(flawReport('other-language', written, flaw));
    if (said === undefined) others.set(flaw.other, (others.get(flaw.other) ?? 0) + 1);
  }
  // Where many are, the conference has two languages, or conference.yaml says the wrong one.
  if (problems.length <= FEW || problems.length <= MOST * read) return problems;
  const [usual] = mostFirst(others);
  return usual !== undefined && usual[1] >= FEWEST && textsOf(site, usual[0], language) < OWN * usual[1]
    ? [
        warning(
          'other-language',
          conference.at('language'),
          `${usual[1]} texts are ${nameOfLanguage(usual[0])}, and the site says that it is ${nameOfLanguage(language)}.`,
          { hint: `Write "language: ${usual[0]}": headings, dates and screen readers follow it.` },
        ),
      ]
    : [];
});

/** How many texts are surely in the language of the site, as seen from another. */
const textsOf = (site: Site, other: string, language: string): number =>
  everyText(site, FOUR_WORDS).filter(
    (written) =>
      isRead(written) &&
      saidBy(written) === undefined &&
      mayBeOtherLanguage(written.text, other) &&
      flawOf(written, other)?.other === language.slice(0, 2),
  ).length;

/** So many papers say that they are in a language: it is the second one of the conference. */
const OF_SECOND = 3;

/** A title that has no column for its language, of a talk or session of a conference whose papers are in two. */
const isOfSecondLanguage = ({ field, collection }: WrittenText, other: string, { files }: Site): boolean =>
  TITLES.has(field) &&
  (collection === 'speakers' || collection === 'sessions') &&
  files
    .filter(({ parsed }) => parsed.collection === 'papers' || parsed.collection === 'posters')
    .flatMap(({ entries }) => entries)
    .filter(({ value }) => isRecord(value) && value.language === other).length >= OF_SECOND;

const isRead = ({ kind, field }: WrittenText) =>
  (kind === 'prose' || kind === 'markdown') && (TITLES.has(field) || SENTENCES.has(field));

/** A section whose heading and text are in another script is there for those who read it: "بالعربية" on a French site. */
function isHeadedSo({ field, path, entry, text }: WrittenText, language: string): boolean {
  if (field !== 'text' && field !== 'heading') return false;
  const section = valueAt(entry.value, path.slice(0, -1));
  const other = isRecord(section) ? section[field === 'text' ? 'heading' : 'text'] : undefined;
  const isArabic = (words: unknown) => typeof words === 'string' && /^\P{L}*\p{Script=Arabic}/u.test(words);
  return !language.startsWith('ar') && isArabic(text) && isArabic(other);
}

const saidBy = ({ entry: { value } }: WrittenText) =>
  isRecord(value) && typeof value.language === 'string' ? value.language : undefined;

/** The title or abstract of a row is in another language than the row says. */
function deniedBy({ text, field, collection }: WrittenText, said: string): OfLanguage | undefined {
  if (collection !== 'papers' && collection !== 'posters') return undefined;
  const other = otherLanguageOf(text.replace(MARKED, ' '), said, TITLES.has(field) ? 'title' : 'sentence');
  if (other === undefined) return undefined;
  return {
    other,
    start: 0,
    end: text.length,
    message: `${quote(text)} is ${nameOfLanguage(other)}, and its row says ${nameOfLanguage(said)}.`,
    hint: `Correct the column "language", or leave it empty where it is that of the site.`,
  };
}

/** A text in another language, and in which. */
interface OfLanguage extends Flaw {
  readonly other: string;
}

function flawOf(written: WrittenText, language: string): OfLanguage | undefined {
  const { text, field, collection } = written;
  const isTitle = TITLES.has(field);
  // Papers and talks in English are usual where a site is in Arabic, and the letters say it.
  const isOwnScript =
    language.startsWith('ar') && (collection === 'papers' || collection === 'posters' || field === 'talk');
  if (isOwnScript || isHeadedSo(written, language)) return undefined;
  const plain = text.replace(MARKED, (part) => ' '.repeat(part.length));
  for (const { words: sentence, start, end } of sentencesIn(plain)) {
    const other = otherLanguageOf(sentence, language, isTitle ? 'title' : 'sentence');
    if (other === undefined) continue;
    return {
      other,
      start,
      end,
      message: `${quote(sentence)} is ${nameOfLanguage(other)}, and the site is ${nameOfLanguage(language)}.`,
      hint: isTitle
        ? 'Translate it, or say the language: papers and posters have a column "language" for it.'
        : `Translate it, or mark it: [words]{lang=${other}}.`,
    };
  }
  return undefined;
}
