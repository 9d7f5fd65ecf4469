import { daysBetween } from '../../../renderer/format/days-between';
import { NUMBER, numberOf } from '../agreement/numbers';
import { isAboutTheConference, typedByHand } from '../agreement/whose-texts';
import type { CollectionName } from '../collections';
import { isRecord } from '../fields';
import type { Diagnostic } from '../report/diagnostics';
import type { Site } from '../survey';
import { everyText } from '../texts/every-text';
import { flawAt, flawReport } from '../texts/text-check';
import { defineCheck } from './check';

type Values = (name: CollectionName) => readonly Record<string, unknown>[];

/** What texts count → how many there are; nothing where the data does not say. */
const COUNTED: readonly { readonly noun: string; readonly count: (of: Values, typed: number) => number }[] = [
  { noun: 'oral sessions|sessions orales', count: (of) => of('sessions').filter(({ kind }) => kind === 'oral').length },
  {
    noun: '(?:keynote|invited) speakers|conférenciers invités|conférencières invitées',
    count: (of) => of('speakers').length,
  },
  { noun: 'accepted papers|articles acceptés', count: (of) => of('papers').length },
  {
    noun: 'tracks(?! of)',
    // Those with a card, or all that have a deadline: of the two a text may mean either.
    count: (of, typed) => {
      const all = of('tracks');
      const cards = all.filter(({ card }) => card === true).length;
      return [cards, all.length].includes(typed) ? typed : cards;
    },
  },
  { noun: '(?:industrial )?panels', count: (of) => of('panels').length },
  {
    noun: '(?:accepted )?special sessions|sessions spéciales',
    count: (of) => of('specialSessions').filter(({ accepted }) => accepted === true).length,
  },
];

/** Other things of which a sentence must say more before they are counted. */
const SENTENCES: readonly {
  readonly pattern: RegExp;
  readonly count: (of: Values, typed: number, days: number) => number;
}[] = [
  { pattern: new RegExp(`[Tt]here are ${NUMBER} (?:rooms|halls)(?!\\p{L})`, 'u'), count: (of) => of('rooms').length },
  { pattern: new RegExp(`committee has ${NUMBER} members`, 'u'), count: (of) => of('programCommittee').length },
  {
    pattern: new RegExp(`(?:conference|symposium|workshop) lasts ${NUMBER} days`, 'u'),
    count: (_of, _typed, days) => days,
  },
  {
    pattern: new RegExp(`(?:colloque|conférence|journées) dure(?:nt)? ${NUMBER} jours`, 'u'),
    count: (_of, _typed, days) => days,
  },
];

const SIGN = /sessions|speakers|conférenc|papers|articles|panels|rooms|halls|members|days|jours|tracks/iu;

/** Numbers of sessions, speakers and papers that are typed into a text are those of the tables. */
export const countDisagrees = defineCheck(['conference'], ({ conference }, site) => {
  const { start, end } = conference.value;
  const days = daysBetween(start, end) + 1;
  const of = valuesOf(site);
  const rules = [
    ...COUNTED.map(({ noun, count }) => ({
      pattern: new RegExp(`(?<![\\p{L}\\d-])${NUMBER}\\s+(?:${noun})(?!\\p{L})`, 'iu'),
      count,
    })),
    ...SENTENCES,
  ];
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, SIGN)) {
    if (!isAboutTheConference(written)) continue;
    const text = typedByHand(written.text);
    for (const { pattern, count } of rules) {
      const found = pattern.exec(text);
      const typed = numberOf(found?.[1] ?? '');
      const real = found === null ? 0 : count(of, typed, days);
      if (found === null || real === 0 || typed === real || Number.isNaN(typed)) continue;
      problems.push(
        flawReport(
          'count-disagrees',
          written,
          flawAt(found, {
            message: `"${found[0]}": the data has ${real}.`,
            hint: 'Correct the number, or leave it out: it changes with every session.',
          }),
        ),
      );
      break;
    }
  }
  return problems;
});

const valuesOf =
  ({ files }: Site): Values =>
  (name) =>
    files
      .filter(({ parsed }) => parsed.collection === name)
      .flatMap(({ entries }) => entries.map(({ value }) => value))
      .filter(isRecord);
