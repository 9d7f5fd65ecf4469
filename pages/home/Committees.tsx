import { committeeMembers, committees } from '#content';
import { Island } from '../../renderer/Island';
import { CommitteesAccordion } from '../../renderer/islands/CommitteesAccordion';

/** Every committee with those of its members that are listed here: name in bold, then affiliation. */
export function Committees() {
  const items = committees.map(({ id, title, path }) => ({
    id,
    title,
    path,
    members: committeeMembers
      .filter(({ committee, accordion }) => committee === id && accordion)
      .map(({ name, affiliation, affiliation2 }) => ({
        name,
        affiliation: [affiliation, affiliation2].filter(Boolean).join(', '),
      })),
  }));
  return (
    <Island name="CommitteesAccordion" component={CommitteesAccordion} props={{ committees: items }} load="idle" />
  );
}
