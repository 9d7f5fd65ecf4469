import type { Records } from '../checks/check';
import type { CollectionName } from '../collections';
import type { Path } from '../read/parsed';
import type { Place } from '../report/diagnostics';
import type { Site } from '../survey';
import type { Entry } from '../validate/validate';
import { People } from './people';

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

/** Whom the lists name. */
export interface Known {
  /** Every name as it is written, in the order of the lists. */
  readonly names: ReadonlySet<string>;
  /** Who is who among them. */
  readonly people: People;
}

type ListRecords = Records<(typeof lists)[number]>;

/** Several rules ask for the same people of one compilation. */
const known = new WeakMap<Site, Known>();

/** Every person whom a list names, in the order of the lists: those who run the conference first, authors last. */
export function peopleIn(records: ListRecords, site: Site): Known {
  const found = known.get(site);
  if (found !== undefined) return found;
  const names = new Set<string>();
  eachMention(records, (name) => names.add(name));
  const made = { names, people: new People(names, site.nameReader) };
  known.set(site, made);
  return made;
}

/** The places where some of the names stand: asked for only where something is to be said about them. */
export function mentionsOf(names: ReadonlySet<string>, records: ListRecords): ReadonlyMap<string, readonly Mention[]> {
  const mentions = new Map<string, Mention[]>();
  if (names.size === 0) return mentions;
  eachMention(records, (name, at, path) => {
    if (!names.has(name)) return;
    const others = mentions.get(name);
    if (others) others.push({ name, at, path });
    else mentions.set(name, [{ name, at, path }]);
  });
  return mentions;
}

const NAME: Path = ['name'];

/** Papers share the few paths that lead to their authors. */
const AUTHORS: Path[] = [];
function authorAt(index: number): Path {
  AUTHORS[index] ??= ['authors', index];
  return AUTHORS[index];
}

function eachMention(records: ListRecords, mention: (name: string, at: Entry['at'], path: Path) => void): void {
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
}
