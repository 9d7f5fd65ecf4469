import { labelledLink } from '../../../shared/format/labelled-link';
import { type CollectionName, collectionNames } from '../../../shared/model/collections';
import type { JsonSchema } from '../../../shared/model/schema';
import { richTextOf } from '../../../shared/texts/read-markdown';
import { elementsOf, htmlOf } from '../../../shared/texts/rich-text';
import { formattedTexts, hasFormats, isRecord, replaced } from '../fields';
import { controlCharacterIn } from '../read/control-characters';
import { MOST_JUDGED } from '../read/limits';
import { type Diagnostic, error, type Place, type Staged } from '../report/diagnostics';
import { formats, misfit } from '../validate/formats';
import type { Collected, Entry } from '../validate/validate';
import { gatherFacts } from './facts';
import { lintMarkdown, tokensIn } from './lint';
import { partFinder } from './positions';
import { fillIn, type TemplateProblem } from './templates';

/** A link somewhere in the data, in a field of its own or within a text. */
export interface FoundLink {
  readonly href: string;
  readonly place: Place;
}

/** A picture within a text. */
interface FoundPicture {
  readonly address: string;
  readonly place: Place;
}

export interface MarkdownFields {
  readonly entries: ReadonlyMap<CollectionName, readonly Entry[]>;
  readonly links: readonly FoundLink[];
  /** Every picture that a text names. */
  readonly pictures: readonly FoundPicture[];
}

/** Fills in and reads every Markdown field, and collects all links. */
export function readMarkdownFields(
  collected: Collected,
  schemas: Readonly<Record<CollectionName, JsonSchema>>,
): Staged<MarkdownFields> {
  const facts = gatherFacts(collected);
  const diagnostics: Diagnostic[] = [];
  const links: FoundLink[] = [];
  const pictures: FoundPicture[] = [];
  const all = new Map<CollectionName, readonly Entry[]>();
  for (const name of collectionNames) {
    const found = collected.get(name);
    if (found === undefined) continue;
    if (!hasFormats(schemas[name])) {
      all.set(name, found.entries);
      continue;
    }
    const fileTexts = new Map((found.parsed.parts ?? [found.parsed]).map(({ file, text }) => [file, text]));
    const entries = found.entries.map((entry) => {
      let { value } = entry;
      for (const { format, text, path, elements = 'text' } of formattedTexts(value, schemas[name])) {
        // Places are looked up only when needed: the first of a table costs time and memory for all its rows.
        if (format === 'asset') continue;
        const place = entry.at(...path);
        if (format === 'link' || format === 'labelled-link') {
          links.push({ href: format === 'link' ? text : labelledLink(text).url, place });
          continue;
        }
        const written = fileTexts.get(place.file) ?? '';
        const narrowed = partFinder(place, written);
        const filled = fillIn(text, facts);
        diagnostics.push(...filled.problems.map((problem) => explain(problem, narrowed(problem.expression))));
        const read = richTextOf(tokensIn[elements](filled.text));
        if (text.length <= MOST_JUDGED.markdown) diagnostics.push(...lintMarkdown(text, elements, place, written));
        // Markdown can write any character by its number, as HTML does.
        const hidden = filled.text.includes('&') ? controlCharacterIn(htmlOf(read), place) : undefined;
        if (hidden) diagnostics.push(hidden);
        for (const { attributes: { href, lang, src, alt = '' } = {} } of elementsOf(read)) {
          if (lang !== undefined && !formats.language.test(lang))
            diagnostics.push(misfit('language', lang, narrowed(`{lang=${lang}}`)));
          // An address that still contains an expression has been reported already.
          if (href !== undefined && (filled.complete || !href.includes('{{')))
            links.push({
              href: elements === 'page' ? withPath(href, value) : href,
              place: narrowed(href === '' ? ']()' : href),
            });
          if (src !== undefined) {
            const where = narrowed(src);
            if (formats.asset.test(src)) pictures.push({ address: src, place: where });
            else diagnostics.push(misfit('asset', src, where));
            if (alt.trim() === '') diagnostics.push(wordless(where));
          }
        }
        value = replaced(value, path, read);
      }
      return value === entry.value ? entry : { ...entry, value };
    });
    all.set(name, entries);
  }
  return { value: { entries: all, links, pictures }, diagnostics };
}

/** Completes a link to a section of the text's own page, if the record has a page. */
const withPath = (href: string, record: unknown) =>
  href.startsWith('#') && isRecord(record) && typeof record.path === 'string' ? `${record.path}${href}` : href;

/** Reports a picture without an alternative text (WCAG 1.1.1). */
const wordless = (place: Place) =>
  error('picture-without-words', place, 'This picture has no description for people who cannot see it.', {
    hint: 'Say between the square brackets what it shows: ![The way from the station](/images/way.jpg).',
  });

const explain = ({ code, message, hint }: TemplateProblem, place: Place): Diagnostic =>
  error(code, place, message, { hint });
