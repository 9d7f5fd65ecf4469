import { wordsIn } from '../../../../renderer/words';
import type { Content } from '../../../content/content';
import { type Block, type List, paragraph } from '../blocks';

interface Person {
  readonly name: string;
  readonly role?: string | undefined;
  readonly affiliation?: string | undefined;
  readonly affiliation2?: string | undefined;
}

/** The general chairs, each committee, and the program committee. */
export function committees(content: Content): Block[] {
  const { conference, home, pages, chairs, committees, committeeMembers, programCommittee } = content;
  const { country: countryName, documents } = wordsIn(conference.language);
  const words = documents.booklet;
  const programCommitteeTitle = pages.find(({ id }) => id === 'program-committee')?.title ?? words.programCommittee;
  return [
    { kind: 'heading', level: 1, text: home.committees.heading },
    { kind: 'heading', level: 2, text: home.chairs.heading },
    people(chairs),
    ...committees.flatMap(({ id, title }): Block[] => [
      { kind: 'heading', level: 2, text: title },
      people(committeeMembers.filter(({ committee }) => committee === id)),
    ]),
    { kind: 'heading', level: 2, text: programCommitteeTitle },
    people(
      programCommittee.map(({ name, affiliation, country }) => ({
        name,
        affiliation: [affiliation, country && countryName(country)].filter(Boolean).join(', '),
      })),
    ),
  ];
}

function people(persons: readonly Person[]): List {
  return {
    kind: 'list',
    ordered: false,
    items: persons.map(({ name, role, affiliation, affiliation2 }) => {
      const places = [affiliation, affiliation2].filter(Boolean);
      const rest = [...(role ? [` (${role})`] : []), ...(places.length > 0 ? [`, ${places.join('; ')}`] : [])];
      return [paragraph([{ text: name, bold: true }, { text: rest.join('') }])];
    }),
  };
}
