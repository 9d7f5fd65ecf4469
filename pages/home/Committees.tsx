import { CommitteeByCountry } from '../../renderer/components/CommitteeByCountry';
import { FoldedOnPhones } from '../../renderer/components/FoldedOnPhones';
import { Island } from '../../renderer/Island';
import { CommitteesAccordion } from '../../renderer/islands/CommitteesAccordion';
import type { PageProps } from '../../renderer/site';
import { affiliationText } from '../../shared/format/affiliation-text';
import { withPath } from '../../shared/program/entries';
import styles from './Committees.module.css';

/**
 * Shows the countries of the program committee, and every committee with the members that the data lists on the home
 * page.
 */
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
        affiliation: affiliationText([affiliation, affiliation2], country, words),
      })),
  }));
  const items = all.filter((committee) => committee.members.length > 0);
  return (
    <div className={styles.committees}>
      <CommitteeByCountry content={content} at={at} words={words} page={routes.of('program-committee')?.path} />
      {items.length > 0 && (
        <FoldedOnPhones summary={words.committees.all}>
          <Island
            name="CommitteesAccordion"
            component={CommitteesAccordion}
            props={{ committees: items, words: { ownPage: words.committees.ownPage, colon: words.colon } }}
            load="begun"
          />
        </FoldedOnPhones>
      )}
    </div>
  );
}
