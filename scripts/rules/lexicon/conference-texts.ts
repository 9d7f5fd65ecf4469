import { type CollectionName, isOfContributions } from '../../../shared/model/collections';
import { KEPT_TEXTS, keptByText } from '../../content/texts/kept-by-text';
import type { WrittenText } from './every-text';

/** Fields in which authors write about their work and life: any date, place or number may be right. */
const OTHERS = new Set([
  'bio',
  'abstract',
  'title',
  'talk',
  'note',
  'keywords',
  'authors',
  'name',
  'affiliation',
  'spellings',
  'content',
  'themes',
  'url',
]);

/** Collections whose titles are by the organisers. */
const OWN_TITLES: ReadonlySet<CollectionName> = new Set([
  'home',
  'pages',
  'freePages',
  'calls',
  'committees',
  'statements',
  'documents',
  'proceedings',
]);

/** Returns whether a text is about the conference, so that it must agree with the facts. */
export const isAboutTheConference = ({ kind, field, collection }: WrittenText): boolean =>
  (kind === 'prose' || kind === 'markdown') &&
  (!OTHERS.has(field) || (field === 'title' && OWN_TITLES.has(collection))) &&
  !isOfContributions(collection);

/** Blanks the links, code and fetched facts of a text; the rest is typed by hand. */
export const typedByHand = keptByText(
  (text) => text.replace(/\{\{[^{}]*\}\}|\]\([^)[]*\)|`[^`]*`/g, (part) => ' '.repeat(part.length)),
  KEPT_TEXTS,
);
