import type { Home, Speaker } from '#content';
import { PersonName } from '../../renderer/components/People';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Portrait } from '../../renderer/components/Portrait';
import { type FindPerson, personLinks } from '../../renderer/people';
import type { ShowPicture } from '../../renderer/picture';
import type { Site } from '../../renderer/site';
import type { Words } from '../../renderer/words';
import styles from './Speakers.module.css';

/** What every card is given beside its speaker. */
interface Shared {
  /** The labels before a talk and above a biography. */
  readonly labels: Pick<Home['speakers'], 'talkLabel' | 'bioLabel'>;
  readonly showPicture: ShowPicture;
  readonly findPerson: FindPerson;
  readonly links: Site['links'];
  readonly at: Site['at'];
  readonly words: Words;
}

/** The keynote speakers, in the order of the file (specification, section 2.3). */
export function Speakers({ speakers, ...shared }: Shared & { readonly speakers: readonly Speaker[] }) {
  return (
    <ul className={styles.cards}>
      {speakers.map((speaker) => (
        <li key={speaker.id}>
          <SpeakerCard speaker={speaker} {...shared} />
        </li>
      ))}
    </ul>
  );
}

function SpeakerCard({
  speaker,
  labels,
  showPicture,
  findPerson,
  links,
  at,
  words,
}: Shared & { readonly speaker: Speaker }) {
  const { name, image, affiliation, talk, abstract, bio, profile } = speaker;
  return (
    <article className={styles.card}>
      {image && <Portrait image={image} large showPicture={showPicture} />}
      <h3>
        <PersonName person={{ name, path: links.toPerson(name) }} />
      </h3>
      <p>{affiliation}</p>
      <p>
        {labels.talkLabel} <cite>{words.quoted(talk)}</cite>
      </p>
      {abstract && (
        <details>
          <summary>{words.schedule.abstract}</summary>
          <p dir="auto">{abstract}</p>
        </details>
      )}
      <h4 className={styles.bioLabel}>{labels.bioLabel}</h4>
      <ul className={styles.bio}>
        {bio.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
      <PersonLinks links={personLinks(name, findPerson, words)} />
      <ProfileLink name={name} profile={profile} at={at} words={words} />
    </article>
  );
}

interface ProfileLinkProps {
  readonly name: string;
  readonly profile: string | undefined;
  readonly at: Site['at'];
  readonly words: Words;
}

/** A speaker without a profile still gets a link element, without a target (specification, section 2.3). */
function ProfileLink({ name, profile, at, words: { speakers: words } }: ProfileLinkProps) {
  const icon = <img src={at('/images/icons/profile.svg')} alt="" width={24} height={24} loading="lazy" />;
  return profile ? (
    <a className={styles.profile} href={profile} aria-label={words.profileOf(name)}>
      {icon} {words.profile}
    </a>
  ) : (
    // biome-ignore lint/a11y/useValidAnchor: a placeholder link (HTML, section 4.5.1): neither focusable nor announced
    <a className={styles.noProfile}>
      {icon} {words.noProfile}
    </a>
  );
}
