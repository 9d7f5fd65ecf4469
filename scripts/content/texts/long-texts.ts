import type { CollectionName } from '../../../shared/model/collections';
import type { SchemaNode } from '../../../shared/model/schema';
import { elementsOf, isRichText, type RichText } from '../../../shared/texts/rich-text';
import { isRecord, replaced } from '../fields';
import { MOST_JUDGED } from '../read/limits';
import type { Path } from '../read/parsed';
import { type Diagnostic, MOST_PROBLEMS, type Place, warning } from '../report/diagnostics';
import type { Site } from '../survey';
import type { Entry } from '../validate/validate';

type Entries = ReadonlyMap<CollectionName, readonly Entry[]>;

/** The view of the content that rules get. */
interface Judged {
  readonly entries: Entries;
  readonly site: Site;
  /** Reports of the texts that rules do not get. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a problem is about none of those texts. */
  readonly isKept: (problem: Diagnostic) => boolean;
}

/** Replaces a text that is too long; rules about words skip texts without letters. */
const ASIDE = '…';

/** Hides texts from the rules that are too long to be read on a page. They are published as they are. */
export function setLongTextsAside(entries: Entries, site: Site): Judged {
  const paths = new Map<Entry['at'], readonly Path[]>();
  const asides = new Set<string>();
  /** Places of those that may have links. */
  const inMarkdown: Place[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { entries: records, schema } of site.files) {
    for (const { value, at } of records) {
      const found = [...tooLong(value, schema, [])];
      if (found.length === 0) continue;
      paths.set(
        at,
        found.map(({ path }) => path),
      );
      for (const { path, length, most } of found) {
        const place = at(...path);
        asides.add(keyOf(place));
        if (most === MOST_JUDGED.markdown) inMarkdown.push(place);
        if (diagnostics.length < MOST_PROBLEMS) diagnostics.push(report(place, length, most));
      }
    }
  }
  if (asides.size === 0) return { entries, site, diagnostics, isKept: () => true };
  const setAside = <Each extends Entry>(all: readonly Each[]): readonly Each[] =>
    all.some(({ at }) => paths.has(at)) ? all.map((entry) => withAsides(entry, paths.get(entry.at) ?? [])) : all;
  const isWithin = ({ file, range }: Place) =>
    inMarkdown.some(
      (place) => place.file === file && place.range.line <= range.line && range.endLine <= place.range.endLine,
    );
  return {
    entries: new Map([...entries].map(([name, all]) => [name, setAside(all)])),
    site: {
      ...site,
      files: site.files.map((file) => {
        const kept = setAside(file.entries);
        return kept === file.entries ? file : { ...file, entries: kept };
      }),
      texts: site.texts.filter(({ entry, path }) => !asides.has(keyOf(entry.at(...path)))),
      links: site.links.filter(({ place }) => !isWithin(place)),
    },
    diagnostics,
    isKept: (problem) => ![problem, ...(problem.related ?? [])].some((place) => asides.has(keyOf(place))),
  };
}

/** Lists every text of a record that is longer than rules look at. */
function* tooLong(
  value: unknown,
  node: SchemaNode,
  path: Path,
): Generator<{ readonly path: Path; readonly length: number; readonly most: number }> {
  if (typeof value === 'string') {
    // Most texts are short.
    if (value.length <= MOST_JUDGED.short) return;
    const most = mostOf(node);
    if (value.length > most) yield { path, length: value.length, most };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) if (node.items) yield* tooLong(item, node.items, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, child] of Object.entries(node.properties ?? {}))
      if (value[name] !== undefined) yield* tooLong(value[name], child, [...path, name]);
  }
}

/** The most letters that rules look at; any number in addresses and codes, of which only the form is checked. */
function mostOf({ format, pattern, enum: words, long }: SchemaNode): number {
  if (format === 'markdown') return MOST_JUDGED.markdown;
  if ((format !== undefined && format !== 'country') || pattern !== undefined || words !== undefined)
    return Number.POSITIVE_INFINITY;
  return long ? MOST_JUDGED.long : MOST_JUDGED.short;
}

function withAsides<Each extends Entry>(entry: Each, paths: readonly Path[]): Each {
  const value = paths.reduce<unknown>((whole, path) => {
    const part = path.reduce<unknown>(partOf, whole);
    if (part === undefined) return whole;
    return replaced(whole, path, isRichText(part) ? headingsOf(part) : ASIDE);
  }, entry.value);
  return { ...entry, value };
}

/** The headings alone: links of other pages lead to them, however long the text is. */
const headingsOf = (text: RichText): RichText => ({
  children: elementsOf(text).filter(({ attributes }) => attributes?.id !== undefined),
});

const partOf = (value: unknown, step: Path[number]): unknown =>
  Array.isArray(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined;

const keyOf = ({ file, range }: Place) => `${file}:${range.line}:${range.column}`;

const report = (place: Place, length: number, most: number) =>
  warning(
    'text-too-long',
    place,
    `This text has ${count(length)} letters, and no rule looks at more than ${count(most)}.`,
    {
      hint: `Shorten it to ${count(most)} letters, or put what is more into a page of its own in data/pages/. It is published as it is.`,
    },
  );

const count = (number: number) => number.toLocaleString('en');
