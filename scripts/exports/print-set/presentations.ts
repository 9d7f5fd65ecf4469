import { contributionKey, isPaper, postersIn, presentedIn, takesPlace } from '../../../shared/format/contributions';
import { lecturersOf } from '../../../shared/format/speakers';
import { inOrderOfNames } from '../../../shared/program/letters';
import { contributorNamed } from '../../../shared/program/record-links';
import { affiliationOf, type Desk } from './desk';

/** A presentation of a person. */
export interface Presentation {
  /** `talk`: one that somebody was invited to give. */
  readonly kind: 'paper' | 'poster' | 'talk' | 'other';
  readonly name: string;
  readonly familyName: string;
  readonly affiliation: string;
  readonly title: string;
  /** Language of the title, if it is not that of the conference. */
  readonly language: string | undefined;
  /** The other authors of a paper or poster. */
  readonly others: readonly string[];
}

/** Kinds that somebody is invited to give. */
const INVITED: ReadonlySet<string> = new Set(['keynote', 'lecture', 'invited']);

/**
 * Lists the presentations by family name: of a paper or poster that of its first author, of other contributions those of all their people.
 * Cancelled ones, and those without a session, are left out.
 */
export function presentationsOf(desk: Desk): Presentation[] {
  const { content, program } = desk;
  const { conference, contributions, sessions, speakers } = content;
  const held = presentedIn(contributions).filter(
    (each) =>
      takesPlace(each) && program.presentations.get(contributionKey(each))?.some(({ session }) => takesPlace(session)),
  );
  const shown = postersIn(contributions).filter(({ session: id, status }) => {
    const session = id === undefined ? undefined : program.sessions.get(id);
    return takesPlace({ status }) && (session === undefined || takesPlace(session));
  });
  const talks = speakers.filter(({ id }) => sessions.some((each) => each.speaker === id && takesPlace(each)));
  const all = [
    ...talks.flatMap((speaker) =>
      lecturersOf(speaker).map(({ name }) => presentation(desk, 'talk', [name], speaker.talk)),
    ),
    ...held.flatMap((each) => {
      const { kind, title, people, language } = each;
      if (isPaper(each)) return presentation(desk, 'paper', people, title, language);
      const what = INVITED.has(kind) ? 'talk' : 'other';
      return people.map((name) => presentation(desk, what, [name], title, language));
    }),
    ...shown.map(({ title, people, language }) => presentation(desk, 'poster', people, title, language)),
  ];
  return inOrderOfNames(
    all.filter(({ name }) => name !== ''),
    ({ familyName }) => familyName,
    conference.language,
  );
}

function presentation(
  desk: Desk,
  kind: Presentation['kind'],
  [first = '', ...others]: readonly string[],
  title: string,
  language?: string,
): Presentation {
  const person = contributorNamed(desk.content.contributors, first);
  return {
    kind,
    name: person?.name ?? first,
    familyName: person?.familyName ?? first,
    affiliation: person ? affiliationOf(desk, person) : '',
    title,
    language,
    others,
  };
}
