import { distance } from 'fastest-levenshtein';
import type { Conference } from '../content';
import { escapeRegExp } from '../texts/escape-reg-exp';
import type { WrittenText } from '../texts/every-text';
import { type Flaw, flawAt } from '../texts/text-check';
import { wordsNear } from '../texts/words-near';
import { citiesIn } from '../validate/cities';
import { codeOfCountry } from '../validate/country-names';

const NAME = `(\\p{Lu}[\\p{L}'’-]+(?:(?:,? | d[eu’'] ?| des )\\p{Lu}[\\p{L}'’-]+)*)`;
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
/** Headings on how to come name where one comes to. */
const HEADING = new RegExp(
  `^(?:(?:[Hh]ow to )?(?:[Gg]et(?:ting)?|[Cc]om(?:e|ing)|[Rr]each(?:ing)?|[Tt]ravel(?:l?ing)?)(?: to)? |(?:Comment )?(?:[Vv]enir|[Aa]ller|[Aa]rriver|[Ss]e rendre) (?:à|au|en) )${NAME}$`,
  'u',
);
const ARABIC_HEADING = /^(?:كيفية )?(?:الوصول|القدوم|المجيء|السفر) إلى (\p{L}{3,})$/u;

/** Words with a capital that are no places. */
const NO_PLACE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|french|arabic|person|room|hall|session|parallel|europe|africa|asia|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|salle|online|ligne|zoom)$/i;

/** Words that names of places share. */
const COMMON = new Set('the and des les del dei della dos das los las aux sur für von van der den'.split(' '));

/** The key of a place: its words in small letters. */
export const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));

const isKnown = (words: readonly string[], known: ReadonlySet<string>) =>
  words.some((word) => known.has(word) || [...known].some((other) => other.length > 4 && word.endsWith(other)));

/** Whether words name a place, and none of the conference's. */
const isElsewhere = (words: readonly string[], known: ReadonlySet<string>) =>
  words.length > 0 && !isKnown(words, known) && !words.some((word) => NO_PLACE.test(word));

/** A field for the venue holds something else: a hall that nobody knows, or another country. */
export function otherVenue(
  text: string,
  known: ReadonlySet<string>,
  named: ReadonlySet<string>,
  code: string | undefined,
): Flaw | undefined {
  if (text.includes('{{')) return undefined;
  const parts = text.split(/[,،]/).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const isAbroad = codeOfCountry(last) !== undefined && code !== undefined && codeOfCountry(last) !== code;
  // The city alone is a venue, too; a building that nobody knows in it is another one.
  const isOther = (part: string) => isElsewhere(wordsOf(part), known) && codeOfCountry(part) === undefined;
  const isHere = isKnown(wordsOf(text), named) || (isKnown(wordsOf(text), known) && !parts.some(isOther));
  // "Halle aux Grains, Narbonne, France" has the building, and another town before the country.
  const town = parts.length > 2 && codeOfCountry(last) !== undefined ? (parts.at(-2) ?? '') : '';
  const isOtherTown = town !== '' && isOther(town) && /^\p{Lu}[\p{L} '’-]+$/u.test(town) && !HALL.test(town);
  if (isHere && !isAbroad && !isOtherTown) return undefined;
  return {
    start: 0,
    end: text.length,
    message: `"${text}" has nothing of the venue in conference.yaml.`,
    hint: 'Correct one of the two; a text may fetch it: {{conference.venue.name}}.',
  };
}

const HALL = /hall|room|floor|campus|building|block|wing|salle|amphi|étage|bâtiment|faculty|faculté|department/iu;

const HINT = 'Correct it, or let the text fetch the place: {{conference.venue.city}}, {{conference.venue.country}}.';

type Venue = NonNullable<Conference['venue']>;

const whereItIs = ({ name, city, country }: Venue) => [name, city, country].filter(Boolean).join(', ');

/** The venue, and the forms in which a text says that the conference is beside it. */
export interface VenueForms {
  readonly venue: Venue;
  /** A city before the country of the venue, or beside one of its two. */
  readonly cities: readonly RegExp[];
  /** A country after the city of the venue. */
  readonly country: RegExp;
}

/** The cities of a conference in two, or its one. */
export const townsOf = ({ city }: Pick<Venue, 'city'>): string[] => city.split(/\s+(?:and|et|und|y|e|&|و)\s+/u);

/** "le colloque de Gênes", "our congress in Leeds": the conference by its place, if a city of the name is known. */
const OF_CITY = new RegExp(
  `(?:[Cc]onference|[Cc]ongress|[Ss]ymposium|[Ww]orkshop|[Cc]onférence|[Cc]olloque|[Cc]ongrès|[Jj]ournées) (?:de |à |d['’]|in |of )${NAME}`,
  'u',
);

/** "In the old town of Salzburg", "from Eyre Square in Dublin": a part of a city, and the city is another than that of the conference. */
const PART_OF = new RegExp(
  `(?:[Oo]ld town|(?:[Cc]ity )?cent(?:er|re)|[Hh]eart|[Ss]treets|[Ss]quare|[Vv]ieille ville|[Cc]entre[- ]ville|[Cc]œur) (?:of|in|de) ${NAME}`,
  'u',
);

/** "Everybody who came to Valencia", "the team in Lyon", "present in Tunis to chair": where people of the conference go and are. */
const THERE = new RegExp(
  `(?<!\\p{L})(?:(?:who|you|all|everybody|everyone)\\s+(?:came|come|travel(?:l?ed)?)\\s+to|[Cc]om(?:es?|ing)\\s+to|[Cc]locks\\s+of|(?:is|are|be)\\s+present\\s+in|(?:[Dd]ays|[Pp]eople|[Tt]eam|[Oo]rganis?z?ers|[Ww]eek|[Cc]onference|[Pp]articipants|results?|them)\\s+in|(?:venue?s?|venir|réunis?|accueillir)\\s+à|(?:[Jj]ours|[Éé]quipe|[Ss]emaine|[Oo]rganisateurs|[Pp]articipants)\\s+(?:à|de)|(?:قدومكم|حضوركم|مجيئكم|حضر(?:وا)?|جاء(?:وا)?|قدم(?:وا)?)\\s+إلى)\\s+${NAME}`,
  'u',
);

/** "Three airports serve Djerba", "Bodø has an airport": how one comes to where the conference is. */
const SERVED = new RegExp(
  `(?:[Aa]irports?\\s+serves?|[Aa]éroports?\\s+desser(?:t|vent))\\s+(?:the |la |le )?${NAME}|${NAME}\\s+(?:has\\s+(?:an|its\\s+own)\\s+airport|a\\s+un\\s+aéroport)`,
  'u',
);
/** "The meeting of small plants in Lisbon, from 12 June": a city before the days of the conference. */
const ON_ITS_DAYS = new RegExp(
  `(?:in|à|au)\\s+${NAME}(?:,| \\()?\\s+(?:from|on|du|les|le)\\s+(?:the\\s+)?(?:\\p{L}+,?\\s+){0,2}\\d`,
  'u',
);

/** The forms of a venue, made once for all texts. */
export function venueForms(venue: Venue): VenueForms {
  const city = escapeRegExp(venue.city);
  const before =
    venue.country === undefined
      ? []
      : [
          `(?:in|at|à|en) ${NAME}\\s*[,(]\\s*${escapeRegExp(venue.country)}`,
          `في (\\p{Script=Arabic}{3,}(?: \\p{Script=Arabic}{3,})?)،? ب?${escapeRegExp(venue.country)}`,
        ];
  const towns = townsOf(venue).map(escapeRegExp);
  const pairs =
    towns.length < 2 ? [] : towns.flatMap((town) => [`${town} (?:and|et|&) ${NAME}`, `${NAME} (?:and|et|&) ${town}`]);
  return {
    venue,
    cities: [...before, ...pairs].map((form) => new RegExp(`(?<!\\p{L})${form}`, 'u')),
    country: new RegExp(
      `${city}\\s*(?:[,،(]\\s*(?:(?:in|en|au|aux|à)\\s+(?:the\\s+)?)?|\\s(?:in|en|au|aux)\\s+)(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`,
      'u',
    ),
  };
}

/** Forms in which only the name of a city is one of a place. */
const BY_NAME: ReadonlySet<RegExp> = new Set([OF_CITY, PART_OF, THERE, ON_ITS_DAYS]);

/** "à Sfax (Tunisie)" of a conference in Sousse; "Trieste and Zagreb" of one in Trieste and Ljubljana. */
export function otherCity(text: string, known: ReadonlySet<string>, { venue, cities }: VenueForms): Flaw | undefined {
  for (const form of [...cities, OF_CITY, PART_OF, THERE, SERVED, ON_ITS_DAYS]) {
    const found = form.exec(text);
    const named = found?.[1] ?? found?.[2] ?? '';
    if (BY_NAME.has(form) && citiesIn(named).every(({ name }) => name !== named)) continue;
    if (found === null || !isElsewhere(wordsOf(named), known)) continue;
    return flawAt(found, { message: `"${named}" is not where the conference is: ${whereItIs(venue)}.`, hint: HINT });
  }
  return undefined;
}

/** The same word with one letter in place of another, its first and last ones left alone: "Hammanet". */
const isOtherLetter = (word: string, city: string): boolean =>
  word.length === city.length &&
  word.length >= LONG &&
  word[0] === city[0] &&
  word.at(-1) === city.at(-1) &&
  distance(word, city) === 1;
const LONG = 7;

/** A letter that is doubled in the one and not in the other: "Hamamet". */
const hasOtherDouble = (word: string, city: string): boolean =>
  word.length !== city.length && singled(word) === singled(city);
const singled = (word: string) => word.toLowerCase().replace(/(\p{L})\1/gu, '$1');

/** A word with a capital that is the city with a letter lost, added or exchanged: "Montevido". */
export function nearPlace({ city }: Venue): (text: string) => Flaw | undefined {
  const own: readonly string[] = city.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  const near = wordsNear(own);
  return (text) => {
    for (const found of text.matchAll(/(?<![\p{L}./@-])\p{Lu}\p{Ll}{6,}(?!\p{L})/gu)) {
      const [word] = found;
      const meant = own.includes(word)
        ? undefined
        : (near(word) ?? own.find((each) => isOtherLetter(word, each) || hasOtherDouble(word, each)));
      if (meant === undefined || citiesIn(word).some((each) => each.name === word)) continue;
      const message = `"${word}" is "${meant}" in conference.yaml, but for a letter.`;
      return {
        start: found.index,
        end: found.index + word.length,
        message,
        hint: `Did you mean "${meant}"?`,
        mend: meant,
      };
    }
    return undefined;
  };
}

/** "Entering Morocco", "Visas for France": a heading on coming that names a country. */
const COUNTRY_HEADING =
  /^(?:(?:[Ee]nter(?:ing)?|[Vv]isit(?:ing)?|[Rr]each(?:ing)?|[Tt]ravel(?:l?ing)? (?:to|in)|[Gg]etting to|[Cc]oming to|[Vv]isas? (?:for|to)) (?:the )?|(?:[Ee]ntrer|[Vv]enir|[Aa]rriver|[Vv]oyager) (?:en|au|aux|à|dans) |[Vv]isas? pour (?:la |le |l['’]|les )?|(?:دخول|السفر إلى|تأشيرة) )(.+)$/u;

/** "Venir à Monastir" of a conference in Sousse, "Entering Morocco" of one in Tunisia. */
export function otherHeading(
  { text, field }: WrittenText,
  known: ReadonlySet<string>,
  code: string | undefined,
): Flaw | undefined {
  if (field !== 'heading' && field !== 'title' && field !== 'label') return undefined;
  const country = COUNTRY_HEADING.exec(text)?.[1] ?? '';
  const named = codeOfCountry(country);
  if (named !== undefined && code !== undefined && named !== code)
    return {
      start: text.length - country.length,
      end: text.length,
      message: `"${country}" is not the country of the conference.`,
      hint: HINT,
    };
  const place = (HEADING.exec(text) ?? ARABIC_HEADING.exec(text))?.[1];
  if (place === undefined || !isElsewhere(wordsOf(place), known)) return undefined;
  return {
    start: text.length - place.length,
    end: text.length,
    message: `"${place}" is not where the conference is.`,
    hint: HINT,
  };
}

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
  if (found !== null && place !== undefined && !KEPT_THERE.test(text.slice(0, found.index))) {
    const isOther = isElsewhere(wordsOf(place), known) && !/^\p{Lu}+$/u.test(place.split(' ')[0] ?? '');
    if (isOther && codeOfCountry(place) !== code)
      return flawAt(found, { message: `"${place}" is not where the conference is: ${whereItIs(venue)}.`, hint: HINT });
  }
  const about = ABOUT_COUNTRY.exec(text);
  const land = about?.[1] ?? about?.[2] ?? '';
  const landCode = land === '' ? undefined : codeOfCountry(land);
  if (about !== null && landCode !== undefined && code !== undefined && landCode !== code)
    return flawAt(about, { message: `"${land}" is not the country of the conference.`, hint: HINT });
  const after = form.exec(text);
  const country = after?.[1] ?? '';
  const other = codeOfCountry(country);
  if (after === null || other === undefined || code === undefined || other === code) return undefined;
  return flawAt(after, { message: `${venue.city} is in ${venue.country ?? code}, and not in ${country}.`, hint: HINT });
}
