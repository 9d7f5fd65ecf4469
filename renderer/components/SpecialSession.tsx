import type { SpecialSession } from '#content';
import { type FindPerson, personLinks } from '../people';
import type { RecordLinks } from '../program/record-links';
import type { Words } from '../words';
import { ButtonLink } from './ButtonLink';
import { PersonCard, PersonGrid } from './PersonCard';
import styles from './SpecialSession.module.css';

interface SessionProps {
  readonly session: SpecialSession;
}

interface SessionPartProps extends SessionProps {
  readonly words: Words;
}

interface SessionChairsProps extends SessionPartProps {
  readonly findPerson: FindPerson;
  readonly links: RecordLinks;
}

/** The chairs of a special session, with their mailboxes. */
export function SessionChairs({ session: { chairs }, findPerson, links, words }: SessionChairsProps) {
  return (
    <PersonGrid>
      {chairs.map(({ name, university, email }) => (
        <PersonCard
          key={email}
          name={name}
          path={links.toPerson(name)}
          lines={[university]}
          links={personLinks(name, findPerson, words)}
        >
          <MailLink email={email} />
        </PersonCard>
      ))}
    </PersonGrid>
  );
}

/** A mail address that breaks after the @ rather than within a word. */
function MailLink({ email }: { readonly email: string }) {
  const [mailbox, host] = email.split('@');
  return (
    <p className={styles.email}>
      <a href={`mailto:${email}`}>
        {`${mailbox}@`}
        <wbr />
        {host}
      </a>
    </p>
  );
}

/** The session's own deadline for papers, if it has one. */
export function SessionDeadline({ session: { deadline }, words }: SessionPartProps) {
  if (!deadline) return null;
  return (
    <p>
      {words.specialSession.deadline}:{' '}
      <strong>
        <time dateTime={deadline}>{words.dates.date(deadline)}</time>
      </strong>
    </p>
  );
}

/** The button that opens the session's PDF in a new window, if it has one. */
export function SessionDocument({ session, label, words }: SessionPartProps & { readonly label: string }) {
  if (!session.document) return null;
  return (
    <p>
      <ButtonLink link={session.document} newTab={words.opensInNewTab}>
        {label}
      </ButtonLink>
    </p>
  );
}
