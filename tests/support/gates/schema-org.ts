import type { HTMLElement } from 'node-html-parser';

type Thing = Readonly<Record<string, unknown>>;

/** What a type of https://schema.org must say here, as Google asks for it, and what else it may say. */
interface TypeRule {
  readonly required: readonly string[];
  readonly allowed?: readonly string[];
}

const NAMED = ['@id', 'url', 'name'];

/** The types that pages use. A property that is none of a type's is a slip: search engines say nothing about it. */
const TYPES: Readonly<Record<string, TypeRule>> = {
  Event: {
    required: ['name', 'startDate', 'location'],
    allowed: [
      ...NAMED,
      'description',
      'image',
      'inLanguage',
      'endDate',
      'eventStatus',
      'eventAttendanceMode',
      'organizer',
      'performer',
      'offers',
      'subEvent',
      'superEvent',
    ],
  },
  Offer: {
    required: ['price', 'priceCurrency', 'url'],
    allowed: ['name', 'description', 'validFrom', 'validThrough'],
  },
  Place: { required: ['name', 'address'] },
  VirtualLocation: { required: ['url'] },
  PostalAddress: {
    required: ['addressLocality'],
    allowed: ['streetAddress', 'postalCode', 'addressCountry'],
  },
  Organization: { required: ['name'], allowed: NAMED },
  Person: { required: ['name'], allowed: [...NAMED, 'affiliation', 'sameAs'] },
  PublicationEvent: { required: ['name'] },
  ScholarlyArticle: {
    required: ['headline', 'author', 'datePublished'],
    allowed: [
      ...NAMED,
      ...['inLanguage', 'isPartOf', 'abstract', 'keywords', 'pagination', 'award', 'sameAs', 'license'],
    ],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'], allowed: ['numberOfItems'] },
  ListItem: { required: ['position', 'name'], allowed: ['item', 'url'] },
};

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
