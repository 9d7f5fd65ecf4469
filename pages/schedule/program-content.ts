import type { Contribution, RenderedContent } from '#content';
import type { updatesIn } from '../../shared/format/release-changes';
import type { Talks } from '../../shared/format/schedule';
import type { FindPerson } from '../../shared/people';
import type { ShowPicture } from '../../shared/picture';
import type { RecordLinks } from '../../shared/program/record-links';

/** The content that the details of sessions show. */
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
    | 'topics'
    | 'tracks'
  > {
  readonly showPicture: ShowPicture;
  readonly findPerson: FindPerson;
  /** Finds the pages of sessions and papers. */
  readonly links: RecordLinks;
  /** What is presented in each session. */
  readonly talks: Talks;
  readonly posters: readonly Contribution[];
  /** Address of the list of posters, if there is one. */
  readonly postersAt: string | undefined;
  /** Whether all authors of those papers and posters are named that have pages of their own. */
  readonly namesEverybody: boolean;
  /** Finds the last change of a session or poster since its first release. */
  readonly updateOf: ReturnType<typeof updatesIn>;
}
