import { conference, contacts, statements } from '#content';
import styles from './Footer.module.css';

type Group = (typeof contacts)[number]['group'];

const groups: Readonly<Record<Group, string>> = {
  academic: 'Academic contacts',
  organisational: 'Organisational contacts',
  'special-sessions': 'Special session contacts',
  web: 'Web and publication contacts',
};

/** The contact footer of every page (specification, section 2.1). */
export function Footer() {
  const { venue, acronym, links } = conference;
  const social = links.find(({ id }) => id === 'social');
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <h2>Contact</h2>
          <p>
            {acronym} takes place in {venue.city}, {venue.country}.
          </p>
          <p>
            {venue.name}, {venue.address}
          </p>
          {social && (
            <p>
              <a href={social.url}>{social.label}</a>
            </p>
          )}
          <p>
            <a href="/licenses.txt">Licences of what this site is made of</a>
          </p>
        </div>
        {statements.length > 0 && (
          <nav aria-label="About this site">
            <h3>About this site</h3>
            <ul>
              {statements.map(({ id, path, title }) => (
                <li key={id}>
                  <a href={path}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {Object.entries(groups).map(([group, heading]) => (
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
