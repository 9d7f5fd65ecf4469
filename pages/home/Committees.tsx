import { CommitteeByCountry } from '../../renderer/components/CommitteeByCountry';
import { Island } from '../../renderer/Island';
import { CommitteesAccordion } from '../../renderer/islands/CommitteesAccordion';
import { withPath } from '../../renderer/program/entries';
import type { PageProps } from '../../renderer/site';
import styles from './Committees.module.css';

/** Where the program committee comes from, and every committee with those of its members that are listed here: name in bold, then affiliation. */
export function Committees({ content, links, routes, at, words }: PageProps) {
  const { committees, committeeMembers } = content;
  const all = committees.map(({ id, title, path }) => ({
    id,
    title,
    path,
    members: committeeMembers
      .filter(({ committee, accordion }) => committee === id && accordion)
      .map(({ name, affiliation, affiliation2, country }) => ({
        name,
        ...withPath(links.toPerson(name)),
        affiliation: words.lists.text([affiliation, affiliation2, country && words.country(country)]),
      })),
  }));
  const items = all.filter((committee) => committee.members.length > 0);
  return (
    <div className={styles.committees}>
      <CommitteeByCountry content={content} at={at} words={words} page={routes.of('program-committee')?.path} />
      <Island
        name="CommitteesAccordion"
        component={CommitteesAccordion}
        props={{ committees: items, words: { ...words.committees, colon: words.colon } }}
        load="begun"
      />
    </div>
  );
}
