// Codes: document-disagrees, title-number, unlike-column.

import { grouped, mostFirst, recurring, tally } from '../../../../renderer/format/grouped';
import { sessionKindsOf } from '../../../../renderer/format/session-kinds';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';

/** A title without its number: "Distinguished lecture 2" and "Distinguished lecture 3" are of one series. */
const seriesOf = (title: string): string | undefined =>
  /^(\p{L}[\p{L}\s'’-]{3,}?)\s+(?:\d{1,2}|I{1,3}|IV|VI?)$/u.exec(title.trim())?.[1]?.toLowerCase();

/** Of sessions that are called alike, such as lunch, one is not of another kind. */
export const kindOfTitle = defineCheck(['sessions'], ({ sessions }) =>
  recurring(sessions, ({ value }) => value.title.trim().toLowerCase()).flatMap((all): Diagnostic[] => {
    const [usual, other, ...more] = mostFirst(tally(all, ({ value }) => value.kind));
    const [only, ...others] = all.filter(({ value }) => value.kind === other?.[0]);
    if (usual === undefined || other === undefined || only === undefined) return [];
    if (more.length > 0 || others.length > 0 || usual[1] < 2) return [];
    return [
      warning(
        'unlike-column',
        only.at('kind'),
        `${quote(only.value.title)} is of the kind "${other[0]}", and all others of this title are "${usual[0]}".`,
        { hint: 'Correct the kind or the title.' },
      ),
    ];
  }),
);

/** Sessions whose titles differ by their number alone are of one kind. */
export const kindOfSeries = defineCheck(['sessions'], ({ sessions }) =>
  [...grouped(sessions, ({ value }) => seriesOf(value.title)).values()].flatMap((all): Diagnostic[] => {
    const [usual, other, ...more] = mostFirst(tally(all, ({ value }) => value.kind));
    const odd = all.filter(({ value }) => value.kind === other?.[0]);
    const [only] = odd;
    if (usual === undefined || other === undefined || only === undefined || more.length > 0) return [];
    if (odd.length > 1 || usual[1] < 2) return [];
    return [
      warning(
        'unlike-column',
        only.at('kind'),
        `${quote(only.value.title)} is of the kind "${other[0]}", and the others of its title are "${usual[0]}".`,
        {
          hint: 'Correct the kind or the title.',
        },
      ),
    ];
  }),
);

/** What says no more than that it is a session. */
const ANY_SESSION =
  /^(?:(?:oral|paper|technical|parallel|regular)(?: (?:session|presentations?))?|session|talks|papers|presentations|orale|séance|(?:séance|session) orale|communications|جلسة|عروض)$/iu;

/** A session of papers is called by its subject, if the others are. */
export const titleOfAnySession = defineCheck(['sessions'], ({ sessions }) => {
  const orals = sessions.filter(({ value: { kind } }) => kind === 'oral');
  const bare = orals.filter(({ value: { title } }) => ANY_SESSION.test(title.trim()));
  if (bare.length * 3 > orals.length) return [];
  return bare.map(({ value: { title }, at }) =>
    warning(
      'unlike-column',
      at('title'),
      `${quote(title)} says of no session what it is about, and the other titles do.`,
      {
        hint: 'Write what its papers have in common.',
      },
    ),
  );
});

/** Fewer numbers are no custom. */
const FEWEST = 3;

/** Only sessions of papers have a number: one of another kind that has one has the wrong kind. */
export const numberOfKind = defineCheck(['sessions', 'sessionKinds'], ({ sessions, sessionKinds }) => {
  const kinds = sessionKindsOf(sessionKinds.map(({ value }) => value));
  const numbered = sessions.filter(({ value }) => value.number !== undefined);
  const odd = numbered.filter(({ value: { kind } }) => kinds.has(kind) && !kinds.get(kind)?.numbered);
  const [only] = odd;
  if (only === undefined || odd.length > 1 || numbered.length <= FEWEST) return [];
  const { kind, title, number } = only.value;
  return [
    warning(
      'unlike-column',
      only.at('kind'),
      `${quote(title)} has the number ${number}, and is of the kind "${kind}", which has none.`,
      {
        hint: 'Correct the kind, or empty the cell of the number.',
        related: [{ ...only.at('number'), message: 'The number is here.' }],
      },
    ),
  ];
});

const PART = /^(.*\p{L}[ :–-]+)(I|II|III|IV|V|VI|\d{1,2})(?=\s?[:–-]\s|\s(?:with|and|avec|et)\s|$)/u;

/** Two parts of one series have two numbers, whatever stands behind them. */
export const partTwice = defineCheck(['sessions'], ({ sessions }) => {
  const parts = sessions.flatMap((session) => {
    const [words = '', , number = ''] = PART.exec(session.value.title) ?? [];
    // Of those in digits, another rule tells.
    return words === '' || /\d/.test(number) ? [] : [{ session, key: words.toLowerCase() }];
  });
  return recurring(parts, ({ key }) => key).flatMap(([first, ...others]) =>
    others.map(({ session }) =>
      warning(
        'title-number',
        session.at('title'),
        `${quote(PART.exec(session.value.title)?.[0] ?? '')} stands in two titles.`,
        {
          hint: 'Give one of the two the next number.',
          ...(first && { related: [{ ...first.session.at('title'), message: 'The other one is here.' }] }),
        },
      ),
    ),
  );
});

/** A session that begins with the title of one special session does not belong to another. */
export const sessionOfSpecial = defineCheck(['sessions', 'specialSessions'], ({ sessions, specialSessions }) => {
  const callsOf = ({ title, menuLabel }: { readonly title: string; readonly menuLabel?: string | undefined }) =>
    [title, menuLabel ?? ''].filter(({ length }) => length >= SHORTEST);
  const begins = (title: string, call: string) =>
    title.startsWith(call) && !/[\p{L}\d]/u.test(title[call.length] ?? '');
  const byId = new Map(specialSessions.map((special) => [special.value.id, special]));
  return sessions.flatMap(({ value: { title, specialSession }, at }): Diagnostic[] => {
    const own = specialSession === undefined ? undefined : byId.get(specialSession);
    if (own === undefined || callsOf(own.value).some((call) => begins(title, call))) return [];
    const other = specialSessions.find(({ value }) => callsOf(value).some((call) => begins(title, call)));
    if (other === undefined) return [];
    return [
      warning(
        'document-disagrees',
        at('specialSession'),
        `${quote(title)} belongs to "${own.value.title}" here, and begins with the title of another special session.`,
        {
          hint: `Did you mean ${other.value.id}?`,
          fix: { from: specialSession ?? '', to: other.value.id, isCertain: false },
          related: [{ ...other.at('title'), message: 'The other one is here.' }],
        },
      ),
    ];
  });
});
const SHORTEST = 5;

/** Meals by their names, with the hours at which they are eaten anywhere. */
const DINNER =
  /^(?:(?:conference|symposium|gala|workshop|closing) )?(?:dinner|banquet|supper)$|^dîner(?: d[eu] \p{L}+)?$|^(?:ال)?عشاء$/iu;

/** What is called dinner is no lunch. */
export const mealOfAnotherName = defineCheck(['sessions'], ({ sessions }) => {
  const lunches = sessions.filter(({ value }) => value.kind === 'lunch');
  const dinners = lunches.filter(({ value: { title } }) => DINNER.test(title.trim()));
  // In Québec and Belgium, one dines at noon.
  if (dinners.length === lunches.length) return [];
  return dinners.flatMap(({ value: { title, start }, at }): Diagnostic[] => {
    if (start >= EVENING) return [];
    return [
      warning('unlike-column', at('title'), `${quote(title)} is of the kind "lunch", at ${start}.`, {
        hint: 'Correct the title, or the kind and the hours.',
      }),
    ];
  });
});
const EVENING = '17:00';
