import { homeAnchor } from '../../../shared/format/home-anchor';
import { CALENDARS_ANCHOR } from '../../../shared/format/schedule-anchors';
import { MAP_ANCHOR, REGISTRATION_ANCHORS, sectionAnchor, TEXT_ANCHOR } from '../../../shared/format/section-anchors';
import type { RouteKind } from '../../../shared/model/collections';
import { collections, publishedNames } from '../../../shared/model/collections';
import type { Home, PublishedContent } from '../../../shared/model/content';
import { homeSections } from '../../../shared/model/schemas/home';
import { isRichText, plainTextOf, type RichTextChild, wordsOf } from '../../../shared/texts/rich-text';
import type { Words } from '../../../shared/words';
import { isRecord } from '../../content/fields';

/** A section of a page, which is found by itself. */
interface PageSection {
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

/** What a page says outside of its sections, and its sections. */
interface PageTexts {
  readonly text: string;
  readonly sections: readonly PageSection[];
}

/** A section with the values of the data that it shows. */
interface ShownSection {
  readonly anchor: string;
  readonly heading: string;
  readonly shown: readonly unknown[];
}

/** The collections that each page shows, for kinds of which there is one page. */
const SHOWN_ON: Partial<Readonly<Record<RouteKind, readonly (keyof PublishedContent)[]>>> = {
  home: ['home', 'speakers', 'chairs'],
  attending: ['attending'],
  registration: ['registration', 'fees', 'supplements'],
  topics: ['topics'],
  'payment-form': ['currencies'],
};

/** Letters of a page, or of a section, that are searched. */
const MOST = 40_000;

/** Gives the words of a page that come from texts of the data, by its sections. */
export function textsOfPage(kind: RouteKind, id: string, content: PublishedContent, words: Words): PageTexts {
  const records = publishedNames.flatMap((name): readonly unknown[] => {
    const value: unknown = name === 'home' ? shownOn(content.home) : content[name];
    if (SHOWN_ON[kind]?.includes(name)) return [value];
    const { page } = collections[name];
    if (page === undefined || !Array.isArray(value) || (page !== kind && page !== 'id')) return [];
    // Its description is the page's, which is found as that.
    return value.filter(isRecord).flatMap(({ description: _, ...record }) => (record.id === id ? [record] : []));
  });
  const found = SECTIONS[kind]?.(content, id, words) ?? [];
  const inSections = new Set(found.flatMap(({ shown }) => shown));
  const textOf = (values: readonly unknown[], without?: ReadonlySet<unknown>) =>
    values
      .flatMap((value) => textsIn(value, without))
      .join(' ')
      .slice(0, MOST);
  return {
    text: textOf(records, inSections),
    sections: found.map(({ shown, ...section }) => ({ ...section, text: textOf(shown) })),
  };
}

type TextSection = { readonly heading: string; readonly text: unknown };

const textSections = (sections: readonly TextSection[] = [], prefix: string = TEXT_ANCHOR): ShownSection[] =>
  sections.map((section, index) => ({
    anchor: sectionAnchor(prefix, index),
    heading: section.heading,
    shown: [section],
  }));

/** The sections of each kind of page that have an anchor. */
const SECTIONS: Partial<
  Readonly<Record<RouteKind, (content: PublishedContent, id: string, words: Words) => readonly ShownSection[]>>
> = {
  home: ({ home }) =>
    (['sponsorship', 'objectives'] as const).flatMap((name) => {
      const section = home[name];
      return section && home.order.includes(name)
        ? [{ anchor: homeAnchor(name), heading: section.heading, shown: [section] }]
        : [];
    }),
  attending: ({ attending: { map, sections } = { sections: [] } }) => [
    ...(map ? [{ anchor: MAP_ANCHOR, heading: map.heading, shown: [map] }] : []),
    ...textSections(sections),
  ],
  registration({ registration, fees, supplements }) {
    if (!registration) return [];
    const { sections, fees: texts, accommodation, payment } = registration;
    const { rules, payment: paying, ...anchors } = REGISTRATION_ANCHORS;
    return [
      ...textSections(sections, rules),
      ...(texts && fees.length > 0 ? [{ anchor: anchors.fees, heading: texts.heading, shown: [texts, fees] }] : []),
      ...(accommodation
        ? [{ anchor: anchors.accommodation, heading: accommodation.heading, shown: [accommodation, supplements] }]
        : []),
      ...textSections(payment, paying),
    ];
  },
  call: ({ calls }, id) => textSections(calls.find((call) => call.id === id)?.sections),
  statement: ({ statements }, id) => textSections(statements.find((statement) => statement.id === id)?.sections),
  page: ({ freePages }, id) => partsOf(freePages.find((page) => page.id === id)?.text.children ?? []),
  schedule: ({ conference }, _, { calendars }) =>
    conference.url === undefined
      ? []
      : [{ anchor: CALENDARS_ANCHOR, heading: calendars.heading, shown: [calendars.add, calendars.subscribe, 'ICS'] }],
};

/** Divides the text of a page at its headings. */
function partsOf(children: readonly RichTextChild[]): ShownSection[] {
  const parts: { anchor: string; heading: string; shown: RichTextChild[] }[] = [];
  for (const child of children) {
    const { tag = '', attributes } = typeof child === 'string' ? {} : child;
    if (/^h\d$/.test(tag) && typeof child !== 'string' && attributes?.id)
      parts.push({ anchor: attributes.id, heading: wordsOf(child).trim(), shown: [child] });
    else parts.at(-1)?.shown.push(child);
  }
  return parts;
}

/** Without the headings of sections that have nothing to show. */
const shownOn = (home: Home) =>
  Object.fromEntries(Object.entries(home).filter(([part]) => !isSection(part) || home.order.includes(part)));

const isSection = (part: string): part is Home['order'][number] => (homeSections as readonly string[]).includes(part);

/** Fields with addresses, ids and names of files. */
const NOT_SAID = new Set(['id', 'path', 'aliases', 'image', 'link', 'url', 'template', 'guidelines', 'pdf']);

/** Lists the texts of a value, without those of some of its parts. */
function textsIn(value: unknown, without?: ReadonlySet<unknown>): string[] {
  if (without?.has(value)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, without));
  if (!isRecord(value)) return [];
  if (isRichText(value)) return [plainTextOf({ children: value.children.filter((child) => !without?.has(child)) })];
  return Object.entries(value).flatMap(([name, each]) => (NOT_SAID.has(name) ? [] : textsIn(each, without)));
}
