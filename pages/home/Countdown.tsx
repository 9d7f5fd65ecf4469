import { conference, home } from '#content';
import { Picture } from '../../renderer/components/Picture';
import { formatDate } from '../../renderer/format/dates';
import { Island } from '../../renderer/Island';
import { Countdown as CountdownIsland } from '../../renderer/islands/Countdown';
import { shownPicture } from '../../renderer/picture';
import styles from './Countdown.module.css';

/** The robot beside the date, its time, and the timers that run to it. */
export function Countdown() {
  const { image, imageAlt, over } = home.countdown;
  const { countdownTarget, timeZoneLabel, utcOffset } = conference;
  const [date = '', time] = countdownTarget.split('T');
  return (
    <div className={styles.countdown}>
      <Picture picture={shownPicture(image, 'illustration', { width: 240, height: 255 })} alt={imageAlt} />
      <div className={styles.timers}>
        <p className={styles.date}>
          <time dateTime={`${countdownTarget}${utcOffset}`}>
            {formatDate(date)}, {time} ({timeZoneLabel})
          </time>
        </p>
        <Island
          name="Countdown"
          component={CountdownIsland}
          props={{ target: `${countdownTarget}${utcOffset}`, over }}
          load="visible"
        />
      </div>
    </div>
  );
}
