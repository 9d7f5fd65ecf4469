import type { Partner } from '#content';
import buttons from '../../renderer/components/Button.module.css';
import { InlineList } from '../../renderer/components/InlineList';
import { Picture } from '../../renderer/components/Picture';
import { SessionLink } from '../../renderer/components/SessionLink';
import { linkedSessionEntry } from '../../renderer/linked-session-entry';
import type { Site } from '../../renderer/site';
import type { ShowPicture } from '../../shared/picture';
import type { Words } from '../../shared/words';
import styles from './Partners.module.css';

interface PartnersProps {
  readonly partners: readonly Partner[];
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/** Shows the partners, and below them where and when they are found at the conference. */
export function Partners(site: Site) {
  const { content, showPicture, words } = site;
  return (
    <>
      <Supporters partners={content.partners} showPicture={showPicture} words={words} />
      <Present {...site} />
    </>
  );
}

/** Shows the partners that have a booth, days or a session, with these. */
function Present(site: Site) {
  const { content, words } = site;
  const present = content.partners.filter(({ booth, date, session }) => booth ?? date ?? session);
  if (present.length === 0) return null;
  return (
    <section className={styles.present}>
      <h3>{words.partners.present}</h3>
      <ul>
        {present.map(({ name, booth, date = [], session: id }) => {
          const session = content.sessions.find((each) => each.id === id);
          const entry = session && linkedSessionEntry(site, session);
          const facts = [
            <bdi key="name">{name}</bdi>,
            booth,
            ...date.map((day) => words.dates.shortDay(day)),
            entry && <SessionLink key="session" session={entry} words={words} />,
          ];
          return (
            <li key={name}>
              <InlineList items={facts.filter((fact) => fact !== undefined)} words={words} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shows the partners by their level of support, if they have one, else in a strip. */
function Supporters({ partners, showPicture, words }: PartnersProps) {
  const levels = [...new Set(partners.flatMap(({ level }) => level ?? []))];
  if (levels.length === 0 && partners.length > FEW)
    return <Strip partners={partners} showPicture={showPicture} words={words} />;
  const others = partners.filter(({ level }) => level === undefined);
  return (
    <div className={styles.levels}>
      {levels.map((level) => (
        <section key={level}>
          <h3>{level}</h3>
          <PartnerList partners={partners.filter((partner) => partner.level === level)} showPicture={showPicture} />
        </section>
      ))}
      {others.length > 0 && <PartnerList partners={others} showPicture={showPicture} />}
    </div>
  );
}

/** Number of partners that fit in a row of a wide window: they do not scroll. */
const FEW = 6;

/** Shows the logos of the partners in a strip that scrolls by. Without script, or with reduced motion, shows all at once. */
function Strip({ partners, showPicture, words: { partners: words } }: PartnersProps) {
  return (
    <div className={styles.marquee} data-enhance="marquee">
      <div className={styles.viewport}>
        <PartnerList partners={partners} showPicture={showPicture} />
      </div>
      <button
        type="button"
        className={`${buttons.quiet} ${styles.button}`}
        hidden
        data-play={words.play}
        data-pause={words.pause}
      >
        {words.pause}
      </button>
    </div>
  );
}

/** Shows each partner by logo, or by name if there is no logo. */
function PartnerList({ partners, showPicture }: Omit<PartnersProps, 'words'>) {
  return (
    <ul>
      {partners.map(({ name, logo, url }) => {
        const picture = logo === undefined ? undefined : showPicture(logo, 'logo', { width: 160, height: 80 });
        const shown =
          picture === undefined ? <bdi className={styles.name}>{name}</bdi> : <Picture picture={picture} alt={name} />;
        return <li key={name}>{url ? <a href={url}>{shown}</a> : shown}</li>;
      })}
    </ul>
  );
}
