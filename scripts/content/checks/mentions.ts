import type { CollectionName } from '../collections';
import type { Place } from '../diagnostics';
import type { Path } from '../parsed';
import { People } from '../people';
import type { Entry } from '../validate';
import type { Records } from './check';

/** A place where a person is named: in the record of `at`, at `path`. */
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

/** Every name of a person as it is written, with the places where it stands, and who is who among them. */
export interface Known {
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
  readonly people: People;
}

/** Several rules ask for the same people of the same records. */
const known = new WeakMap<readonly Entry[], Known>();

/** Every person whom a list names, in the order of the lists: those who run the conference first, authors last. */
export function peopleIn(records: Records<(typeof lists)[number]>): Known {
  const found = known.get(records.papers);
  if (found !== undefined) return found;
  const mentions = mentionsIn(records);
  const made = { mentions, people: new People(mentions.keys()) };
  known.set(records.papers, made);
  return made;
}

const NAME: Path = ['name'];

/** Papers share the few paths that lead to their authors. */
const AUTHORS: Path[] = [];
function authorAt(index: number): Path {
  AUTHORS[index] ??= ['authors', index];
  return AUTHORS[index];
}

function mentionsIn(records: Records<(typeof lists)[number]>): Known['mentions'] {
  const mentions = new Map<string, Mention[]>();
  const mention = (name: string, at: Entry['at'], path: Path) => {
    const others = mentions.get(name);
    if (others) others.push({ name, at, path });
    else mentions.set(name, [{ name, at, path }]);
  };
  const { chairs, committeeMembers, programCommittee, speakers } = records;
  for (const { value, at } of [...chairs, ...committeeMembers, ...programCommittee, ...speakers]) {
    mention(value.name, at, NAME);
  }
  for (const { value, at } of records.specialSessions) {
    value.chairs.forEach(({ name }, index) => {
      mention(name, at, ['chairs', index, 'name']);
    });
  }
  for (const { value, at } of records.panels) {
    mention(value.chair.name, at, ['chair', 'name']);
    for (const part of ['panelists', 'speakers'] as const) {
      value[part].forEach(({ name }, index) => {
        mention(name, at, [part, index, 'name']);
      });
    }
  }
  for (const { value, at } of [...records.papers, ...records.posters]) {
    for (let index = 0; index < value.authors.length; index++) {
      mention(value.authors[index] ?? '', at, authorAt(index));
    }
  }
  return mentions;
}
