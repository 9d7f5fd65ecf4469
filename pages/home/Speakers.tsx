import { home, type Speaker, speakers } from '#content';
import { Portrait } from '../../renderer/components/Portrait';
import styles from './Speakers.module.css';

/** The keynote speakers, in the order of the file (specification, section 2.3). */
export function Speakers() {
  return (
    <ul className={styles.cards}>
      {speakers.map((speaker) => (
        <li key={speaker.id}>
          <SpeakerCard speaker={speaker} />
        </li>
      ))}
    </ul>
  );
}

function SpeakerCard({ speaker: { name, image, affiliation, talk, bio, profile } }: { readonly speaker: Speaker }) {
  const { talkLabel, bioLabel } = home.speakers;
  return (
    <article className={styles.card}>
      <Portrait image={image} large />
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p>{affiliation}</p>
      <p>
        {talkLabel} <cite>“{talk}”</cite>
      </p>
      <h4 className={styles.bioLabel}>{bioLabel}</h4>
      <ul className={styles.bio}>
        {bio.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
      <ProfileLink name={name} profile={profile} />
    </article>
  );
}

/** A speaker without a profile still gets a link element, without a target (specification, section 2.3). */
function ProfileLink({ name, profile }: { readonly name: string; readonly profile: string | undefined }) {
  const icon = <img src="/images/icons/profile.svg" alt="" width={24} height={24} loading="lazy" />;
  return profile ? (
    <a className={styles.profile} href={profile} aria-label={`Profile of ${name}`}>
      {icon} Profile
    </a>
  ) : (
    // biome-ignore lint/a11y/useValidAnchor: a placeholder link (HTML, section 4.5.1): neither focusable nor announced
    <a className={styles.noProfile}>{icon} No profile</a>
  );
}
