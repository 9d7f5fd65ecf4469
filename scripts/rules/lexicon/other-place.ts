import { codeOfCountry } from '../../content/validate/country-names';
import { type Flaw, flawAt } from './flaw';
import { isElsewhere, NAME, PLACE_HINT, whereItIs, wordsOf } from './known-places';
import { wordsBefore } from './sentences';
import type { VenueForms } from './venue-forms';

/** "takes place in Rabat", "Rendez-vous à Lyon", "Welcome to Lisbon". */
const WHERE = new RegExp(
  `(?:[Ww]elcom(?:e|ing)(?: you)? (?:to|in)|[Ss]ee(?:ing)? you in|[Jj]oin us in|[Mm]eet(?:ing)? (?:you )?in|(?:is|are|be|was) held (?:in|at)|[Tt]akes? place (?:in|at)|[Bb]ienvenue (?:à|au|en)|[Rr]endez-vous (?:à|au|en)|se tien\\p{Ll}* (?:à|au|en|dans)|a lieu (?:à l['’]|à|au|en|dans)|[Ll]ieu ?: ?|[Vv]enue(?: is|:)|sessions are in)\\s?(?:the |la |le |l['’])?${NAME}`,
  'u',
);
/** Rooms that are kept for guests are in a hotel. */
const KEPT_THERE = /(?:[Rr]ooms?|[Bb]eds?|[Cc]hambres?|غرف) (?:are |is |sont )?$/;
/** Words behind "ب" that are no place: under the patronage, with the support, in the presence of somebody. */
const NO_PLACE_BEHIND =
  '(?:ال)?(?:رعاية|تعاون|مشاركة|حضور|تنظيم|إشراف|دعم|مناسبة|شراكة|مبادرة|صيغة|شكل|صفة|نظام|دعوة|مساهمة|عنوان|لغة)';
const ARABIC = new RegExp(
  `(?:(?:ينعقد|يقام|تنعقد|تقام)(?: \\p{L}+)? (?:في|ب(?!${NO_PLACE_BEHIND}))(?: مدينة)?|مرحبا بكم في|أهلا بكم في|المؤتمر في مدينة|،? في مدينة)\\s?(\\p{L}{3,}(?:\\s(?!ب)\\p{L}{3,})?)`,
  'u',
);

/** "Good to know about Algeria": what is told of a country is told of that of the conference. */
const ABOUT_COUNTRY = new RegExp(
  `(?:[Kk]now|[Ff]acts|[Ii]nformation)\\s+about\\s+(?:the\\s+)?${NAME}|[Bb]on à savoir sur (?:la |le |l['’])?${NAME}`,
  'u',
);

/** A sentence says that the conference is elsewhere. */
export function otherPlace(
  text: string,
  known: ReadonlySet<string>,
  code: string | undefined,
  { venue, country: form }: VenueForms,
): Flaw | undefined {
  const found = WHERE.exec(text) ?? ARABIC.exec(text);
  const place = found?.[1];
  if (found !== null && place !== undefined && !KEPT_THERE.test(wordsBefore(text, found.index))) {
    const isOther = isElsewhere(wordsOf(place), known) && !/^\p{Lu}+$/u.test(place.split(' ')[0] ?? '');
    if (isOther && codeOfCountry(place) !== code)
      return flawAt(found, {
        message: `"${place}" is not where the conference is: ${whereItIs(venue)}.`,
        hint: PLACE_HINT,
      });
  }
  const about = ABOUT_COUNTRY.exec(text);
  const land = about?.[1] ?? about?.[2] ?? '';
  const landCode = land === '' ? undefined : codeOfCountry(land);
  if (about !== null && landCode !== undefined && code !== undefined && landCode !== code)
    return flawAt(about, { message: `"${land}" is not the country of the conference.`, hint: PLACE_HINT });
  const after = form.exec(text);
  const country = after?.[1] ?? '';
  const other = codeOfCountry(country);
  if (after === null || other === undefined || code === undefined || other === code) return undefined;
  return flawAt(after, {
    message: `${venue.city} is in ${venue.country ?? code}, and not in ${country}.`,
    hint: PLACE_HINT,
  });
}
