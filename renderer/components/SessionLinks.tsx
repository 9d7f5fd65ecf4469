import type { Session } from '#content';
import type { Words } from '../../shared/words';
import type { Routes } from '../routes';

interface SessionLinksProps {
  readonly session: Pick<Session, 'id' | 'date' | 'website'>;
  readonly routes: Routes;
  readonly words: Words;
}

/** Links to the website of a session, and to the session in the schedule. */
export function SessionLinks({ session: { id, date, website }, routes, words }: SessionLinksProps) {
  const { records, schedule } = words;
  const page = routes.of('schedule-day', date) ?? routes.of('schedule');
  const links = [
    { label: schedule.website, href: website },
    { label: records.inSchedule, href: page && `${page.path}#${id}` },
  ];
  return links.map(
    ({ label, href }) =>
      href && (
        <p key={label}>
          <a href={href}>{label}</a>
        </p>
      ),
  );
}
