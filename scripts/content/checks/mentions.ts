import type { CollectionName } from '../collections';
import type { Place } from '../diagnostics';
import { People } from '../people';
import type { Records } from './check';

/** A person's name somewhere in the data. */
export interface Mention {
  readonly name: string;
  /** Found out only when it is asked for: most names are never reported. */
  readonly place: () => Place;
}

/** The collections in which people are named as members, speakers, chairs or authors. */
export const lists = [
  'chairs',
  'committeeMembers',
  'programCommittee',
  'speakers',
  'specialSessions',
  'panels',
  'papers',
  'posters',
] as const satisfies readonly CollectionName[];

/** Every person whom a list names, in the order of the lists: those who run the conference first, authors last. */
export function mentionsIn(records: Records<(typeof lists)[number]>): Mention[] {
  const named = [
    ...records.chairs,
    ...records.committeeMembers,
    ...records.programCommittee,
    ...records.speakers,
  ] as const;
  return [
    ...named.map(({ value, at }) => ({ name: value.name, place: () => at('name') })),
    ...records.specialSessions.flatMap(({ value, at }) =>
      value.chairs.map(({ name }, index) => ({ name, place: () => at('chairs', index, 'name') })),
    ),
    ...records.panels.flatMap(({ value, at }) => [
      { name: value.chair.name, place: () => at('chair', 'name') },
      ...value.panelists.map(({ name }, index) => ({ name, place: () => at('panelists', index, 'name') })),
      ...value.speakers.map(({ name }, index) => ({ name, place: () => at('speakers', index, 'name') })),
    ]),
    ...[...records.papers, ...records.posters].flatMap(({ value, at }) =>
      value.authors.map((name, index) => ({ name, place: () => at('authors', index) })),
    ),
  ];
}

/** Who is who among the names. */
export const peopleOf = (mentions: readonly Mention[]): People => new People(mentions.map(({ name }) => name));
