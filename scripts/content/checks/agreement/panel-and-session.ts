// Codes: date-disagrees, place-disagrees, unlike-column.

import { onlyPeriodIn } from '../../agreement/typed-period';
import { typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { ANY_LETTER, everyText, type Such } from '../../texts/every-text';
import { flawReport, quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

const isOfPanel: Such = ({ collection, kind, path }) =>
  collection === 'panels' && path.length === 1 && (kind === 'prose' || kind === 'markdown');

/** What a panel says of itself - its hours, its room, who leads it - is what the schedule says of its session. */
export const panelAndSession = defineCheck(
  ['panels', 'sessions', 'rooms'],
  ({ panels, sessions, rooms }, { people, ...site }) => {
    const byPanel = new Map<string, Entry<Session> | undefined>();
    for (const session of sessions.filter(({ value }) => value.status !== 'cancelled')) {
      const { panel } = session.value;
      // A panel in two parts has two hours and two rooms.
      if (panel !== undefined) byPanel.set(panel, byPanel.has(panel) ? undefined : session);
    }
    const related = (session: Entry<Session>, field: 'start' | 'room' | 'chairs') => [
      { ...session.at(field), message: `${quote(session.value.title)} is here.` },
    ];
    const texts = everyText({ people, ...site }, ANY_LETTER, isOfPanel).flatMap((written): Diagnostic[] => {
      const { value } = written.entry;
      const session = isRecord(value) ? byPanel.get(String(value.id)) : undefined;
      if (session === undefined) return [];
      const { start, end, title, room = [] } = session.value;
      const text = typedByHand(written.text);
      const typed = onlyPeriodIn(text);
      if (typed !== undefined && (typed.start !== start || typed.end !== end) && !isWithin(typed, session.value))
        return [
          flawReport('date-disagrees', written, {
            start: text.indexOf(typed.written),
            end: text.indexOf(typed.written) + typed.written.length,
            message: `${quote(title)} is from ${start} to ${end} in the schedule, and the text says "${typed.written}".`,
            hint: 'Correct one of the two.',
            related: related(session, 'start'),
          }),
        ];
      const named = rooms.filter(({ value: { name } }) => isNamedIn(name, text));
      const [other] = named;
      if (other === undefined || room.length === 0 || named.some((each) => room.includes(each.value.id))) return [];
      return [
        flawReport('place-disagrees', written, {
          start: text.indexOf(other.value.name),
          end: text.indexOf(other.value.name) + other.value.name.length,
          message: `${quote(title)} is in another room in the schedule than "${other.value.name}".`,
          hint: 'Correct one of the two.',
          related: related(session, 'room'),
        }),
      ];
    });
    const chairs = panels.flatMap(({ value: { id, chair }, at }): Diagnostic[] => {
      const session = byPanel.get(id);
      const leading = session?.value.chairs ?? [];
      const who = chair?.name ?? '';
      if (session === undefined || leading.length === 0 || who === '') return [];
      if (leading.some((each) => people.identityOf(each) === people.identityOf(who))) return [];
      return [
        warning('unlike-column', session.at('chairs'), `The chair of this panel is ${who} in panels.yaml.`, {
          hint: 'Correct one of the two, or name both.',
          related: [{ ...at('chair', 'name'), message: 'The chair stands here.' }],
        }),
      ];
    });
    return [...texts, ...chairs];
  },
);

/** What lies within a session, without an end in common, is a part of it. */
const isWithin = (typed: { readonly start: string; readonly end: string }, { start, end }: Session): boolean =>
  typed.start > start && typed.end < end;

/** Whether a text names a room by its whole name; "Hall" alone is a word. */
const isNamedIn = (name: string, text: string): boolean => {
  const at = text.indexOf(name);
  return name.length >= SHORTEST && at !== -1 && !/[\p{L}\d]/u.test(text[at + name.length] ?? '');
};
const SHORTEST = 6;
