import actions from '../../renderer/components/Actions.module.css';
import buttons from '../../renderer/components/Button.module.css';
import { ZoneSwitch } from '../../renderer/components/ZoneSwitch';
import { sessionKindsOf } from '../../shared/format/session-kinds';
import type { Words } from '../../shared/words';
import styles from './Filters.module.css';
import type { ProgramContent } from './program-content';

/** Id of the panel with the filters, which the bar of the days opens; no session can have it. */
export const FILTERS = 'filter-panel';

interface FiltersProps {
  readonly content: ProgramContent;
  /** The days that the page shows. */
  readonly days: readonly string[];
  readonly words: Words;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Shows the filters of the schedule by kind, topic and online, and whose clock its times follow, in a panel that the bar
 * of the days opens. (The rooms and the visitor's own program are in the bar.) Hidden without script
 * (enhancements/filters.ts and zone.ts). If the conference is online, that switch is on the page.
 */
export function Filters({ content, days, words }: FiltersProps) {
  const { conference, sessionKinds, topics, talks } = content;
  const sessions = content.sessions.filter(({ date }) => days.includes(date));
  const kinds = sessionKindsOf(sessionKinds);
  const usedKinds = new Set(sessions.map(({ kind }) => kind));
  const usedTopics = new Set(
    sessions.flatMap(({ id }) => (talks.get(id) ?? []).flatMap((paper) => paper.topics ?? [])),
  );
  const isOnline = sessions.some(({ mode }) => mode === 'online' || mode === 'hybrid');
  const choices: readonly (readonly [name: keyof Words['filters']['names'], choices: readonly Choice[]])[] = [
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
    <>
      {/* Outside, since the panel is closed while one reads. */}
      <p className={styles.found}>
        <span data-filtered="" role="status" /> <Reset words={words} />
      </p>
      <div id={FILTERS} popover="auto" className={styles.filters} data-later="filters">
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
        {!conference.online && <ZoneSwitch words={words} />}
        <p className={actions.actions}>
          <Reset words={words} />
          <button type="button" className={buttons.quiet} popoverTarget={FILTERS} popoverTargetAction="hide">
            {words.toasts.close}
          </button>
          <span data-filtered="" />
        </p>
      </div>
    </>
  );
}

const Reset = ({ words }: Pick<FiltersProps, 'words'>) => (
  <button type="button" className={buttons.quiet} data-reset="">
    {words.filters.reset}
  </button>
);

/** Returns the name of a kind: that of the data, else the label of a common kind. */
const labelOf = (id: string, label: string | undefined, { filters: { kinds } }: Words): string =>
  label ?? (Object.hasOwn(kinds, id) ? kinds[id as keyof typeof kinds] : id); // hasOwn has checked it
