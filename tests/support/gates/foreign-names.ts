import type { PublishedContent } from '../../../shared/model/content';

/** Every gate of every conference asks for those of all others. */
const known = new WeakMap<PublishedContent, ReadonlySet<string>>();

/** Who and what a conference is known by: its names, its place, its people, and the hosts that it links to. */
export function namesIn(content: PublishedContent): ReadonlySet<string> {
  const names = known.get(content) ?? namesOf(content);
  known.set(content, names);
  return names;
}

function namesOf(content: PublishedContent): ReadonlySet<string> {
  const { conference, chairs, committeeMembers, contacts, contributions, partners, programCommittee, speakers } =
    content;
  const addresses = [
    ...conference.links.map(({ url }) => url),
    ...partners.map(({ url }) => url),
    conference.url,
    conference.organizer?.url,
    content.payment?.api,
    ...contacts.map(({ email }) => `mailto://${email}`),
  ];
  const people = [...chairs, ...committeeMembers, ...programCommittee, ...speakers].map(({ name }) => name);
  const names = [
    conference.acronym,
    conference.name,
    conference.venue?.name,
    conference.venue?.city,
    conference.organizer?.name,
    ...partners.map(({ name }) => name),
    ...people,
    ...contributions.flatMap((each) => each.people),
    ...addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).hostname] : [])),
  ];
  return new Set(names.filter((name): name is string => name !== undefined && name.length > 3));
}

/** Looks on pages for names of other conferences. */
export type FindForeign = (html: string) => string[];

/** Finds names of other conferences that are not in a conference's own content. */
export function foreignTo(content: PublishedContent, others: readonly ReadonlySet<string>[]): FindForeign {
  const own = JSON.stringify(content);
  const foreign = [...new Set(others.flatMap((names) => [...names]))]
    .filter((name) => !own.includes(name))
    .map((name) => ({ name, last: wordsOf(name).at(-1) ?? name }));
  return (html) => {
    // Few of thousands of names have a word of theirs on the page.
    const words = new Set(wordsOf(html));
    return foreign.filter(({ name, last }) => words.has(last) && html.includes(name)).map(({ name }) => name);
  };
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
