import type { CollectionName } from '../../../shared/model/collections';
import { KEPT_TEXTS, keptByText } from '../../content/texts/kept-by-text';
import type { WrittenText } from './every-text';

/** Fields in which others speak of their work and life: there, any date, place and number may be right. */
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

/** Collections whose titles are the conference's own words, and no author's. */
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

/** Whether a text speaks of the conference itself, so that it must agree with the facts. */
export const isAboutTheConference = ({ kind, field, collection }: WrittenText): boolean =>
  (kind === 'prose' || kind === 'markdown') &&
  (!OTHERS.has(field) || (field === 'title' && OWN_TITLES.has(collection))) &&
  collection !== 'papers' &&
  collection !== 'posters';

/** A text without its links, code and facts, at the same offsets: what its writer has typed by hand. */
export const typedByHand = keptByText(
  (text) => text.replace(/\{\{[^{}]*\}\}|\]\([^)[]*\)|`[^`]*`/g, (part) => ' '.repeat(part.length)),
  KEPT_TEXTS,
);
