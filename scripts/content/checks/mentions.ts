import type { CollectionName } from '../collections';
import type { Place } from '../diagnostics';
import type { Path } from '../parsed';
import { People } from '../people';
import type { Entry } from '../validate';
import type { Records } from './check';

/** A person's name somewhere in the data: in the record of `at`, at `path`. */
export interface Mention {
  readonly name: string;
  readonly at: Entry['at'];
  readonly path: Path;
}

export const placeOf = ({ at, path }: Mention): Place => at(...path);

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

/** All mentions of people, and who is who among them. */
export interface Known {
  readonly mentions: readonly Mention[];
  readonly people: People;
}

/** Several rules ask for the same people of the same records. */
const known = new WeakMap<readonly Entry[], Known>();

/** Every person whom a list names, in the order of the lists: those who run the conference first, authors last. */
export function peopleIn(records: Records<(typeof lists)[number]>): Known {
  const found = known.get(records.papers);
  if (found !== undefined) return found;
  const mentions = mentionsIn(records);
  const made = { mentions, people: new People(mentions.map(({ name }) => name)) };
  known.set(records.papers, made);
  return made;
}

const NAME: Path = ['name'];

function mentionsIn(records: Records<(typeof lists)[number]>): Mention[] {
  const { chairs, committeeMembers, programCommittee, speakers } = records;
  const mentions: Mention[] = [];
  for (const { value, at } of [...chairs, ...committeeMembers, ...programCommittee, ...speakers]) {
    mentions.push({ name: value.name, at, path: NAME });
  }
  for (const { value, at } of records.specialSessions) {
    value.chairs.forEach(({ name }, index) => {
      mentions.push({ name, at, path: ['chairs', index, 'name'] });
    });
  }
  for (const { value, at } of records.panels) {
    mentions.push({ name: value.chair.name, at, path: ['chair', 'name'] });
    for (const part of ['panelists', 'speakers'] as const) {
      value[part].forEach(({ name }, index) => {
        mentions.push({ name, at, path: [part, index, 'name'] });
      });
    }
  }
  for (const { value, at } of [...records.papers, ...records.posters]) {
    for (const [index, name] of value.authors.entries()) mentions.push({ name, at, path: ['authors', index] });
  }
  return mentions;
}
