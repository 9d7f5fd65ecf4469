import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';

type Thing = Readonly<Record<string, unknown>>;

/** What a type of https://schema.org must say here, as Google asks for it, and what else it may say. */
interface TypeRule {
  readonly required: readonly string[];
  readonly allowed?: readonly string[];
}

/** The types that pages use. Another property is a typo: search engines ignore it. */
const TYPES: Readonly<Record<string, TypeRule>> = parse(
  readFileSync(new URL('./schema-org.yaml', import.meta.url), 'utf8'),
);

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/;
const ADDRESS = /^https?:\/\/[^\s"<>]+$/;
const isTime = (value: unknown) => DATE.test(String(value)) && !Number.isNaN(Date.parse(String(value)));

/** How the values of some properties look. */
const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  '@id': (value) => ADDRESS.test(String(value)),
  url: (value) => ADDRESS.test(String(value)),
  item: (value) => ADDRESS.test(String(value)),
  image: (value) => ADDRESS.test(String(value)),
  startDate: isTime,
  endDate: isTime,
  validFrom: isTime,
  validThrough: isTime,
  datePublished: isTime,
  dateModified: isTime,
  availability: (value) => value === 'https://schema.org/InStock',
  price: (value) => typeof value === 'number' && value >= 0,
  priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)),
  eventStatus: (value) => /^https:\/\/schema\.org\/Event(?:Scheduled|Cancelled|Rescheduled)$/.test(String(value)),
  eventAttendanceMode: (value) =>
    /^https:\/\/schema\.org\/(?:Offline|Online|Mixed)EventAttendanceMode$/.test(String(value)),
};

/** What is wrong with the JSON-LD of a page, each fault with the way to it. */
export function linkedDataFaults(root: HTMLElement): string[] {
  return root.querySelectorAll('script[type="application/ld+json"]').flatMap(({ text }) => {
    const parsed = JSON.parse(text) as Thing;
    if (parsed['@context'] !== 'https://schema.org') return ['no @context'];
    const { '@context': _, '@graph': graph, ...thing } = parsed;
    return faultsIn(graph ?? thing, '');
  });
}

function faultsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => faultsIn(each, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing; // an object of JSON
  const types = [thing['@type']].flat().map(String);
  const rule = TYPES[types[0] ?? ''];
  if (rule === undefined) return [`${path}: of the unknown type ${types[0]}`];
  const { required, allowed = [] } = rule;
  const has = Object.keys(thing);
  return [
    ...required.filter((name) => !has.includes(name)).map((name) => `${path}: no ${name}`),
    ...has
      .filter((name) => name !== '@type' && ![...required, ...allowed].includes(name))
      .map((name) => `${path}: ${types[0]} has no ${name}`),
    ...has
      .filter((name) => VALUES[name]?.(thing[name]) === false)
      .map((name) => `${path}.${name}: ${JSON.stringify(thing[name])}`),
    ...inOrder(thing, path),
    ...has.flatMap((name) => faultsIn(thing[name], `${path}.${name}`)),
  ];
}

/** Days by the calendar of the place, moments by UTC. */
const isBefore = (to: string, from: string) =>
  [to, from].some((each) => each.length === DAY.length)
    ? to.slice(0, DAY.length) < from.slice(0, DAY.length)
    : Date.parse(to) < Date.parse(from);

const DAY = 'YYYY-MM-DD';

const inOrder = ({ startDate, endDate, validFrom, validThrough }: Thing, path: string): string[] =>
  [
    [startDate, endDate],
    [validFrom, validThrough],
  ].flatMap(([from, to]) =>
    typeof from === 'string' && typeof to === 'string' && isBefore(to, from)
      ? [`${path}: ${to} is before ${from}`]
      : [],
  );
