import type { ProgramEntry } from '../../../shared/my-programme/program-files';
import { type AgendaItem, agendaOf } from '../../my-programme/agenda';
import { button, element } from './element';
import type { View } from './tools';
import type { MyWords } from './words';

/** A program to show, and how. */
export interface AgendaProps {
  readonly entries: readonly ProgramEntry[];
  readonly view: View;
  /** Whose entry it is, if two programs are shown; undefined if only the visitor's. */
  readonly ownerOf: (key: string) => 'both' | 'theirs' | undefined;
  readonly isMine: (key: string) => boolean;
  readonly remove: (entry: ProgramEntry) => void;
  readonly words: MyWords;
}

/** Renders a program by day, as lists or tables, with overlaps and free times. */
export function showAgenda(shown: AgendaProps): readonly HTMLElement[] {
  const { days, timeless } = agendaOf(shown.entries);
  const rows = shown.view === 'list' ? list : table;
  return [
    ...days.map(({ day, items }) => element('section', {}, element('h2', {}, day), rows(items, shown))),
    ...(timeless.length === 0
      ? []
      : [
          element(
            'section',
            {},
            element('h2', {}, shown.words.timeless),
            element('ol', {}, ...timeless.map((entry) => element('li', {}, ...facts({ entry }, shown)))),
          ),
        ]),
  ];
}

/** Renders each time of "09:30 - 10:30" on its own (own-clock.ts). The heading is the day of the program. */
function hoursOf({ slot: { start, end, hours, under = start.slice(0, 10) } }: AgendaItem): HTMLElement {
  const day = { 'data-day': under };
  const [from = '', to = ''] = hours.split(' - ');
  return element(
    'span',
    {},
    element('time', { datetime: start, ...day }, from),
    ' - ',
    element('time', { datetime: end, ...day }, to),
  );
}

function list(items: readonly AgendaItem[], shown: AgendaProps): HTMLElement {
  return element(
    'ol',
    {},
    ...items.map((item) => {
      const { slot, gap } = item;
      const free = gap !== undefined && shown.words.free.replace('{minutes}', String(gap));
      return element(
        'li',
        {},
        free && element('p', { 'data-beside': '' }, free),
        element('p', {}, hoursOf(item), slot.place === '' ? '' : shown.words.between + slot.place),
        ...facts(item, shown),
      );
    }),
  );
}

function table(items: readonly AgendaItem[], shown: AgendaProps): HTMLElement {
  const { time, place, what } = shown.words;
  const head = [time, what, place].map((word) => element('th', { scope: 'col' }, word));
  const rows = items.map((item) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, hoursOf(item)),
      element('td', {}, ...facts(item, shown)),
      element('td', {}, item.slot.place),
    ),
  );
  return element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows));
}

/** Renders title, people and warnings. */
function facts(
  { entry, slot, overlaps = [] }: Pick<AgendaItem, 'entry'> & Partial<AgendaItem>,
  { words, ownerOf, isMine, remove }: AgendaProps,
): (HTMLElement | false)[] {
  const owner = ownerOf(entry.key);
  const clash = overlaps.length === 0 ? '' : words.overlaps.replace('{titles}', () => overlaps.join('; '));
  return [
    element(
      'p',
      { 'data-title': '', dir: 'auto', ...(entry.language && { lang: entry.language }) },
      element('a', { href: entry.path }, entry.title),
    ),
    entry.people !== '' && element('p', { 'data-beside': '', dir: 'auto' }, entry.people),
    (slot ?? entry).isCancelled === true && element('p', { 'data-clash': '' }, words.cancelled),
    clash !== '' && element('p', { 'data-clash': '' }, clash),
    owner !== undefined && element('p', { 'data-beside': '' }, words[owner]),
    isMine(entry.key) &&
      button(words.remove.replace('{title}', '').replace(/[\s:]+$/, ''), () => remove(entry), {
        'aria-label': words.remove.replace('{title}', () => entry.title),
        'data-remove': entry.key,
      }),
  ];
}
