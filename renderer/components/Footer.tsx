import type { ReactNode } from 'react';
import type { Conference, Contact, Route, Statement } from '#content';
import type { EditionLink } from '../../shared/editions';
import { pagesInOtherLanguages } from '../../shared/format/language-versions';
import { languagesIn } from '../../shared/format/languages';
import type { Words } from '../../shared/words';
import { FoldedOnPhones } from './FoldedOnPhones';
import styles from './Footer.module.css';
import { MailLink } from './MailLink';

interface FooterProps {
  readonly conference: Conference;
  /** The path of the site. */
  readonly base: string;
  readonly route: Route;
  readonly contacts: readonly Contact[];
  readonly statements: readonly Pick<Statement, 'id' | 'path' | 'title'>[];
  /** The pages that most visitors need: calls, dates, fees, travel. */
  readonly mainPages: readonly Route[];
  /** The schedule, and the lists of papers and people. */
  readonly lists: readonly Route[];
  readonly pastEditions: readonly EditionLink[];
  readonly words: Words;
}

/** Renders the footer of every page (specification, section 2.1). */
export function Footer({
  conference,
  base,
  route,
  contacts,
  statements,
  mainPages,
  lists,
  pastEditions,
  words,
}: FooterProps) {
  const { venue, links } = conference;
  const social = links.find(({ id }) => id === 'social');
  const groups = Object.entries(words.footer.groups).filter(([name]) => contacts.some(({ group }) => group === name));
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.row}>
          <div className={styles.place}>
            {contacts.length > 0 || social ? (
              <h2>{words.footer.heading}</h2>
            ) : (
              <h2 className={styles.name}>{conference.name}</h2>
            )}
            <p>{takesPlace(conference, words)}</p>
            {(venue?.name || venue?.address) && <p>{words.lists.text([venue.name, venue.address])}</p>}
            {social && (
              <p>
                <a href={social.url}>{social.label}</a>
              </p>
            )}
            <p>
              <a href={`${base}/licenses.txt`}>{words.footer.licences}</a>
            </p>
            {/* Never folded: visitors who cannot read the page look for it. */}
            <Links
              heading={words.footer.languages}
              links={pagesInOtherLanguages(conference, route, base).map(({ language, href }) => ({
                path: href,
                language,
                title: languagesIn(language)(language),
              }))}
            />
          </div>
          {[mainPages, lists, statements, pastEditions].some(({ length }) => length > 0) && (
            <FoldedOnPhones summary={words.footer.pages}>
              <div className={styles.pages}>
                <Links heading={words.footer.conference} links={mainPages} />
                <Links heading={words.footer.program} links={lists} />
                <Links heading={words.footer.about} links={statements} />
                <Links
                  heading={words.editions.all}
                  links={pastEditions.map(({ name, path }) => ({ path, title: <bdi>{name}</bdi> }))}
                />
              </div>
            </FoldedOnPhones>
          )}
        </div>
        {groups.length > 0 && (
          <div className={styles.row}>
            {groups.map(([group, heading]) => (
              <div key={group}>
                <h3>{heading}</h3>
                <ul>
                  {contacts
                    .filter((contact) => contact.group === group)
                    .map(({ label, email }) => (
                      <li key={email}>
                        {label}
                        {words.colon}
                        <MailLink email={email} />
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly heading: string;
  readonly links: readonly { readonly path: string; readonly title: ReactNode; readonly language?: string }[];
}

/** Shows links under a heading; nothing if there are none. */
function Links({ heading, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading}>
      <h3>{heading}</h3>
      <ul>
        {links.map(({ path, title, language }) => (
          <li key={path}>
            <a href={path} lang={language} hrefLang={language}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says where the conference takes place, in a form that is true before and after it. */
function takesPlace({ acronym, venue }: Conference, { footer: words }: Words): string {
  if (!venue) return words.takesPlaceOnline(acronym);
  const { city, country } = venue;
  return country === undefined ? words.takesPlaceIn(acronym, city) : words.takesPlace(acronym, city, country);
}
