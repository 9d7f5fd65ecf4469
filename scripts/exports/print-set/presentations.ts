import { inOrderOfNames } from '../../../shared/program/letters';
import { contributorNamed } from '../../../shared/program/record-links';
import { affiliationOf, type Desk } from './desk';

/** A presentation of a person. */
export interface Presentation {
  readonly kind: 'paper' | 'poster' | 'talk';
  readonly name: string;
  readonly familyName: string;
  readonly affiliation: string;
  readonly title: string;
  /** Language of the title, if it is not that of the conference. */
  readonly language: string | undefined;
  /** The other authors. */
  readonly others: readonly string[];
}

/**
 * Lists the presentations by family name of the first author. Cancelled ones, and those without a session, are left out.
 */
export function presentationsOf(desk: Desk): Presentation[] {
  const { content, program } = desk;
  const { conference, sessions, papers, posters, speakers } = content;
  const takesPlace = ({ status }: { readonly status?: string }) => status !== 'cancelled';
  const held = papers.filter(({ id }) => program.presentations.get(id)?.some(({ session }) => takesPlace(session)));
  const shown = posters.filter(({ session: id }) => {
    const session = id === undefined ? undefined : program.sessions.get(id);
    return session === undefined || takesPlace(session);
  });
  const talks = speakers.filter(({ id }) => sessions.some((each) => each.speaker === id && takesPlace(each)));
  const all = [
    ...talks.map(({ name, talk }) => presentation(desk, 'talk', [name], talk)),
    ...held.map(({ title, authors, language }) => presentation(desk, 'paper', authors, title, language)),
    ...shown.map(({ title, authors, language }) => presentation(desk, 'poster', authors, title, language)),
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
