import type { Conference, Contact, Route, Statement } from '#content';
import type { EditionLink } from '../editions';
import type { Words } from '../words';
import styles from './Footer.module.css';

interface FooterProps {
  readonly conference: Conference;
  readonly contacts: readonly Contact[];
  readonly statements: readonly Pick<Statement, 'id' | 'path' | 'title'>[];
  /** The lists of papers and people, those that there are. */
  readonly lists: readonly Route[];
  readonly pastEditions: readonly EditionLink[];
  readonly words: Words;
}

/** The contact footer of every page (specification, section 2.1). */
export function Footer({ conference, contacts, statements, lists, pastEditions, words }: FooterProps) {
  const { venue, links } = conference;
  const social = links.find(({ id }) => id === 'social');
  const groups = Object.entries(words.footer.groups).filter(([name]) => contacts.some(({ group }) => group === name));
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <h2>{contacts.length > 0 || social ? words.footer.heading : conference.name}</h2>
          <p>{takesPlace(conference, words)}</p>
          {(venue?.name || venue?.address) && <p>{words.lists.text([venue.name, venue.address])}</p>}
          {social && (
            <p>
              <a href={social.url}>{social.label}</a>
            </p>
          )}
          <p>
            <a href="/licenses.txt">{words.footer.licences}</a>
          </p>
        </div>
        {lists.length > 0 && (
          <nav aria-label={words.footer.program}>
            <h3>{words.footer.program}</h3>
            <ul>
              {lists.map(({ path, title }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {statements.length > 0 && (
          <nav aria-label={words.footer.about}>
            <h3>{words.footer.about}</h3>
            <ul>
              {statements.map(({ id, path, title }) => (
                <li key={id}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {pastEditions.length > 0 && (
          <nav aria-label={words.editions.all}>
            <h3>{words.editions.all}</h3>
            <ul>
              {pastEditions.map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>
                    <bdi>{name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {groups.map(([group, heading]) => (
          <div key={group}>
            <h3>{heading}</h3>
            <ul>
              {contacts
                .filter((contact) => contact.group === group)
                .map(({ label, email }) => (
                  <li key={email}>
                    {label}: <a href={`mailto:${email}`}>{email}</a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}

/** Where the conference is, in a sentence. */
function takesPlace({ acronym, venue }: Conference, { footer: words }: Words): string {
  if (!venue) return words.takesPlaceOnline(acronym);
  const { city, country } = venue;
  return country === undefined ? words.takesPlaceIn(acronym, city) : words.takesPlace(acronym, city, country);
}
