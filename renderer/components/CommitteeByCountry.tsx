import { COMMITTEE_MAP, countriesOf, hasMap, MAP_SIZE } from '../../shared/program/committee-map';
import type { Site } from '../site';
import styles from './CommitteeByCountry.module.css';
import { FoldedOnPhones } from './FoldedOnPhones';
import { Linked } from './Linked';

interface CommitteeByCountryProps extends Pick<Site, 'content' | 'at' | 'words'> {
  /** Address of the committee's page; absent on that page itself. */
  readonly page?: string | undefined;
  /** Whether it is as wide as the page, with the list next to the map. */
  readonly wide?: boolean;
}

/**
 * Shows the number of committee members by country, as a map and a list. Shows nothing if there are too few countries.
 */
export function CommitteeByCountry({ content, at, words, page, wide = false }: CommitteeByCountryProps) {
  const members = content.programCommittee.length;
  const countries = countriesOf(content.programCommittee);
  if (!hasMap(countries)) return null;
  const { programCommittee: own } = words;
  return (
    <figure className={wide ? `${styles.figure} ${styles.wide}` : styles.figure}>
      {/* The list contains the same facts. */}
      <img src={at(COMMITTEE_MAP)} alt="" width={MAP_SIZE} height={MAP_SIZE} loading="lazy" />
      <figcaption>
        <p className={styles.count}>
          <Linked path={page}>{own.members(members, countries.length)}</Linked>
        </p>
        <FoldedOnPhones summary={own.byCountry}>
          <dl className={styles.countries}>
            {countries.map(({ country, count }) => (
              <div key={country}>
                <dt>{words.country(country)}</dt>
                <dd>{words.number(count)}</dd>
              </div>
            ))}
          </dl>
        </FoldedOnPhones>
      </figcaption>
    </figure>
  );
}
