import { stringify } from 'yaml';
import type { SchemaNode } from '../../shared/model/schema';
import { conferenceSchema } from '../../shared/model/schemas/conference';
import type { Beginning } from './beginning';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a `conference.yaml` from the answers, with a description above every field. Optional fields are commented out, with an example;
 * without the "# " before it, each is a field. Descriptions are those of the schema. `schemas` is the path of the schemas for editors.
 */
export function conferenceFile(beginning: Beginning, schemas: string): string {
  const head = [
    `# yaml-language-server: $schema=${schemas}/conference.schema.json`,
    '# The facts of the conference, which every page uses. A line that begins with # is a comment. To add a field that is',
    '# commented out, delete the "# " before the line, and write what is true of your conference.',
  ];
  const fields = linesOf({
    schema: conferenceSchema,
    given: { ...beginning },
    examples: examplesOf(beginning),
    indent: 0,
    offAt: undefined,
  });
  return `${[...head, ...fields].join('\n')}\n`;
}

/** Makes examples for the other fields. Fields without an example are derived from others, and left out. */
function examplesOf({ acronym, start, online }: Beginning): Fields {
  const word = /^[A-Za-z]+/.exec(acronym)?.[0].toLowerCase() ?? 'conference';
  return {
    edition: 'First edition',
    brand: acronym.replace(/\s*\d+$/, '') || acronym,
    description: 'What the conference is about, in one or two sentences.',
    url: `https://${word}.example.org`,
    translations: [{ language: 'fr', url: `https://fr.${word}.example.org` }],
    digits: 'latin',
    opens: '08:00',
    closes: '18:00',
    timeZoneLabel: 'local time',
    countdownTarget: `${start}T09:00`,
    ...(!online && { online: true }),
    venue: { name: 'Great Hall', city: 'City', country: 'Country', countryCode: 'NO', address: '1 Harbour Street' },
    organizer: {
      name: 'Association that organises it',
      url: 'https://association.example.org',
      logo: '/images/brand/logo.svg',
      logoDark: '/images/brand/logo-dark.svg',
    },
    links: [{ id: 'submission', label: 'Submission service', url: 'https://submit.example.org' }],
    dataLicense: 'https://creativecommons.org/licenses/by/4.0/',
    phases: [{ phase: 'before', from: start, actions: [{ label: 'Home', link: '/' }] }],
    checks: 'thorough',
    features: {
      newsBanner: false,
      join: false,
      countdown: false,
      sessionPages: false,
      paperPages: false,
      personPages: false,
      topicPages: false,
      search: false,
      myProgramme: false,
      offline: false,
    },
  };
}

/** A group of fields, with answers and examples. */
interface Group {
  readonly schema: SchemaNode;
  readonly given: Fields;
  readonly examples: Fields;
  readonly indent: number;
  /** The indentation at which the enclosing comment begins, if the group is commented out. */
  readonly offAt: number | undefined;
  /** The group is an item of a list, whose first field follows a hyphen. */
  readonly isItem?: true;
}

/** Writes the lines of a group, with a comment above each field. */
function linesOf({ schema, given, examples, indent: inner, offAt, isItem }: Group): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = given[name] ?? examples[name];
    return value === undefined ? [] : [{ name, field, value }];
  });
  return fields.flatMap(({ name, field, value }, index) => {
    const hyphen = isItem && index === 0 ? '- ' : '';
    const indent = inner - hyphen.length;
    const off = offAt ?? (given[name] === undefined ? indent : undefined);
    const comment = wrapped(field.description ?? '').map((text) => line(`# ${text}`, indent, offAt));
    const head = (text: string) => line(hyphen + text, indent, off);
    const within = { given: (given[name] ?? {}) as Fields, indent: inner + 2, offAt: off }; // its schema says so
    return [
      ...(inner === 0 ? [''] : []),
      ...comment,
      ...(field.items
        ? [head(`${name}:`), ...itemsOf(field.items, value as readonly Fields[], inner, off)] // as above
        : field.properties
          ? [head(`${name}:`), ...linesOf({ ...within, schema: field, examples: (examples[name] ?? {}) as Fields })] // as above
          : [head(stringify({ [name]: value }, { lineWidth: 0, blockQuote: false }).trimEnd())]),
    ];
  });
}

const itemsOf = (schema: SchemaNode, items: readonly Fields[], indent: number, offAt: number | undefined) =>
  items.flatMap((examples) => linesOf({ schema, given: {}, examples, indent: indent + 4, offAt, isItem: true }));

/** Indents a line. In a comment, the "# " is at the indentation of the comment. */
const line = (text: string, indent: number, offAt: number | undefined): string =>
  offAt === undefined ? `${' '.repeat(indent)}${text}` : `${' '.repeat(offAt)}# ${' '.repeat(indent - offAt)}${text}`;

/** Wraps a text at 100 characters. */
const wrapped = (text: string): string[] => text.match(/.{1,100}(?:\s|$)/g)?.map((piece) => piece.trimEnd()) ?? [];
