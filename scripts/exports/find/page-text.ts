import type { RouteKind } from '../../../shared/model/collections';
import { collections, publishedNames } from '../../../shared/model/collections';
import type { Home, PublishedContent } from '../../../shared/model/content';
import { homeSections } from '../../../shared/model/schemas/home';
import { isRichText, plainTextOf } from '../../../shared/texts/rich-text';
import { isRecord } from '../../content/fields';

/** The collections that each page shows, for kinds of which there is one page. */
const SHOWN_ON: Partial<Readonly<Record<RouteKind, readonly (keyof PublishedContent)[]>>> = {
  home: ['home', 'speakers', 'chairs'],
  attending: ['attending'],
  registration: ['registration', 'fees', 'supplements'],
  'important-dates': ['tracks', 'deadlines'],
  topics: ['topics'],
  'payment-form': ['currencies'],
};

/** Letters of a page that are searched. */
const MOST = 40_000;

/** Gives the words of a page that come from texts of the data. */
export function textOfPage(kind: RouteKind, id: string, content: PublishedContent): string {
  const records = publishedNames.flatMap((name): readonly unknown[] => {
    const value: unknown = name === 'home' ? shownOn(content.home) : content[name];
    if (SHOWN_ON[kind]?.includes(name)) return [value];
    const { page } = collections[name];
    if (page === undefined || !Array.isArray(value) || (page !== kind && page !== 'id')) return [];
    return value.filter((record: unknown) => isRecord(record) && record.id === id);
  });
  return records.flatMap(textsIn).join(' ').slice(0, MOST);
}

/** Without the headings of sections that have nothing to show. */
const shownOn = (home: Home) =>
  Object.fromEntries(Object.entries(home).filter(([part]) => !isSection(part) || home.order.includes(part)));

const isSection = (part: string): part is Home['order'][number] => (homeSections as readonly string[]).includes(part);

/** Fields with addresses, ids and names of files. */
const NOT_SAID = new Set(['id', 'path', 'aliases', 'image', 'link', 'url', 'template', 'guidelines', 'pdf']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  if (isRichText(value)) return [plainTextOf(value)];
  return Object.entries(value).flatMap(([name, each]) => (NOT_SAID.has(name) ? [] : textsIn(each)));
}
