import type { Conference, Contact, Statement } from '#content';
import type { Words } from '../words';
import styles from './Footer.module.css';

interface FooterProps {
  readonly conference: Conference;
  readonly contacts: readonly Contact[];
  readonly statements: readonly Statement[];
  readonly words: Words;
}

/** The contact footer of every page (specification, section 2.1). */
export function Footer({ conference, contacts, statements, words: { footer: words } }: FooterProps) {
  const { venue, acronym, links } = conference;
  const social = links.find(({ id }) => id === 'social');
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <h2>{words.heading}</h2>
          <p>{words.takesPlace(acronym, venue.city, venue.country)}</p>
          <p>
            {venue.name}, {venue.address}
          </p>
          {social && (
            <p>
              <a href={social.url}>{social.label}</a>
            </p>
          )}
          <p>
            <a href="/licenses.txt">{words.licences}</a>
          </p>
        </div>
        {statements.length > 0 && (
          <nav aria-label={words.about}>
            <h3>{words.about}</h3>
            <ul>
              {statements.map(({ id, path, title }) => (
                <li key={id}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {Object.entries(words.groups).map(([group, heading]) => (
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
