import { recurring } from '../../../shared/format/grouped';
import type { CollectionName } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import { defineRule, found, over, say } from '../kit';
import { everyText, type WrittenText } from '../lexicon/every-text';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';
import { OWN } from './shared/own-texts';

/** The fewest records that share a text on purpose. */
const MANY = 3;

/** The fewest letters of a text that must differ from other fields, too. */
const LONG = 40;

/** Fields whose address must differ between records. */
const OWN_ADDRESSES: Partial<Readonly<Record<CollectionName, readonly string[]>>> = {
  partners: ['url'],
  contacts: ['email'],
  papers: ['doi', 'pdf', 'slides'],
  listedContributions: ['doi', 'pdf', 'slides', 'board'],
  people: ['orcid'],
  posters: ['pdf', 'board'],
  navigation: ['link'],
};

/** Returns whether a short text must be unique on its page or in its list. */
const ownAmong = ({ field, path, collection }: WrittenText): 'page' | 'list' | undefined => {
  if (field === 'heading') return 'page';
  if (collection === 'home' && path[0] === 'news' && field === 'text') return 'list';
  if (collection === 'navigation' && (field === 'label' || field === 'link')) return 'list';
  if (typeof path.at(-2) === 'number' && field === 'label') return 'list';
  return typeof path.at(-1) === 'number' && field === 'themes' ? 'list' : undefined;
};

const WORD_OR_NAME = /\p{L}{3}|^[\w./-]+$/u;

const isOwn = (written: WrittenText): boolean => {
  const { text, kind, field, collection } = written;
  const least = kind === 'other' ? undefined : OWN[field];
  if (least !== undefined && text.length >= least && !text.startsWith('{{')) return true;
  return OWN_ADDRESSES[collection]?.includes(field) === true || ownAmong(written) !== undefined;
};

/** Finds texts and addresses that two records share. A record may repeat its own; other rules report names. */
const copiedText = over([], (_records, site) =>
  recurring(everyText(site, WORD_OR_NAME).filter(isOwn), keyOf)
    // A sentence in many records is intended.
    .filter(([, ...others]) => others.length < MANY)
    .map(([first, ...others]) =>
      others.map(({ text, entry, path }) =>
        found(entry.at(...path), say`${quote(text)} is here and elsewhere in this file.`, {
          hint: 'Write the right text here, or delete one of the two: it may have been copied.',
          ...(first && { related: [{ ...first.entry.at(...first.path), message: 'The first one is here.' }] }),
        }),
      ),
    ),
);

/** Returns the key that two texts share if one of them is a copy. */
function keyOf(written: WrittenText): string {
  const { text, field, collection, entry, path } = written;
  const among = ownAmong(written);
  const place =
    among === undefined
      ? ''
      : JSON.stringify(entry.at().range) + (among === 'page' ? '' : path.slice(0, field === 'themes' ? -1 : -2).join());
  // Each session has its own board numbers.
  const session = field === 'board' && isRecord(entry.value) ? String(entry.value.session) : '';
  const isLong = OWN[field] !== undefined && text.length >= LONG;
  return `${collection} ${isLong ? '' : field} ${place}${session} ${wordsOf(text)}`;
}

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

export const rule = defineRule({
  code: 'copied-text',
  preset: 'thorough',
  reason: reasons.slipIsCopied,
  yieldsTo: { cell: ['names-by-case', 'copied-text'], row: ['link-words'] },
  finders: [copiedText],
});
