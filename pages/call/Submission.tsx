import type { Call } from '#content';
import { Actions } from '../../renderer/components/Actions';
import { DueTime } from '../../renderer/components/DueTime';
import type { PageProps } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { DATES_CALENDAR } from '../../shared/format/calendar-address';
import { closedText, deadlineMoment, deadlineZone, hasDatesCalendar } from '../../shared/format/deadlines';
import { shownBetween } from '../../shared/timed/span';
import { relativeLocale } from '../../shared/words/relative-locale';
import styles from './Submission.module.css';

interface SubmissionProps extends Pick<PageProps, 'at' | 'content' | 'words'> {
  readonly call: Call;
}

/** Finds the deadline of a call, and the address to submit to. */
export function submissionOf({ id, track = id, submit }: Call, { conference, deadlines }: PageProps['content']) {
  const due = deadlines.find((each) => each.track === track && each.milestone === 'submission');
  return { due, link: submit?.link ?? conference.links.find((each) => each.id === 'submission')?.url };
}

/** Shows until the deadline of a call how far it is, and the button to submit; then that it is over. */
export function Submission({ call, at, content, words }: SubmissionProps) {
  const { conference } = content;
  const { timeZone } = conference;
  const { submit, actions } = call;
  const { due, link } = submissionOf(call, content);
  if (!due) return null;
  const moment = deadlineMoment(due, timeZone);
  const label = submit?.label ?? actions.find((action) => action.link === link)?.label ?? words.calls.submit;
  return (
    <div data-later="timed" className={styles.strip}>
      {/* Shown without script, too: it says its day. */}
      <div className={styles.open} data-until={moment}>
        <p>
          {due.label + words.colon}
          <DueTime due={due} timeZone={timeZone} words={words} />{' '}
          <strong
            data-days={due.endDate ?? due.date}
            data-zone={deadlineZone(due, timeZone)}
            data-locale={relativeLocale(conference, content.words)}
          />
        </p>
        {link && <Actions actions={[{ label, link }]} words={words} />}
        {hasDatesCalendar(content) && <a href={at(DATES_CALENDAR)}>{words.calls.calendar}</a>}
      </div>
      <p {...shownBetween(moment, undefined)}>{closedText(due, timeZone, words)}</p>
      <TimedScript />
    </div>
  );
}
