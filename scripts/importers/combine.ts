import { grouped } from '../../shared/format/grouped';
import type { Problem, Report } from '../tables/problem';
import { dividedAtBreaks } from './divide-at-breaks';
import { withKnownIds, withOwnIds } from './known-ids';
import type {
  ContributionFacts,
  Files,
  Imported,
  ImportedContribution,
  ImportedPresentation,
  LeftOut,
  Listed,
} from './model';
import type { ReadExports } from './read-exports';
import { isGrouped } from './services/group-talks';
import { labelled } from './services/links';
import { REASONS } from './services/reasons';
import { leftTogether } from './services/service';
import { verdictOf } from './values/verdict';
import { contributionWithoutEmails, peopleWithoutEmails } from './without-emails';

/** Combines several files, such as submissions, authors and topics. Returns a problem if a file is missing. */
export function combine(
  { recognised }: Pick<ReadExports, 'recognised'>,
  report: Report,
  dataDir: string | undefined = undefined,
): Imported | Problem {
  const apart = withOwnIds(
    recognised.map(({ reading }) => reading),
    report,
  );
  const readings = withKnownIds(apart, dataDir);
  const facts = grouped(
    readings.flatMap((reading) => withoutRepeated(reading.contributions, report)),
    ({ id }) => id,
  );
  const whole = [...facts.values()].flatMap(([first, ...others]) => (first ? [merged([first, ...others])] : []));
  const named = whole.filter(isNamed);
  const [nameless] = whole.filter((paper) => !isNamed(paper));
  const members = peopleWithoutEmails(
    readings.flatMap((reading) => reading.members),
    report,
  );
  const people = peopleWithoutEmails(
    readings.flatMap((reading) => reading.people ?? []),
    report,
  );
  const abstracts = new Map(readings.flatMap(({ sessionAbstracts = [] }) => [...sessionAbstracts]));
  const sessions = readings
    .flatMap((reading) => reading.sessions)
    .map((session) => ({ ...session, abstract: session.abstract || abstracts.get(session.title) }));
  const rooms = readings.flatMap((reading) => reading.rooms ?? []);
  const [first] = recognised;
  if (first !== undefined && [whole, members, people, sessions, rooms].every(({ length }) => length === 0)) {
    const message = 'There is no paper, member or session in what was exported.';
    const hint =
      'Look whether a filter was set at the service, and export it again. If it is there, the file is in a form that is not known: the known ones are listed in docs/import.md.';
    return { at: first.from, message, hint };
  }
  if (named.length === 0 && nameless !== undefined) {
    const message = 'No file says the titles of the papers.';
    return { at: nameless.at, message, hint: 'Name the file of the submissions as well, in the same command.' };
  }
  const presentations = readings.flatMap((reading) => reading.presentations);
  const { inside, outside } = sorted(named, new Set(presentations.map(({ contribution }) => contribution)));
  const topics = [...new Set(readings.flatMap((reading) => reading.topics))];
  const taken = new Set(inside.map(({ id }) => id));
  const gone = new Map([...outside].flatMap(([words, ids]) => ids.flatMap((id) => goneBy(words, id))));
  const isOutside = new Set([...outside.values()].flat());
  const listed = readings.flatMap((reading) => reading.listed ?? []).filter(({ id }) => !isOutside.has(id));
  const places = bestPlaces(presentations.filter(({ contribution }) => taken.has(contribution)));
  const isPresented = new Set(places.map(({ contribution }) => contribution));
  const isUsed = new Set(places.map(({ session }) => session));
  const program = dividedAtBreaks({
    sessions: sessions.filter(({ key }) => !isGrouped(key) || isUsed.has(key)),
    presentations: places,
  });
  const slots = grouped(presentations, ({ contribution }) => contribution);
  const isListed = new Set(listed.map(({ id }) => id));
  return {
    contributions: inside
      .map((contribution) => contributionWithoutEmails(contribution, report))
      .map((contribution) => (isPresented.has(contribution.id) ? { ...contribution, sessions: [] } : contribution)),
    members,
    people,
    ...program,
    rooms,
    topics,
    outside,
    gone,
    listed: [
      ...listed,
      ...inside
        .filter(({ id }) => !isListed.has(id))
        .flatMap((each) => (slots.get(each.id) ?? [undefined]).map((slot) => listedOf(each, slot))),
    ],
    left: [
      ...readings.flatMap(({ left }) => left),
      ...withoutTitle(whole.filter((paper) => !isNamed(paper))),
      ...unnamedTopics(topics, inside),
    ],
  };
}

/**
 * Chooses where a contribution is presented if several files have its place at one time: in a session of the export, else in one that
 * is only a group of talks, else in a slot of its own.
 */
function bestPlaces(all: readonly ImportedPresentation[]): ImportedPresentation[] {
  const rankOf = ({ session }: ImportedPresentation) => (session === undefined ? 2 : isGrouped(session) ? 1 : 0);
  return [
    ...grouped(all, ({ contribution, date, start }) => JSON.stringify([contribution, date, start])).values(),
  ].flatMap((places) => {
    const best = Math.min(...places.map(rankOf));
    return places.filter((place) => rankOf(place) === best);
  });
}

const listedOf = (
  { id, title, people = [], abstract = '' }: ImportedContribution,
  slot: ImportedPresentation | undefined,
): Listed => ({
  id,
  title,
  start: slot?.start,
  room: slot?.room,
  people: people.map(({ name }) => name),
  hasAbstract: abstract !== '',
});

const isNamed = (paper: ContributionFacts): paper is ImportedContribution =>
  paper.title !== undefined && paper.title !== '';

/** Removes papers whose number occurs twice in one table with different titles. In two files, one number means the same paper. */
function withoutRepeated(papers: readonly ContributionFacts[], report: Report): ContributionFacts[] {
  const first = new Map<string, ContributionFacts>();
  for (const paper of papers) {
    const earlier = first.get(paper.id);
    if (earlier === undefined) first.set(paper.id, paper);
    else if (earlier.title !== paper.title) {
      const message = `The number ${paper.id} occurs earlier, at ${earlier.at}, with another title; this one is left out.`;
      report({ at: paper.at, message, hint: 'Give one of the two papers another number.' });
    }
  }
  return [...first.values()];
}

/** Merges facts of several files about one paper: the first file with a value counts. */
function merged([first, ...others]: readonly [ContributionFacts, ...ContributionFacts[]]): ContributionFacts {
  const facts = [first, ...others];
  const lists = facts.flatMap(({ people = [], peopleApart = false }) =>
    people.length === 0 ? [] : [{ people, peopleApart }],
  );
  const apart = lists.filter(({ peopleApart }) => peopleApart);
  // Of two lists, one may be older, or made before an author was added.
  const [longest] = (apart.length === 0 ? lists : apart).toSorted(
    (one, other) => other.people.length - one.people.length,
  );
  const { people } = longest ?? {};
  const persons = grouped(
    lists.flatMap((list) => list.people),
    ({ name }) => name,
  );
  const known = new Map([...persons].map(([name, [person, ...same]]) => [name, person && filledIn(person, same)]));
  return {
    ...filledIn(first, others),
    ...linksOf(facts),
    // The longest may have more, such as the parts of a contribution.
    abstract: facts
      .map(({ abstract = '' }) => abstract)
      .reduce((one, other) => (other.length > one.length ? other : one)),
    ...(others.length > 0 && { placeOf: () => facts.map(({ at }) => at).join(' and ') }),
    decision: decidedIn(facts),
    people: people?.map((person) => filledIn(person, [known.get(person.name) ?? person])),
  };
}

/** Joins the addresses of several files: for each column the first counts, and no address is repeated. */
function linksOf(facts: readonly ContributionFacts[]): Pick<ContributionFacts, 'files' | 'links'> {
  const files: Files = Object.assign({}, ...facts.map((each) => each.files).reverse());
  const taken = new Set<string | undefined>(Object.values(files));
  const moved = facts.flatMap((each) =>
    Object.entries(each.files ?? {}).map(([label, address]) => labelled(label, address)),
  );
  const addressOf = (link: string) => link.replace(/^.*\s/, '');
  const all = [...facts.flatMap(({ links = [] }) => links), ...moved].filter((link) => !taken.has(addressOf(link)));
  return { files, links: [...new Map(all.toReversed().map((link) => [addressOf(link), link])).values()].toReversed() };
}

/** Chooses the decision: rejections count first, and any decision before "submitted". */
const decidedIn = (facts: readonly ContributionFacts[]): string | undefined =>
  (['out', 'in', 'open'] as const)
    .flatMap((verdict) => facts.filter(({ decision = '' }) => decision !== '' && verdictOf(decision) === verdict))
    .map(({ decision }) => decision)[0];

/** Copies an object, with empty values filled in from others. */
function filledIn<T extends object>(first: T, others: readonly T[]): T {
  const said = (one: T) => Object.entries(one).filter(([, value]) => !isEmpty(value));
  // The first object comes last, so that its values count.
  return { ...first, ...Object.fromEntries([first, ...others].reverse().flatMap(said)) };
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Tells whether words mean that a contribution was withdrawn or cancelled, after it may have been published. */
const goneBy = (words: string, id: string): [string, 'withdrawn' | 'cancelled'][] =>
  /withdr/i.test(words) ? [[id, 'withdrawn']] : /cancel/i.test(words) ? [[id, 'cancelled']] : [];

/**
 * Sorts papers by decision. Without any decisions, all papers are in the programme; otherwise undecided papers are not, unless a schedule
 * has them.
 */
function sorted(
  papers: readonly ImportedContribution[],
  scheduled: ReadonlySet<string>,
): {
  inside: ImportedContribution[];
  outside: Map<string, string[]>;
} {
  const isDecided = papers.some(
    ({ decision = '' }) => verdictOf(decision) !== 'open' && !/delete|withdr|cancel/i.test(decision),
  );
  const isInside = ({ id, decision = '' }: ImportedContribution) =>
    verdictOf(decision) === 'in' ||
    (verdictOf(decision) === 'open' && (!isDecided || (decision === '' && scheduled.has(id))));
  const outside = grouped(
    papers.filter((paper) => !isInside(paper)),
    ({ decision }) => decision || 'nothing decided',
  );
  return {
    inside: papers.filter(isInside),
    outside: new Map([...outside].map(([words, some]) => [words, some.map(({ id }) => id)])),
  };
}

function withoutTitle(papers: readonly ContributionFacts[]): LeftOut[] {
  return [...grouped(papers, ({ at }) => at.replace(/[:,#].*$/s, ''))].map(([from, some]) => ({
    from,
    what: `what it says of ${some.map(({ id }) => id).join(', ')}`,
    why: 'no other file has papers of these numbers',
  }));
}

function unnamedTopics(topics: readonly string[], papers: readonly ImportedContribution[]): LeftOut[] {
  const named = new Set(papers.flatMap((paper) => paper.topics ?? []));
  const idle = topics.filter((topic) => !named.has(topic));
  return leftTogether(
    'the list of topics',
    idle.map((topic) => [topic, REASONS.unnamed]),
  );
}
