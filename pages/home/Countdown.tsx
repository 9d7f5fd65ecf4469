import { conference, home } from '#content';
import { Picture } from '../../renderer/components/Picture';
import { formatDate, formatPeriod } from '../../renderer/format/dates';
import { dayAfter } from '../../renderer/format/day-after';
import { Island } from '../../renderer/Island';
import { Countdown as CountdownIsland } from '../../renderer/islands/Countdown';
import { shownPicture } from '../../renderer/picture';
import styles from './Countdown.module.css';

/**
 * The section's heading. Nobody knows when a page is read: without script it names the days, and a script shows what is
 * true (renderer/enhancements/phases.ts).
 */
export function CountdownHeading() {
  return (
    <>
      <span data-phases="on over">{formatPeriod(conference.start, conference.end)}</span>
      <span data-phases="before" hidden>
        {home.countdown.heading}
      </span>
    </>
  );
}

/** The robot beside the date, its time, and the timers that run to it; sentences for the days after that moment. */
export function Countdown() {
  const { image, imageAlt, on = 'The conference is on.', over } = home.countdown;
  const { countdownTarget, end, timeZoneLabel, utcOffset } = conference;
  const [date = '', time] = countdownTarget.split('T');
  const opening = `${countdownTarget}${utcOffset}`;
  return (
    <div
      className={styles.countdown}
      data-enhance="phases"
      data-start={opening}
      data-end={`${dayAfter(end)}T00:00${utcOffset}`}
    >
      <Picture picture={shownPicture(image, 'illustration', { width: 240, height: 255 })} alt={imageAlt} />
      <div className={styles.timers}>
        <p className={styles.date}>
          <time dateTime={opening}>
            {formatDate(date)}, {time} ({timeZoneLabel})
          </time>
        </p>
        <p data-phases="on" hidden>
          {on}
        </p>
        <p data-phases="over" hidden>
          {over}
        </p>
        <div data-phases="before">
          <Island name="Countdown" component={CountdownIsland} props={{ target: opening }} load="visible" />
        </div>
      </div>
    </div>
  );
}
