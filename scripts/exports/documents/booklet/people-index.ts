import { keysIn } from '../../../../shared/format/contributions';
import type { PublishedContent } from '../../../../shared/model/content';
import { initialOf, inOrderOfNames, labelOf } from '../../../../shared/program/letters';
import { wordsOf } from '../../../../shared/words';
import type { Block, IndexEntry } from '../blocks';
import { nameText } from '../name-text';
import { contributionAnchor, entryAnchor } from './entry-anchor';

/** People from whom on an index has letters. */
const MANY = 60;

/** The index of people with their pages, by family names: authors, speakers and those who chair a session. */
export function peopleIndex(content: PublishedContent, blocks: readonly Block[]): Block[] {
  const { contributors, conference } = content;
  const known = anchorsIn(blocks);
  const entries = inOrderOfNames(contributors, ({ familyName }) => familyName, conference.language)
    .map((person) => ({
      initial: labelOf(initialOf(person.familyName), conference.language),
      name: nameText(person, { bold: true }, {}),
      anchors: person.contributions.flatMap((each) => {
        const keys = keysIn(each);
        const anchors = keys.length > 0 ? keys.map(contributionAnchor) : [entryAnchor(each.collection, each.id ?? '')];
        return anchors.filter((anchor) => known.has(anchor));
      }),
    }))
    .filter(({ anchors }) => anchors.length > 0);
  if (entries.length === 0) return [];
  const words = wordsOf(content);
  return [
    { kind: 'heading', level: 1, text: words.documents.booklet.index },
    {
      kind: 'index',
      entries: entries.length < MANY ? entries : withLetters(entries),
      between: words.lists.between,
    },
  ];
}

/** The first of each letter bears it. */
const withLetters = (entries: readonly (IndexEntry & { readonly initial: string })[]): IndexEntry[] =>
  entries.map((entry, index) =>
    entry.initial === entries[index - 1]?.initial ? entry : { ...entry, letter: entry.initial },
  );

/** Everything of a document that an index can name. */
function anchorsIn(blocks: readonly Block[]): ReadonlySet<string> {
  const names = (block: Block): readonly (string | undefined)[] => {
    switch (block.kind) {
      case 'heading':
        return [block.id];
      case 'profile':
        return [block.heading.id];
      case 'entries':
        return block.entries.map(({ anchor }) => anchor);
      case 'together':
        return block.blocks.flatMap(names);
      default:
        return [];
    }
  };
  return new Set(blocks.flatMap(names).filter((name) => name !== undefined));
}
