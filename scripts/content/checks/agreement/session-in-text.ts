// Codes: date-disagrees.

import { onlyPeriodIn } from '../../agreement/typed-period';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Room, Session } from '../../content';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText, type WrittenText } from '../../texts/every-text';
import { type Flaw, flawReport, quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';
import { valueAt } from '../../value-at';

/** Shorter titles, such as "Opening", are words of many sentences. */
const SHORTEST = 14;

/** Without one of these a text has neither an hour nor a name. */
const SIGN = /\d[:h]\d\d|\p{Lu}|\p{Script=Arabic}/u;

const plain = (text: string) => text.replace(/[*_]/g, '').replace(/\s+/g, ' ').toLowerCase();

/** "Workshop on Technical Debt": a page on workshops has the subject alone as a heading. */
const OF_KIND =
  /^(?:workshop|tutorial|special session|panel|symposium|atelier|tutoriel|session spéciale|table ronde|ورشة|جلسة)\s+(?:on|about|sur|de|حول|في)\s+(?:the\s+|la\s+|le\s+|les\s+)?(.+)$/iu;

/** What a text calls a session: its title, and what stands behind "Tutorial:" or "Workshop on". */
const namesOf = ({ title }: Session): string[] =>
  [title, /:\s*(.+)$/u.exec(title)?.[1] ?? '', OF_KIND.exec(title)?.[1] ?? '']
    .map(plain)
    .filter(({ length }) => length >= SHORTEST);

/** What a text calls a room: its name, and what stands behind the building: "Library, Room 2". */
const callsOf = ({ name }: Room): string[] =>
  [name, /,\s*(.+)$/u.exec(name)?.[1] ?? ''].map(plain).filter((each) => each.includes(' '));

/**
 * A paragraph or item that names a session by its whole title, or stands below a heading that does, has it in its own room and at its
 * own hours: lists of workshops and tutorials are typed by hand, and stay as they were when a session moves.
 */
export const sessionInText = defineCheck(['sessions', 'rooms'], ({ sessions, rooms }, site) => {
  const byName = new Map<string, Entry<Session> | undefined>();
  for (const session of sessions.filter(({ value: { status } }) => status !== 'cancelled'))
    for (const name of new Set(namesOf(session.value))) byName.set(name, byName.has(name) ? undefined : session);
  if (byName.size === 0) return [];
  const names = new RegExp([...byName.keys()].map(escapeRegExp).join('|'), 'gu');
  const called = rooms.flatMap(({ value }) =>
    callsOf(value).map((call) => ({ id: value.id, form: new RegExp(`${escapeRegExp(call)}(?![\\p{L}\\d])`, 'u') })),
  );
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, SIGN)) {
    if (written.kind !== 'markdown' || !isAboutTheConference(written) || written.collection === 'sessions') continue;
    let below = byName.get(plain(headingOf(written)));
    for (const { words, start } of blocksOf(typedByHand(written.text))) {
      const title = /^#+\s+(.*)$/u.exec(words)?.[1];
      if (title !== undefined) below = byName.get(plain(title));
      const text = plain(words);
      const [own, ...others] = new Set([...text.matchAll(names)].map(([name]) => byName.get(name)));
      const session = own ?? below;
      if (session === undefined || others.length > 0) continue;
      const message = otherPeriod(text, session.value) ?? otherRoom(text, session.value, called);
      if (message === undefined) continue;
      const flaw: Flaw = {
        ...{ start, end: start + words.length, message, hint: 'Correct one of the two.' },
        related: [{ ...session.at('start'), message: `${quote(session.value.title)} is here.` }],
      };
      problems.push(flawReport('date-disagrees', written, flaw));
    }
  }
  return problems;
});

/** The heading of the section whose text this is. */
function headingOf({ entry, path, field }: WrittenText): string {
  const section = field === 'text' ? valueAt(entry.value, path.slice(0, -1)) : undefined;
  return isRecord(section) && typeof section.heading === 'string' ? section.heading : '';
}

/** The headings, paragraphs, items and rows of a text, and where they stand. */
const blocksOf = (text: string): { readonly words: string; readonly start: number }[] =>
  [...text.matchAll(/(?:^|\n)(?=\S| +[-*\d])[^\n]*(?:\n(?!\s*\n|\s*(?:[-*+]|\d+\.)\s|\s*[#|])[^\n]*)*/gu)].map(
    ({ 0: found, index }) => ({
      words: found.trim(),
      start: index + (found.length - found.trimStart().length),
    }),
  );

function otherPeriod(text: string, { title, start, end }: Session): string | undefined {
  const typed = onlyPeriodIn(text);
  if (typed === undefined || (typed.start === start && typed.end === end)) return undefined;
  // What lies within, without an end in common, is a part of it.
  if (typed.start > start && typed.end < end) return undefined;
  return `${quote(title)} is from ${start} to ${end} in the schedule, and the text says "${typed.written}".`;
}

function otherRoom(
  text: string,
  { title, room = [] }: Session,
  called: readonly { readonly id: string; readonly form: RegExp }[],
): string | undefined {
  const found = called.filter(({ form }) => form.test(text));
  const isOwn = found.some(({ id }) => room.includes(id));
  const isOne = new Set(found.map(({ id }) => id)).size === 1;
  return room.length === 0 || isOwn || !isOne
    ? undefined
    : `${quote(title)} is in another room in the schedule than this text says.`;
}
