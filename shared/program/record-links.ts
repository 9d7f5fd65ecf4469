import type { Conference, Contributor, RenderedContent, Session } from '#content';
import { baseOf } from '../editions';
import { type RecordKind, recordAddress } from '../format/record-address';
import { memoised } from '../memoise';

/** The content that determines the addresses of records. */
type LinkSource = Pick<RenderedContent, 'contributors' | 'base' | 'edition'> & {
  readonly conference: Pick<Conference, 'features'>;
};

/** Finds the pages of records; undefined if the conference has switched off such pages. */
export interface RecordLinks {
  readonly to: (kind: RecordKind, id: string) => string | undefined;
  /** Of a session that consists of one contribution, the page of that; of one that continues another, the page of the other. */
  readonly toSession: (session: Pick<Session, 'id' | 'contribution' | 'continues'>) => string | undefined;
  readonly toPerson: (name: string) => string | undefined;
}

const SWITCHES = {
  session: 'sessionPages',
  paper: 'paperPages',
  poster: 'paperPages',
  talk: 'paperPages',
  person: 'personPages',
  topic: 'topicPages',
  'papers-letter': 'paperPages',
  'people-letter': 'personPages',
} as const;

/** Returns the addresses of the pages of records, with the prefix of the edition. */
export function recordLinksOf({ conference, contributors, ...facts }: LinkSource): RecordLinks {
  const to: RecordLinks['to'] = (kind, id) =>
    conference.features[SWITCHES[kind]] ? `${baseOf(facts)}${recordAddress(kind, id)}` : undefined;
  return {
    to,
    toSession: ({ id, contribution, continues = id }) => {
      const [, kind, own = ''] = /^(paper|talk)-(.*)$/.exec(contribution ?? '') ?? [];
      return (kind && to(kind as 'paper' | 'talk', own)) ?? to('session', continues); // the expression allows no other
    },
    toPerson: (name) => {
      const found = contributorNamed(contributors, name);
      return found && to('person', found.slug);
    },
  };
}

const bySpelling = memoised(
  (contributors: readonly Contributor[]) =>
    new Map(contributors.flatMap((person) => person.spellings.map((spelling) => [spelling, person] as const))),
);

/** Finds a contributor by any spelling of the name in the data. */
export function contributorNamed(contributors: readonly Contributor[], name: string): Contributor | undefined {
  return bySpelling(contributors).get(name);
}
