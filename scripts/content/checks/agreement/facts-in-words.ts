// Codes: count-disagrees, date-disagrees, other-language.

import { mostFirst, tally } from '../../../../renderer/format/grouped';
import { NUMBER, numberOf } from '../../agreement/numbers';
import { HOUR } from '../../agreement/typed-period';
import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { everyText, type Such } from '../../texts/every-text';
import { flawAt, flawReport, quote } from '../../texts/text-check';

const STARS_SIGN = /stars?(?!\p{L})|étoiles/iu;

/** A hotel that a text names as the venue has as many stars as the home page shows. */
export const starsInText = defineCheck(['conference', 'home'], ({ conference, home }, site) => {
  const stars = home.value.hero?.stars;
  const name = conference.value.venue?.name;
  if (stars === undefined || name === undefined) return [];
  const venue = `(?:\\{\\{\\s*conference\\.venue\\.name\\s*\\}\\}|${escapeRegExp(name)})`;
  const form = new RegExp(
    `${venue}(?:,| is| est)?\\s+(?:an?|the|un)\\s+(?:${NUMBER}[- ]stars?\\s|\\p{L}+\\s+(?:à |de )?${NUMBER}\\s+étoiles)`,
    'iu',
  );
  return everyText(site, STARS_SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    const found = form.exec(written.text);
    const typed = numberOf(found?.[1] ?? found?.[2] ?? '');
    if (found === null || typed === stars) return [];
    return [
      flawReport(
        'count-disagrees',
        written,
        flawAt(found, {
          message: `"${found[0].trim()}": the home page shows ${stars} stars.`,
          hint: 'Correct one of the two.',
          related: [{ ...home.at('hero', 'stars'), message: 'The stars are here.' }],
        }),
      ),
    ];
  });
});

/** "The desk opens at 08:30", "Registration starts at 8:00"; the days of paying are none of the hours of the desk. */
const DESK = new RegExp(
  `(?:registration(?: desk)?|welcome desk|the desk|[Ll][’']accueil|التسجيل|مكتب الاستقبال)\\s+(?:opens?|begins?|starts?|ouvre|commence|يفتح|يبدأ)\\s+(?:at|from|à|dès|الساعة|في الساعة)\\s+${HOUR}`,
  'iu',
);
const HOUR_SIGN = /\d(?:[:.]|\s?h\s?)\d/u;

/** The desk opens when the schedule says. */
export const deskInText = defineCheck(['sessions'], ({ sessions }, site) => {
  const desks = sessions.filter(({ value: { kind, status } }) => kind === 'registration' && status !== 'cancelled');
  const [desk] = desks;
  if (desk === undefined) return [];
  return everyText(site, HOUR_SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    const found = written.collection === 'sessions' ? null : DESK.exec(written.text);
    if (found === null) return [];
    const time = `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? ''}`;
    if (desks.some(({ value: { start } }) => start === time)) return [];
    return [
      flawReport(
        'date-disagrees',
        written,
        flawAt(found, {
          message: `"${found[0]}": registration begins at ${desk.value.start} in the schedule.`,
          hint: 'Correct one of the two.',
          related: [{ ...desk.at('start'), message: 'Registration is here.' }],
        }),
      ),
    ];
  });
});

/** The languages of conferences, in English, French and Arabic. */
const LANGUAGES = [
  ['English', 'anglais', 'الإنجليزية', 'الانجليزية'],
  ['French', 'français', 'الفرنسية'],
  ['Arabic', 'arabe', 'العربية'],
  ['Spanish', 'espagnol', 'الإسبانية'],
  ['German', 'allemand', 'الألمانية'],
  ['Italian', 'italien', 'الإيطالية'],
  ['Portuguese', 'portugais', 'البرتغالية'],
  ['Polish', 'polonais', 'البولندية'],
  ['Dutch', 'néerlandais', 'الهولندية'],
  ['Turkish', 'turc', 'التركية'],
  ['Russian', 'russe', 'الروسية'],
  ['Chinese', 'chinois', 'الصينية'],
  ['Japanese', 'japonais', 'اليابانية'],
];

const NAMES = LANGUAGES.flat().join('|');
const languageOf = (name: string) =>
  LANGUAGES.find((names) => names.some((each) => each.toLowerCase() === name.toLowerCase()))?.[0];
/** "The language of the conference is English", and no other. */
const OF_CONFERENCE = new RegExp(
  `(?:[Ll]anguage of the (?:conference|congress|symposium|workshop|meeting) is|(?:[Oo]fficial|[Ww]orking|[Cc]onference) language is|[Ll]angue (?:du (?:colloque|congrès)|de la (?:conférence|manifestation)|de travail) est l[e’'])\\s*(${NAMES})(?!\\p{L}|\\s+(?:and|or|et|ou)\\s|[,/])`,
  'iu',
);
const WRITTEN_IN = new RegExp(
  `(?<!\\p{L})(?:in|en)\\s+\\*{0,2}(${NAMES})(?!\\p{L}|\\*{0,2}\\s+(?:and|or|et|ou)\\s)`,
  'giu',
);
const LANGUAGE_SIGN = new RegExp(NAMES, 'iu');
const isOwnText: Such = (written) => isAboutTheConference(written);

/** The calls ask for papers in one language: one text of them that names another has it by a slip. */
export const languageOfCalls = defineCheck([], (_records, site) => {
  const said = everyText(site, LANGUAGE_SIGN, isOfCalls).flatMap((written) =>
    [...written.text.matchAll(WRITTEN_IN)].map((found) => ({ written, found, name: languageOf(found[1] ?? '') })),
  );
  const [usual, rare, ...more] = mostFirst(tally(said, ({ name }) => name));
  if (usual === undefined || rare === undefined || more.length > 0 || rare[1] > 1 || usual[1] < 2) return [];
  return said
    .filter(({ name }) => name === rare[0])
    .map(({ written, found }) =>
      flawReport(
        'other-language',
        written,
        flawAt(found, {
          message: `${quote(found[0])}, and everywhere else in the calls it is ${usual[0]}.`,
          hint: 'Correct it, or name both languages in all of them.',
        }),
      ),
    );
});
const isOfCalls: Such = ({ collection }) => collection === 'calls';

/** The language that a text gives the conference is that in which the calls ask for papers. */
export const languageInWords = defineCheck([], (_records, site) => {
  const texts = everyText(site, LANGUAGE_SIGN, isOwnText);
  const asked = new Set(
    texts
      .filter(({ collection }) => collection === 'calls')
      .flatMap(({ text }) => [...text.matchAll(WRITTEN_IN)].map(([, name = '']) => languageOf(name))),
  );
  const [only] = asked;
  if (only === undefined || asked.size > 1) return [];
  return texts.flatMap((written): Diagnostic[] => {
    const found = OF_CONFERENCE.exec(written.text);
    const said = languageOf(found?.[1] ?? '');
    if (found === null || said === undefined || said === only) return [];
    return [
      flawReport(
        'other-language',
        written,
        flawAt(found, {
          message: `"${found[0]}", and the calls ask for papers in ${only}.`,
          hint: 'Correct one of the two, or name both languages.',
        }),
      ),
    ];
  });
});
