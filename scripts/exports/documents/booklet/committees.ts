import { affiliationText } from '../../../../shared/format/affiliation-text';
import type { PublishedContent } from '../../../../shared/model/content';
import { type Words, wordsOf } from '../../../../shared/words';
import type { Block, People } from '../blocks';

interface Person {
  readonly name: string;
  readonly role?: string | undefined;
  readonly affiliation?: string | undefined;
  readonly affiliation2?: string | undefined;
}

/** The general chairs, each committee, and the program committee. */
export function committees(content: PublishedContent): Block[] {
  const { home, pages, chairs, committees, committeeMembers, programCommittee } = content;
  const words = wordsOf(content);
  const programCommitteeTitle =
    pages.find(({ id }) => id === 'program-committee')?.title ?? words.documents.booklet.programCommittee;
  const parts = [
    ...peopleUnder(home.chairs.heading, chairs, words),
    ...committees.flatMap(({ id, title }) =>
      peopleUnder(
        title,
        committeeMembers.filter(({ committee }) => committee === id),
        words,
      ),
    ),
    ...peopleUnder(
      programCommitteeTitle,
      programCommittee.map(({ name, affiliation, country }) => ({
        name,
        affiliation: affiliationText([affiliation], country, words),
      })),
      words,
    ),
  ];
  return parts.length === 0 ? [] : [{ kind: 'heading', level: 1, text: home.committees.heading }, ...parts];
}

/** A list of people under its heading, if there are any. */
const peopleUnder = (heading: string, persons: readonly Person[], words: Words): Block[] =>
  persons.length === 0 ? [] : [{ kind: 'heading', level: 2, text: heading }, people(persons, words)];

const people = (persons: readonly Person[], { semicolon }: Words): People => ({
  kind: 'people',
  people: persons.map(({ name, role, affiliation, affiliation2 }) => ({
    name,
    lines: [role ?? '', [affiliation, affiliation2].filter(Boolean).join(semicolon)].filter((line) => line !== ''),
  })),
});
