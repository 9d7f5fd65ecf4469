import { Actions } from '../../renderer/components/Actions';
import { actionsOf } from '../../renderer/phases/actions';
import { phasesOf } from '../../renderer/phases/phases';
import { StatusLine } from '../../renderer/phases/StatusLine';
import type { PageProps } from '../../renderer/site';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { shownBetween } from '../../shared/timed/span';
import styles from './HeroPhase.module.css';

/** Shows the next date and two buttons below the title. Without script, shows buttons that are useful at any time. */
export function HeroPhase({ content, routes, words }: PageProps) {
  const { conference, deadlines, home } = content;
  // Its full days would be another number than the days of the calendar here.
  const hasCountdown = home.byPhase && home.order.includes('countdown');
  return (
    <div className={styles.phase} data-later="timed">
      <StatusLine content={content} saysNoOpening={hasCountdown} words={words} />
      <div data-untimed="">
        <Actions actions={actionsOf(undefined, conference, routes)} words={words} />
      </div>
      {phasesOf(conference, deadlines).map(({ phase, from, until }) => (
        <div key={phase} {...shownBetween(from, until)}>
          <Actions actions={actionsOf(phase, conference, routes)} words={words} />
        </div>
      ))}
      <TimedScript />
    </div>
  );
}
