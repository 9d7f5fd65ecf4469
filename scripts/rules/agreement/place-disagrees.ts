import { offsetAt, offsetLabel } from '../../../shared/format/offset-at';
import type { Conference } from '../../../shared/model/content';
import { isRecord } from '../../content/fields';
import { escapeRegExp } from '../../content/texts/escape-reg-exp';
import { codeOfCountry, mayBeOne } from '../../content/validate/country-names';
import { zonesOfCountry } from '../../content/validate/zones-of-country';
import { defineRule, flawFound, found, over, say } from '../kit';
import { isAboutTheConference, typedByHand } from '../lexicon/conference-texts';
import { ANY_LETTER, everyText } from '../lexicon/every-text';
import { type Flaw, flawAt } from '../lexicon/flaw';
import { isFormer } from '../lexicon/former-editions';
import { isOfOtherEvent, ownEventOf } from '../lexicon/other-events';
import { wordsBefore } from '../lexicon/sentences';
import { reasons } from '../reasons';

type Venue = NonNullable<Conference['venue']>;

/** What the data says of the place of the conference. */
interface Place {
  readonly venue: Venue;
  /** Words of its names: those of the venue, the organiser, the rooms and the conference. */
  readonly known: ReadonlySet<string>;
  /** The same without the words of its city and country. */
  readonly named: ReadonlySet<string>;
  readonly code: string | undefined;
  /** Finds a country after the city of the venue. */
  readonly country: RegExp;
}

/** Finds texts that name another place than that of the conference. */
const placeDisagrees = over(
  ['conference', 'rooms'],
  ({ conference, rooms }, site) => {
    const { venue, start } = conference.value;
    if (venue === undefined) return [];
    const years = [Number(start.slice(0, 4))];
    const own = ownEventOf(conference.value);
    const titles = site.files
      .filter(({ parsed }) => ['rooms', 'sessions', 'partners'].includes(parsed.collection))
      .flatMap(({ entries }) =>
        entries.map(({ value }) => (isRecord(value) ? `${value.name ?? ''} ${value.title ?? ''}` : '')),
      );
    const place = placeOf(conference.value, venue, titles);
    const related = [{ ...conference.at('venue'), message: 'The venue of the conference is here.' }];
    return everyText(site, ANY_LETTER).map((written) => {
      const { text, field, kind } = written;
      // Without a table of rooms, a text may name a hall that is nowhere else in the data.
      const isField = rooms.length > 0 && field === 'venue' && (kind === 'prose' || kind === 'markdown');
      if (!(isField || field === 'place' || isAboutTheConference(written))) return undefined;
      const flaw = isField ? otherVenue(text, place) : otherPlace(typedByHand(text), place);
      if (flaw === undefined || isFormer(text, flaw.start, years) || isOfOtherEvent(text, flaw.start, own))
        return undefined;
      return flawFound(written, { related, ...flaw });
    });
  },
  { whole: ['rooms'] },
);

function placeOf({ acronym, name, organizer }: Conference, venue: Venue, titles: readonly string[]): Place {
  const wordsOfAll = (texts: readonly (string | undefined)[]) => texts.flatMap((text) => wordsOf(text ?? ''));
  const towns = new Set(wordsOfAll([venue.city, venue.country]));
  const names = wordsOfAll([venue.name, organizer?.name, ...titles]);
  return {
    venue,
    known: new Set([...towns, ...names, ...wordsOfAll([venue.address, acronym, name])]),
    named: new Set(names.filter((word) => !towns.has(word))),
    code: codeOfCountry(venue.country ?? '') ?? venue.countryCode,
    country: new RegExp(
      `${escapeRegExp(venue.city)}\\s*(?:[,،(]\\s*(?:(?:in|en|au|aux|à)\\s+(?:the\\s+)?)?|\\s(?:in|en|au|aux)\\s+)(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`,
      'u',
    ),
  };
}

/** The name of a place, of one word or several, as a group of an expression. */
const NAME = `(\\p{Lu}[\\p{L}'’-]+(?:(?:,? | d[eu’'] ?| des )\\p{Lu}[\\p{L}'’-]+){0,5})`;

/** Words with a capital that are not places. */
const NO_PLACE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|french|arabic|person|room|hall|session|parallel|europe|africa|asia|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|salle|online|ligne|zoom)$/i;

/** Words that names of places share. */
const COMMON = new Set('the and des les del dei della dos das los las aux sur für von van der den'.split(' '));

/** Lists the words of a place in small letters. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));

/** Whether one of some words is of a place of the conference, alone or as the end of a longer word. */
const isKnown = (words: readonly string[], known: ReadonlySet<string>) =>
  words.some((word) => known.has(word) || [...known].some((other) => other.length > 4 && word.endsWith(other)));

/** Whether words name a place, and none of the conference's. */
const isElsewhere = (words: readonly string[], known: ReadonlySet<string>) =>
  words.length > 0 && !isKnown(words, known) && !words.some((word) => NO_PLACE.test(word));

const HINT = 'Correct it, or let the text fetch the place: {{conference.venue.city}}, {{conference.venue.country}}.';

/** "takes place in Rabat", "Rendez-vous à Lyon", "Welcome to Lisbon". */
const WHERE = new RegExp(
  `(?:[Ww]elcom(?:e|ing)(?: you)? (?:to|in)|[Ss]ee(?:ing)? you in|[Jj]oin us in|[Mm]eet(?:ing)? (?:you )?in|(?:is|are|be|was) held (?:in|at)|[Tt]akes? place (?:in|at)|[Bb]ienvenue (?:à|au|en)|[Rr]endez-vous (?:à|au|en)|se tien\\p{Ll}* (?:à|au|en|dans)|a lieu (?:à l['’]|à|au|en|dans)|[Ll]ieu ?: ?|[Vv]enue(?: is|:)|sessions are in)\\s?(?:the |la |le |l['’])?${NAME}`,
  'u',
);
/** Words before a place that is a hotel. */
const KEPT_THERE = /(?:[Rr]ooms?|[Bb]eds?|[Cc]hambres?|غرف) (?:are |is |sont )?$/;
/** Words after "ب" that are not a place: under the patronage, with the support, in the presence of somebody. */
const NO_PLACE_BEHIND =
  '(?:ال)?(?:رعاية|تعاون|مشاركة|حضور|تنظيم|إشراف|دعم|مناسبة|شراكة|مبادرة|صيغة|شكل|صفة|نظام|دعوة|مساهمة|عنوان|لغة)';
const ARABIC = new RegExp(
  `(?:(?:ينعقد|يقام|تنعقد|تقام)(?: \\p{L}+)? (?:في|ب(?!${NO_PLACE_BEHIND}))(?: مدينة)?|مرحبا بكم في|أهلا بكم في|المؤتمر في مدينة|،? في مدينة)\\s?(\\p{L}{3,}(?:\\s(?!ب)\\p{L}{3,})?)`,
  'u',
);

/** Finds a sentence that says that the conference is elsewhere. */
function otherPlace(text: string, { venue, known, code, country }: Place): Flaw | undefined {
  const found = WHERE.exec(text) ?? ARABIC.exec(text);
  const place = found?.[1];
  if (found !== null && place !== undefined && !KEPT_THERE.test(wordsBefore(text, found.index))) {
    const isOther = isElsewhere(wordsOf(place), known) && !/^\p{Lu}+$/u.test(place.split(' ')[0] ?? '');
    const where = [venue.name, venue.city, venue.country].filter(Boolean).join(', ');
    if (isOther && codeOfCountry(place) !== code)
      return flawAt(found, { message: say`"${place}" is not where the conference is: ${where}.`, hint: HINT });
  }
  const after = country.exec(text);
  const name = after?.[1] ?? '';
  const other = codeOfCountry(name);
  if (after === null || other === undefined || code === undefined || other === code) return undefined;
  return flawAt(after, {
    message: say`${venue.city} is in ${venue.country ?? code}, and not in ${name}.`,
    hint: HINT,
  });
}

/** Words for parts of a building. */
const HALL = /hall|room|floor|campus|building|block|wing|salle|amphi|étage|bâtiment|faculty|faculté|department/iu;

/** Finds something else in a field for the venue: a hall that is unknown, or another town or country. */
function otherVenue(text: string, { known, named, code }: Place): Flaw | undefined {
  if (text.includes('{{')) return undefined;
  const parts = text.split(/[,،]/).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isAbroad = codeOfCountry(last) !== undefined && code !== undefined && codeOfCountry(last) !== code;
  // The city alone is a venue, too; an unknown building in it is another venue.
  const isOther = (part: string) => isElsewhere(wordsOf(part), known) && codeOfCountry(part) === undefined;
  const isHere = isKnown(wordsOf(text), named) || (isKnown(wordsOf(text), known) && !parts.some(isOther));
  // "Halle aux Grains, Narbonne, France" has the building, and another town before the country.
  const town = parts.length > 2 && codeOfCountry(last) !== undefined ? (parts.at(-2) ?? '') : '';
  const isOtherTown = town !== '' && isOther(town) && /^\p{Lu}[\p{L} '’-]+$/u.test(town) && !HALL.test(town);
  if (isHere && !isAbroad && !isOtherTown) return undefined;
  return {
    start: 0,
    end: text.length,
    message: say`"${text}" has nothing of the venue in conference.yaml.`,
    hint: 'Correct one of the two; a text may fetch it: {{conference.venue.name}}.',
  };
}

const UNIVERSAL = /^(?:Etc\/|UTC$|GMT$|Universal$|Zulu$)/;

/** Each month, since clocks may change in between. */
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** Lists the first time zones of a country. */
const listed = (zones: readonly string[]) =>
  `${zones.slice(0, 4).join(', ')}${zones.length > 4 ? ' or another one of the country' : ''}`;

/** Finds a time zone with other hours than the country of the venue. */
const zoneOfCountry = over(['conference'], ({ conference }) => {
  const { venue, timeZone, start, online = false } = conference.value;
  const named = venue?.country === undefined ? undefined : codeOfCountry(venue.country);
  // The rule country-disagrees reports a code and a country that disagree.
  if (named !== undefined && venue?.countryCode !== undefined && !mayBeOne(named, venue.countryCode)) return [];
  const code = named ?? venue?.countryCode;
  // A hybrid conference may use universal time.
  if (code === undefined || (online && UNIVERSAL.test(timeZone))) return [];
  const zones = zonesOfCountry(code);
  const days = [start, ...MONTHS.map((month) => `${start.slice(0, 4)}-${month}-01`)];
  const hoursOf = (zone: string) => days.map((day) => offsetAt(zone, `${day}T12:00`));
  const own = hoursOf(timeZone);
  const others = zones.map(hoursOf);
  if (zones.length === 0 || others.some((hours) => hours.join() === own.join())) return [];
  const country = venue?.country ?? code;
  // Deadlines and the conference may be before and after a change of the clocks.
  const isSameThen = others.some(([then]) => then === own[0]);
  const [only, ...more] = zones;
  return found(
    conference.at('timeZone'),
    isSameThen
      ? say`${timeZone} shows the hours of ${country} on the days of the conference, but not all year.`
      : say`${timeZone} (${offsetLabel(own[0] ?? '')}) shows other hours than the clocks of ${country}.`,
    more.length === 0 && only !== undefined
      ? { hint: `Did you mean ${only}?`, fix: { from: timeZone, to: only, isCertain: false } }
      : { hint: `Did you mean ${listed(zones)}?` },
  );
});

export const rule = defineRule({
  code: 'place-disagrees',
  reason: reasons.placeInDoubt,
  yieldsTo: { row: ['place-disagrees'], cell: ['cells-exchanged'] },
  finders: [placeDisagrees, zoneOfCountry],
});
