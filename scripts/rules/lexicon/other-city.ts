import { citiesIn } from './cities';
import { type Flaw, flawAt } from './flaw';
import { isElsewhere, NAME, PLACE_HINT, whereItIs, wordsOf } from './known-places';
import type { VenueForms } from './venue-forms';

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
  `(?:[Aa]irports?\\s+serves?|[Aa]éroports?\\s+desser(?:t|vent))\\s+(?:the |la |le )?${NAME}|(?<!\\p{L})${NAME}\\s+(?:has\\s+(?:an|its\\s+own)\\s+airport|a\\s+un\\s+aéroport)`,
  'u',
);
/** "The meeting of small plants in Lisbon, from 12 June": a city before the days of the conference. */
const ON_ITS_DAYS = new RegExp(
  `(?:in|à|au)\\s+${NAME}(?:,| \\()?\\s+(?:from|on|du|les|le)\\s+(?:the\\s+)?(?:\\p{L}+,?\\s+){0,2}\\d`,
  'u',
);

/** Forms in which only the name of a city is one of a place. */
const BY_NAME: ReadonlySet<RegExp> = new Set([OF_CITY, PART_OF, THERE, ON_ITS_DAYS]);

/** "à Sfax (Tunisie)" of a conference in Sousse; "Trieste and Zagreb" of one in Trieste and Ljubljana. */
export function otherCity(text: string, known: ReadonlySet<string>, { venue, cities }: VenueForms): Flaw | undefined {
  for (const form of [...cities, OF_CITY, PART_OF, THERE, SERVED, ON_ITS_DAYS]) {
    const found = form.exec(text);
    const named = found?.[1] ?? found?.[2] ?? '';
    if (BY_NAME.has(form) && citiesIn(named).every(({ name }) => name !== named)) continue;
    if (found === null || !isElsewhere(wordsOf(named), known)) continue;
    return flawAt(found, {
      message: `"${named}" is not where the conference is: ${whereItIs(venue)}.`,
      hint: PLACE_HINT,
    });
  }
  return undefined;
}
