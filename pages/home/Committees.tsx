import type { Committee, CommitteeMember } from '#content';
import { Island } from '../../renderer/Island';
import { CommitteesAccordion } from '../../renderer/islands/CommitteesAccordion';
import { withPath } from '../../renderer/program/entries';
import type { RecordLinks } from '../../renderer/program/record-links';
import type { Words } from '../../renderer/words';

interface CommitteesProps {
  readonly committees: readonly Committee[];
  readonly members: readonly CommitteeMember[];
  readonly links: RecordLinks;
  readonly words: Words;
}

/** Every committee with those of its members that are listed here: name in bold, then affiliation. */
export function Committees({ committees, members, links, words }: CommitteesProps) {
  const all = committees.map(({ id, title, path }) => ({
    id,
    title,
    path,
    members: members
      .filter(({ committee, accordion }) => committee === id && accordion)
      .map(({ name, affiliation, affiliation2, country }) => ({
        name,
        ...withPath(links.toPerson(name)),
        affiliation: words.lists.text([affiliation, affiliation2, country && words.country(country)]),
      })),
  }));
  const items = all.filter((committee) => committee.members.length > 0);
  return (
    <Island
      name="CommitteesAccordion"
      component={CommitteesAccordion}
      props={{ committees: items, words: words.committees }}
      load="begun"
    />
  );
}
