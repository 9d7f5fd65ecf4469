import buttons from '../../renderer/components/Button.module.css';
import { ZoneSwitch } from '../../renderer/components/ZoneSwitch';
import { daysOf } from '../../shared/format/schedule';
import { sessionKindsOf } from '../../shared/format/session-kinds';
import type { Words } from '../../shared/words';
import styles from './Filters.module.css';
import type { ProgramContent } from './program-content';

interface FiltersProps {
  readonly content: ProgramContent;
  /** The days that the page shows. */
  readonly days: readonly string[];
  /** Whether visitors can have a program of their own. */
  readonly hasMine: boolean;
  readonly words: Words;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Shows the filters of the schedule: day, kind, topic, online, the visitor's own program, and whose clock its times
 * follow. (The filter by room is in the bar of the days.) Folded by default, and hidden without script
 * (enhancements/filters.ts and zone.ts). If the conference is online, the switch of clocks is not folded.
 */
export function Filters({ content, days, hasMine, words }: FiltersProps) {
  const { conference, sessionKinds, topics, talks } = content;
  const sessions = content.sessions.filter(({ date }) => days.includes(date));
  const kinds = sessionKindsOf(sessionKinds);
  const usedKinds = new Set(sessions.map(({ kind }) => kind));
  const usedTopics = new Set(
    sessions.flatMap(({ id }) => (talks.get(id) ?? []).flatMap((paper) => paper.topics ?? [])),
  );
  const isOnline = sessions.some(({ mode }) => mode === 'online' || mode === 'hybrid');
  const choices: readonly (readonly [name: keyof Words['filters']['names'], choices: readonly Choice[]])[] = [
    ['day', daysOf(sessions).map((day) => ({ value: day, label: words.dates.day(day) }))],
    [
      'kind',
      [...kinds]
        .filter(([id]) => usedKinds.has(id))
        .map(([id, kind]) => ({ value: id, label: labelOf(id, kind.plural ?? kind.label, words) })),
    ],
    [
      'topic',
      topics
        .filter(({ id }) => usedTopics.has(String(id)))
        .map(({ id, title }) => ({ value: String(id), label: title })),
    ],
  ];
  return (
    <div className={styles.filters}>
      <details>
        <summary>{conference.online ? words.filters.alone : words.filters.heading}</summary>
        <div className={styles.fields} data-later="filters" data-found={words.filters.found('{count}', '{total}')}>
          {choices
            .filter(([, { length }]) => length > 1)
            .map(([name, options]) => (
              <p key={name}>
                <label htmlFor={`filter-${name}`}>{words.filters.names[name]}</label>
                <select id={`filter-${name}`} name={name}>
                  <option value="">{words.filters.all}</option>
                  {options.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </p>
            ))}
          {isOnline && (
            <p>
              <label>
                <input type="checkbox" name="online" value="yes" /> {words.filters.online}
              </label>
            </p>
          )}
          {hasMine && (
            <p>
              <label>
                <input type="checkbox" name="mine" value="1" /> {words.mine.label}
              </label>
            </p>
          )}
          <p>
            <button type="button" className={buttons.quiet}>
              {words.filters.reset}
            </button>
          </p>
        </div>
        {!conference.online && <ZoneSwitch words={words} />}
      </details>
      {conference.online && <ZoneSwitch words={words} />}
      {/* Outside, since rooms can be chosen while it is folded. */}
      <p role="status" data-filtered />
    </div>
  );
}

/** Returns the name of a kind: that of the data, else the label of a common kind. */
const labelOf = (id: string, label: string | undefined, { filters: { kinds } }: Words): string =>
  label ?? (Object.hasOwn(kinds, id) ? kinds[id as keyof typeof kinds] : id); // hasOwn has checked it
