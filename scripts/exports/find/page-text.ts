import type { RouteKind } from '../../../shared/model/collections';
import { collectionNames, collections } from '../../../shared/model/collections';
import type { Content } from '../../../shared/model/content';
import { isRichText, plainTextOf } from '../../../shared/texts/rich-text';
import { isRecord } from '../../content/fields';

/** The collections that pages show of which there is one. */
const SHOWN_ON: Partial<Readonly<Record<RouteKind, readonly (keyof Content)[]>>> = {
  home: ['home', 'speakers', 'chairs'],
  attending: ['attending'],
  registration: ['registration', 'fees', 'supplements'],
  'important-dates': ['tracks', 'deadlines'],
  topics: ['topics'],
  'payment-form': ['currencies'],
};

/** Letters of a page that are searched: who writes more has said it before. */
const MOST = 40_000;

/** All that a page says in texts of the data, without markup. */
export function textOfPage(kind: RouteKind, id: string, content: Content): string {
  const records = collectionNames.flatMap((name): readonly unknown[] => {
    const value: unknown = content[name];
    if (SHOWN_ON[kind]?.includes(name)) return [value];
    const { page } = collections[name];
    if (page === undefined || !Array.isArray(value) || (page !== kind && page !== 'id')) return [];
    return value.filter((record: unknown) => isRecord(record) && record.id === id);
  });
  return records.flatMap(textsIn).join(' ').slice(0, MOST);
}

/** Fields that hold addresses and names of files. */
const NOT_SAID = new Set(['id', 'path', 'aliases', 'image', 'link', 'url', 'template', 'guidelines', 'pdf']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  if (isRichText(value)) return [plainTextOf(value)];
  return Object.entries(value).flatMap(([name, each]) => (NOT_SAID.has(name) ? [] : textsIn(each)));
}
