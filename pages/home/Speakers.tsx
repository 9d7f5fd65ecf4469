import type { Speaker } from '#content';
import { Abstract } from '../../renderer/components/Abstract';
import { Linked } from '../../renderer/components/Linked';
import { PersonName } from '../../renderer/components/People';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Initials, Portrait } from '../../renderer/components/Portrait';
import { WhenAndWhere } from '../../renderer/components/SessionLink';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import { linkedSessionEntry } from '../../renderer/linked-session-entry';
import type { Site } from '../../renderer/site';
import { lecturersOf } from '../../shared/format/speakers';
import { personLinks } from '../../shared/people';
import { contributorNamed } from '../../shared/program/record-links';
import icons from './IconLink.module.css';
import styles from './Speakers.module.css';

/** Shows the keynote speakers, in the order of the file (specification, section 2.3). */
export function Speakers(site: Site) {
  const { conference, sessions, speakers } = site.content;
  return (
    <>
      <ul className={styles.cards}>
        {speakers.map((speaker) => (
          <li key={speaker.id}>
            <SpeakerCard speaker={speaker} site={site} />
          </li>
        ))}
      </ul>
      {sessions.some(({ speaker }) => speaker !== undefined) && <ZoneNote conference={conference} words={site.words} />}
    </>
  );
}

interface SpeakerCardProps {
  readonly speaker: Speaker;
  readonly site: Site;
}

/** Shows the speakers of a talk with subject, time and place. The biographies unfold. */
function SpeakerCard({ speaker, site }: SpeakerCardProps) {
  const { content, showPicture, findPerson, links, at, words } = site;
  const { id, talk, abstract } = speaker;
  const { talkLabel, bioLabel, noProfile } = content.home.speakers;
  const people = lecturersOf(speaker);
  const hasPortraits = content.speakers.some(({ image }) => image);
  return (
    <article className={styles.card}>
      {people.map(({ name, image, affiliation }) => (
        <div key={name} className={styles.head}>
          {image ? (
            <Portrait image={image} large showPicture={showPicture} />
          ) : (
            hasPortraits && <InitialsOf name={name} site={site} />
          )}
          <div>
            <h3>
              <PersonName person={{ name, path: links.toPerson(name) }} />
            </h3>
            {affiliation && <p>{affiliation}</p>}
          </div>
        </div>
      ))}
      <p>
        {talkLabel} <cite className={styles.talk}>{words.quoted(talk)}</cite>
      </p>
      <Appearances speaker={id} site={site} />
      {abstract && (
        <details className={styles.abstract}>
          <summary className={styles.unfold}>{words.schedule.abstract}</summary>
          <Abstract text={abstract} language={undefined} />
        </details>
      )}
      {people.map(({ name, bio, profile }) => (
        <div key={name} className={styles.foot}>
          {bio && (
            <details className={styles.bio} data-unfolds="">
              <summary className={styles.unfold}>{people.length === 1 ? bioLabel : `${bioLabel} ${name}`}</summary>
              <p className={styles.bioLabel}>{bioLabel}</p>
              <ul>
                {bio.map((paragraph) => (
                  <li key={paragraph}>{paragraph}</li>
                ))}
              </ul>
            </details>
          )}
          <div className={styles.links}>
            {/* people.csv may name the profile, too. */}
            <PersonLinks links={personLinks(name, findPerson, words).filter(({ href }) => href !== profile)} />
            {profile ? (
              <a className={icons.profile} href={profile} aria-label={words.speakers.profileOf(name)}>
                <img src={at('/images/icons/profile.svg')} alt="" width={24} height={24} loading="lazy" />{' '}
                {words.speakers.profile}
              </a>
            ) : (
              people.length === 1 &&
              noProfile && (
                // A link element without a target (specification, section 2.3).
                // biome-ignore lint/a11y/useValidAnchor: a placeholder link (HTML, section 4.5.1): neither focusable nor announced
                <a className={styles.noProfile}>{noProfile}</a>
              )
            )}
          </div>
        </div>
      ))}
    </article>
  );
}

/** Shows the initials of a speaker in place of the portrait. */
function InitialsOf({ name, site }: { readonly name: string; readonly site: Site }) {
  const parts = contributorNamed(site.content.contributors, name)?.parts;
  return parts && <Initials of={parts} />;
}

/** Maximum number of sessions shown unfolded: a teacher at a school has some each day. */
const SHOWN = 3;

/** Shows when and where somebody speaks, with links to the schedule. */
function Appearances({ speaker, site }: { readonly speaker: Speaker['id']; readonly site: Site }) {
  const { content, words } = site;
  const sessions = content.sessions.filter((session) => session.speaker === speaker);
  const lines = sessions
    .map((session) => linkedSessionEntry(site, session))
    .map((session) => (
      <p key={session.id} className={styles.when}>
        <Linked path={session.path}>
          <WhenAndWhere session={session} timeZone={content.conference.timeZone} words={words} />
        </Linked>
      </p>
    ));
  if (lines.length <= SHOWN) return <>{lines}</>;
  return (
    <details>
      <summary>{words.schedule.sessionCount(lines.length)}</summary>
      {lines}
    </details>
  );
}
