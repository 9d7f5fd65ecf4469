import type { ProgramEntry, ProgramSlot } from '../../../shared/my-programme/program-files';
import { type AgendaItem, agendaOf } from '../../my-programme/agenda';
import { formatDuration } from '../../my-programme/duration';
import type { MyWords } from '../../my-programme/words-for-script';
import { inSiteDigits } from '../site-digits';
import { button, element } from './element';

/** A program to show. */
export interface AgendaProps {
  readonly entries: readonly ProgramEntry[];
  /** Whose entry it is, if two programs are shown; undefined if only the visitor's. */
  readonly ownerOf: (key: string) => 'both' | 'theirs' | undefined;
  readonly isMine: (key: string) => boolean;
  readonly remove: (entry: ProgramEntry, pressed: HTMLElement) => void;
  /** The past days that the visitor has unfolded. */
  readonly unfolded: ReadonlySet<string>;
  readonly words: MyWords;
}

/** Renders a program by day, with overlaps and free times. Past days are folded as long as others are to come. */
export function showAgenda(shown: AgendaProps): readonly HTMLElement[] {
  const { words } = shown;
  const { days, timeless } = agendaOf(shown.entries);
  const section = (heading: string, rows: readonly HTMLElement[]) =>
    element('section', {}, element('h2', { 'data-heading': '' }, heading), element('ol', {}, ...rows));
  const folded = (day: string, rows: readonly HTMLElement[]) => {
    const isOpen = shown.unfolded.has(day);
    const summary = element('summary', {}, element('h2', { 'data-heading': '' }, day));
    const attributes = { 'data-unfolds': '', ...(isOpen && { open: '' }) };
    return element('section', {}, element('details', attributes, summary, element('ol', {}, ...rows)));
  };
  const now = Date.now();
  const isOn = days.some(({ end }) => end > now);
  return [
    ...days.map(({ day, end, blocks }) =>
      (isOn && end <= now ? folded : section)(
        day,
        blocks.flatMap(({ items, isClash, free }) => {
          const rows = items.map((item) => rowOf(item, shown));
          return [
            ...(free === undefined
              ? []
              : [
                  element(
                    'li',
                    { 'data-free': '' },
                    words.gap.replace('{duration}', inSiteDigits(formatDuration(free, words))),
                  ),
                ]),
            ...(isClash
              ? [element('li', { 'data-clash': '' }, element('p', {}, words.clash), element('ol', {}, ...rows))]
              : rows),
          ];
        }),
      ),
    ),
    ...(timeless.length === 0
      ? []
      : [
          section(
            words.timeless,
            timeless.map((entry) => rowOf({ entry }, shown)),
          ),
        ]),
  ];
}

type Row = Pick<AgendaItem, 'entry'> & Partial<AgendaItem>;

/** Renders an entry, with the starred parts of it. `whole` is what it is shown in. */
function rowOf({ entry, slot, parts = [] }: Row, shown: AgendaProps, whole?: ProgramSlot): HTMLElement {
  const { key, title, language, path, kind, people } = entry;
  const { words } = shown;
  const owner = shown.ownerOf(key);
  const isCancelled = (slot ?? entry).isCancelled === true;
  const facts = [!whole && slot?.place, kind, !whole && slot?.sessionName, owner && words[owner]];
  const hasOwnTime = slot && !(slot.start === whole?.start && slot.end === whole.end);
  return element(
    'li',
    { [whole ? 'data-inner' : 'data-row']: '', ...(isCancelled && { 'data-cancelled': '' }) },
    hasOwnTime && hoursOf(slot, isCancelled ? undefined : words.now),
    element(
      'div',
      {},
      element(
        'p',
        { 'data-title': '' },
        element('a', { href: path, dir: 'auto', ...(language && { lang: language }) }, title),
      ),
      isCancelled && element('p', { 'data-off': '' }, words.cancelled),
      factsOf(facts.flatMap((fact) => fact || [])),
      people !== '' && element('p', { 'data-beside': '' }, element('bdi', {}, people)),
    ),
    shown.isMine(key) && removeButton(entry, shown),
    parts.length > 0 && element('ol', {}, ...parts.map((part) => rowOf(part, shown, slot))),
  );
}

const factsOf = (facts: readonly string[]) =>
  facts.length > 0 &&
  element(
    'p',
    { 'data-beside': '' },
    ...facts.flatMap((fact, index) => [index > 0 && ' · ', element('bdi', {}, fact)]),
  );

/**
 * Renders each time of "09:30–10:30" on its own (own-clock.ts), with the word that marks it while it is on. The heading is
 * the day of the program.
 */
function hoursOf({ start, end, hours, under = start.slice(0, 10) }: ProgramSlot, now?: string): HTMLElement {
  const [from = '', to = ''] = hours.split('–');
  const time = (datetime: string, text: string) => element('time', { datetime, 'data-day': under }, text);
  const hoursAlone = [time(start, from), ' – ', time(end, to)];
  return now === undefined
    ? element('p', { 'data-hours': '' }, ...hoursAlone)
    : element('p', { 'data-hours': '', 'data-during': '' }, ...hoursAlone, ' ', element('b', {}, now));
}

function removeButton(entry: ProgramEntry, { words, remove }: AgendaProps): HTMLElement {
  const label = words.remove.replace('{title}', () => entry.title);
  const made = button('', () => remove(entry, made), { 'aria-label': label, title: label, 'data-remove': '' });
  made.append(element('span', { 'aria-hidden': 'true' }, '×'));
  return made;
}
