// Codes: date-disagrees, place-disagrees.

import { DATE_SIGN, monthDay, typedDates } from '../../agreement/typed-dates';
import { onlyPeriodIn } from '../../agreement/typed-period';
import { WEEKDAYS, weekdaysIn } from '../../agreement/weekdays';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import type { Diagnostic } from '../../report/diagnostics';
import { ANY_LETTER, everyText } from '../../texts/every-text';
import { type Flaw, flawReport, quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** What texts call all sessions of a kind. */
const KINDS: readonly { readonly kind: string; readonly called: RegExp }[] = [
  { kind: 'tutorial', called: /(?<!\p{L})(?:tutorials|tutoriels)(?!\p{L})/iu },
  { kind: 'workshop', called: /(?<!\p{L})(?:workshops|ateliers)(?!\p{L})/iu },
  { kind: 'demo', called: /(?<!\p{L})(?:demos|demonstrations|démonstrations)(?!\p{L})/iu },
  { kind: 'posters', called: /(?<!\p{L})(?:poster sessions|séances d[’']affiches)(?!\p{L})/iu },
];

/** Words by which a sentence says where or when something is, and not until when it is proposed. */
const IS =
  /take place|(?:is|are) (?:all |both )?(?:held |shown )?(?:in|on|at)(?!\p{L})|open the|(?:ont|a) lieu|se tien|ouvr(?:ent|e) (?:le|la)|sont (?:dans|à|au|le)(?!\p{L})/iu;
/** A part of a sentence; points and colons within hours and amounts part nothing. */
const CLAUSE = /(?:[^.;:!?\n]|[.:](?=\d))+(?:\n(?!\s*\n)(?:[^.;:!?\n]|[.:](?=\d))+)*/gu;
const SIGN = /tutori|workshop|atelier|demo|démo|poster|affiche/iu;

/** Tutorials, workshops and demonstrations, spoken of as a whole, are on a day and in a building in which the schedule has some. */
export const kindInText = defineCheck(['sessions', 'rooms', 'conference'], ({ sessions, rooms, conference }, site) => {
  const { start, end } = conference.value;
  const kinds = KINDS.map(({ kind, called }) => ({
    called,
    own: sessions.filter(({ value }) => value.kind === kind && value.status !== 'cancelled'),
  })).filter(({ own }) => own.length > 1);
  if (kinds.length === 0) return [];
  const buildingOf = new Map(rooms.map(({ value: { id, name } }) => [id, /^(.{6,}?),/u.exec(name)?.[1] ?? '']));
  const buildings = [...new Set(buildingOf.values())].filter(Boolean);
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, ANY_LETTER)) {
    if (!(SIGN.test(written.text) && isAboutTheConference(written)) || written.collection === 'sessions') continue;
    const text = typedByHand(written.text);
    for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
      const spoken = kinds.filter(({ called }) => called.test(clause));
      const says = IS.test(clause);
      const found = spoken
        .map(({ called, own }) => otherWeekday(clause, called, own))
        .concat(
          !says
            ? []
            : spoken.map(
                ({ own }) =>
                  otherDay(clause, own, { start, end }) ??
                  otherHours(clause, own) ??
                  otherBuilding(clause, own, buildings, buildingOf),
              ),
        )
        .find(Boolean);
      if (found === undefined) continue;
      const at = index + (clause.length - clause.trimStart().length);
      const hint = 'Correct one of the two.';
      const flaw: Flaw = { start: at, end: index + clause.trimEnd().length, message: found.message, hint };
      problems.push(flawReport(found.code, written, flaw));
      break;
    }
  }
  return problems;
});

type Own = readonly Entry<Session>[];

interface Disagreement {
  readonly code: 'date-disagrees' | 'place-disagrees';
  readonly message: string;
}

function otherDay(
  clause: string,
  own: Own,
  { start, end }: { readonly start: string; readonly end: string },
): Disagreement | undefined {
  const dates = DATE_SIGN.test(clause) ? typedDates(clause) : [];
  const [typed] = dates;
  if (typed === undefined || dates.length > 1) return undefined;
  const day = `${typed.year ?? start.slice(0, 4)}-${monthDay(typed)}`;
  // Of a day that is none of the conference's, another rule tells.
  if (day < start || day > end || own.some(({ value: { date } }) => date === day)) return undefined;
  const [first] = own;
  const others = `${quote(first?.value.title ?? '')} and the others of its kind`;
  return { code: 'date-disagrees', message: `${others} are on another day in the schedule than "${typed.written}".` };
}

/** "The workshops of Monday", where all of them are on Tuesday. */
function otherWeekday(clause: string, called: RegExp, own: Own): Disagreement | undefined {
  const behind = clause.slice(called.exec(clause)?.index ?? clause.length);
  const [of = ''] = OF_DAY.exec(behind) ?? [];
  const [day] = weekdaysIn(of);
  if (day === undefined || own.some(({ value: { date } }) => new Date(`${date}T00:00Z`).getUTCDay() === day.number))
    return undefined;
  return {
    code: 'date-disagrees',
    message: `${quote(own[0]?.value.title ?? '')} and the others of its kind are on another day in the schedule than ${day.written}.`,
  };
}
const OF_DAY = new RegExp(
  `^\\p{L}+(?: \\p{L}+)?\\s+(?:of|on|du|de|le|يوم)\\s+(?:the\\s+|le\\s+)?(?:${WEEKDAYS.join('|')})(?!\\p{L}|\\s+\\d)`,
  'iu',
);

/** Hours of which one is that of a session of the kind, and the other that of none. */
function otherHours(clause: string, own: Own): Disagreement | undefined {
  const typed = onlyPeriodIn(clause);
  if (typed === undefined || own.some(({ value }) => value.start === typed.start && value.end === typed.end))
    return undefined;
  const half = own.find(({ value }) => value.start === typed.start || value.end === typed.end);
  if (half === undefined) return undefined;
  const { title, start, end } = half.value;
  const scheduled = `${quote(title)} is from ${start} to ${end} in the schedule`;
  return { code: 'date-disagrees', message: `${scheduled}, and the text says "${typed.written}".` };
}

function otherBuilding(
  clause: string,
  own: Own,
  buildings: readonly string[],
  buildingOf: ReadonlyMap<string, string>,
): Disagreement | undefined {
  const [named, ...others] = buildings.filter((each) => clause.replace(/\s+/g, ' ').includes(each));
  const placed = own.flatMap(({ value: { room = [] } }) => room.map((id) => buildingOf.get(id) ?? ''));
  if (
    named === undefined ||
    others.length > 0 ||
    placed.length === 0 ||
    placed.some((each) => each === '' || each === named)
  )
    return undefined;
  const [first] = own;
  const all = `${quote(first?.value.title ?? '')} and the others of its kind`;
  const where = [...new Set(placed)].join(', ');
  return { code: 'place-disagrees', message: `${all} are in another building in the schedule: ${where}.` };
}
