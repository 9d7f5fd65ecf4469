// Codes: number-order, special-session-size, title-number.

import { grouped, recurring } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { beginOf, said, takesPlace } from '../../schedule/named-sessions';

/** Roman numbers that parts of a session have. */
const PARTS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** What stands behind the number of a part: "Dialects II: the coast". */
const BEHIND = /(?<=\p{L}[ :–-]+[IV]+)\s*[:–—-]\s.*$/u;

/** The second part of a session comes after a first: "Dialects II" without "Dialects I" lacks a part, or is called wrongly. */
export const partWithoutFirst = defineCheck(
  ['sessions'],
  ({ sessions }) => {
    const titles = new Set(sessions.map(({ value }) => value.title.replace(BEHIND, '').toLowerCase()));
    return sessions.flatMap(({ value: { title }, at }): Diagnostic[] => {
      const [, stem = '', part = ''] = /^(.*\p{L}[ :–-]+)(II|III|IV|V|VI)$/u.exec(title.replace(BEHIND, '')) ?? [];
      const before = PARTS[PARTS.indexOf(part) - 1];
      if (stem === '' || before === undefined) return [];
      // "Henry V" has no parts: of those, at least two are called by a number.
      const isSeries =
        part === 'II' || PARTS.some((each) => each !== part && titles.has(`${stem}${each}`.toLowerCase()));
      const first = `${stem}${before}`.toLowerCase();
      if (!isSeries || titles.has(first) || (part === 'II' && titles.has(stem.trim().toLowerCase()))) return [];
      return [
        warning('title-number', at('title'), `There is "${title}", and no "${stem}${before}".`, {
          hint: 'Correct the number, or the title of the part before it.',
        }),
      ];
    });
  },
  { whole: ['sessions'] },
);

/** "Keynote 2" comes once, and after "Keynote 1". */
export const titleNumber = defineCheck(['sessions'], ({ sessions }) => {
  const named = sessions.filter(({ value: { title } }) => /\p{L} \d{1,2}$/u.test(title));
  return recurring(named, ({ value: { kind, title } }) => `${kind} ${title.toLowerCase()}`).flatMap(
    ([first, ...others]) =>
      others.map(({ value, at }) =>
        warning('title-number', at('title'), `Two sessions are called "${value.title}".`, {
          hint: 'Give one of the two the next number.',
          ...(first && { related: [{ ...first.at('title'), message: 'The other one is here.' }] }),
        }),
      ),
  );
});

/** What stands for a place in a row, in words. */
const ORDINALS: readonly RegExp[] = [
  /(?<!\p{L})(?:first|premi(?:er|ère)|(?:ال)?أول(?:ى)?|(?:ال)?اولى)(?!\p{L})/iu,
  /(?<!\p{L})(?:second|deuxième|seconde|(?:ال)?ثاني(?:ة)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:third|troisième|(?:ال)?ثالث(?:ة)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:fourth|quatrième|(?:ال)?رابع(?:ة)?)(?!\p{L})/iu,
];

/** The parts of a title: its words without the number, and the number, in digits, Roman or in words. */
function partOf(title: string): { readonly stem: string; readonly part: number } | undefined {
  const roman = /^(.*\p{L}[ :–-]+)(I|II|III|IV|V|VI)$/u.exec(title);
  if (roman !== null) return { stem: roman[1] ?? '', part: PARTS.indexOf(roman[2] ?? '') + 1 };
  const digits = /^(.*\p{L} )(\d{1,2})$/u.exec(title);
  if (digits !== null) return { stem: digits[1] ?? '', part: Number(digits[2]) };
  const index = ORDINALS.findIndex((each) => each.test(title));
  const ordinal = ORDINALS[index];
  return ordinal === undefined ? undefined : { stem: title.replace(ordinal, ''), part: index + 1 };
}

/** The second part of a session is not before the first, if all others of the schedule are in order. */
export const partsInOrder = defineCheck(['sessions'], ({ sessions }) => {
  const series = grouped(
    sessions.flatMap((session) => {
      const part = takesPlace(session) ? partOf(session.value.title.replace(BEHIND, '')) : undefined;
      return part === undefined ? [] : [{ session, ...part, key: `${session.value.kind} ${part.stem}` }];
    }),
    ({ key }) => key,
  );
  const wrong = [...series.values()].flatMap((parts) => {
    const inOrder = [...parts].sort((one, other) => one.part - other.part);
    return inOrder.flatMap((each, index) => {
      const before = inOrder[index - 1];
      return before !== undefined && before.part < each.part && beginOf(each.session) < beginOf(before.session)
        ? [{ each, before }]
        : [];
    });
  });
  // Numbers that follow something else than time do so more than once or twice.
  if (wrong.length > 2 && wrong.length * 3 > series.size) return [];
  return wrong.map(({ each, before }) =>
    warning(
      'number-order',
      each.session.at('date'),
      `${said(each.session)} on ${each.session.value.date} is before "${before.session.value.title}" on ${before.session.value.date}, ${before.session.value.start}.`,
      {
        hint: 'Exchange the titles or the times: two rows may be in each other’s place.',
        related: [{ ...before.session.at('title'), message: `"${before.session.value.title}" is here.` }],
      },
    ),
  );
});

/** A part of a series belongs to the special session to which the other parts belong. */
export const partOfSpecial = defineCheck(['sessions'], ({ sessions }) => {
  const parts = sessions.flatMap((session) => {
    const part = partOf(session.value.title);
    return part === undefined ? [] : [{ session, stem: part.stem }];
  });
  return [...grouped(parts, ({ stem }) => stem).values()].flatMap((all): Diagnostic[] => {
    const without = all.filter(({ session }) => session.value.specialSession === undefined);
    const named = new Set(all.flatMap(({ session }) => session.value.specialSession ?? []));
    const [special] = named;
    const [first] = without;
    if (special === undefined || first === undefined || without.length > 1 || named.size > 1) return [];
    const { title } = first.session.value;
    return [
      warning(
        'special-session-size',
        first.session.at('specialSession'),
        `"${title}" belongs to no special session, and its other part to "${special}".`,
        {
          hint: `Write ${special}, or give this session another title.`,
        },
      ),
    ];
  });
});

/** "Exercise 3" stands twice with different words behind it, and its id says 2. */
export const numberBeforeTitle = defineCheck(['sessions'], ({ sessions }) => {
  const numbered = sessions.flatMap((session) => {
    const [, words = '', number = ''] = /^(\p{L}[\p{L} ]* )(\d{1,2})(?=\s?[:.–-]\s)/u.exec(session.value.title) ?? [];
    return number === '' ? [] : [{ session, number, words, key: `${words}${number}`.toLowerCase() }];
  });
  return recurring(numbered, ({ key }) => key).flatMap((same): Diagnostic[] => {
    const isOwn = ({ session, number }: (typeof same)[number]) =>
      new RegExp(`(?<!\\d)0*${number}(?!\\d)`).test(session.value.id);
    const [odd, ...more] = same.filter((each) => /\d/.test(each.session.value.id) && !isOwn(each));
    const other = same.find(isOwn);
    if (odd === undefined || other === undefined || more.length > 0) return [];
    return [
      warning(
        'title-number',
        odd.session.at('title'),
        `"${odd.words}${odd.number}" stands in two titles, and the id of this session has another number.`,
        {
          hint: 'Correct the number.',
          related: [{ ...other.session.at('title'), message: 'The other one is here.' }],
        },
      ),
    ];
  });
});

const NUMBERED = /^(?:(?:oral |paper |technical )?session|séance|atelier|(?:ال)?جلسة) (\d{1,2})(?!\d)/iu;

/** "Session 8: planning" is the session of that number. */
export const numberOfTitle = defineCheck(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value: { title, number }, at }): Diagnostic[] => {
    const [, typed] = NUMBERED.exec(title.trim()) ?? [];
    if (typed === undefined || number === undefined || Number(typed) === number) return [];
    return [
      warning('title-number', at('title'), `The title says ${typed}, and the number of this session is ${number}.`, {
        hint: 'Leave the number out of the title: the site puts it there.',
        related: [{ ...at('number'), message: 'The number is here.' }],
      }),
    ];
  }),
);

/** "Keynote 1", "Distinguished lecture 2: rivers": a series that counts itself. */
const COUNTED = /^(\p{L}[\p{L} ’'-]*\p{L}) (?:no\. ?|n° ?|#)?(\d{1,2})(?=\s?[:.–-]\s|$)/iu;

/** Sessions that are counted in their titles are counted on: after "Lecture 2" comes no "Lecture 4". */
export const numberSkipped = defineCheck(['sessions'], ({ sessions }) => {
  const counted = sessions.flatMap((session) => {
    const [, words = '', number = ''] = takesPlace(session) ? (COUNTED.exec(session.value.title.trim()) ?? []) : [];
    return number === '' ? [] : [{ session, words, number: Number(number), key: words.toLowerCase() }];
  });
  return [...grouped(counted, ({ key }) => key).values()].flatMap((all): Diagnostic[] => {
    const numbers = new Set(all.map(({ number }) => number));
    const last = all.reduce((one, other) => (other.number > one.number ? other : one));
    // A number that stands twice is told by others, and a series that leaves out more than one follows something else.
    if (all.length < 2 || numbers.size < all.length || last.number !== all.length + 1) return [];
    const missing = Array.from({ length: last.number }, (_, at) => at + 1).find((number) => !numbers.has(number));
    if (missing === undefined || missing === 1) return [];
    const next = all.find(({ number }) => number === missing + 1) ?? last;
    return [
      warning(
        'title-number',
        next.session.at('title'),
        `There is "${next.words} ${next.number}", and no "${next.words} ${missing}".`,
        {
          hint: 'Correct the number, or look for the session that is missing.',
        },
      ),
    ];
  });
});
