import type { Paper, RenderedContent } from '#content';
import type { updatesIn } from '../../shared/format/release-changes';
import type { Talks } from '../../shared/format/schedule';
import type { RecordLinks } from '../../shared/program/record-links';
import type { Detail } from './detail';

/** The sources of the details of a session. */
export interface ProgramContent
  extends Pick<
    RenderedContent,
    | 'conference'
    | 'rooms'
    | 'sessions'
    | 'sessionKinds'
    | 'speakers'
    | 'panels'
    | 'specialSessions'
    | 'posters'
    | 'topics'
    | 'tracks'
  > {
  /** Where the pages of sessions and papers stand. */
  readonly links: RecordLinks;
  /** The papers and posters of each session. */
  readonly talks: Talks<Paper>;
  /** Where the list of posters stands, if there is one. */
  readonly postersAt: string | undefined;
  /** How much is said of each paper and poster. */
  readonly detail: Detail;
  /** When a session or poster has last changed since its first release, if it has. */
  readonly updateOf: ReturnType<typeof updatesIn>;
}
