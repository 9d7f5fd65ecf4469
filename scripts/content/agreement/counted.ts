import { tally } from '../../../renderer/format/grouped';
import { atOneTime, lecturesIn, papersIn, roomsUsed, sessionsIn, speakersIn, type Values } from './counts-of-tables';
import { NUMBER } from './numbers';

/** The number that was typed, if it is one of those that may be meant; else the first of them. */
const oneOf = (meant: readonly number[], typed: number): number => (meant.includes(typed) ? typed : (meant[0] ?? 0));

/** Smaller numbers of papers or speakers may be those of a part. */
const MANY = 30;
const SEVERAL = 6;

/** Things that texts count → their number; absent if the data does not say. */
export const COUNTED: readonly { readonly noun: string; readonly count: (of: Values, typed: number) => number }[] = [
  {
    noun: "oral sessions|sessions of (?:papers|talks)|paper sessions|sessions orales|séances orales|(?:séances|sessions) d[’']exposés",
    count: (of) => of('sessions').filter(({ kind }) => kind === 'oral').length,
  },
  {
    noun: '(?:keynote|invited|plenary) speakers|lecturers|conférenciers invités|conférencières invitées|متحدثين رئيسيين',
    count: (of) => of('speakers').length,
  },
  {
    noun: '(?:keynotes?|plenary|invited) (?:talks|lectures|addresses)|keynotes|plenary sessions|conférences (?:plénières|invitées)|séances plénières|محاضرات رئيسية',
    // One speaker may give several.
    count: (of, typed) => oneOf([lecturesIn(of).length, of('speakers').length], typed),
  },
  {
    noun: 'talks',
    count: (of, typed) => oneOf([of('papers').length, of('papers').length + lecturesIn(of).length], typed),
  },
  // "Five voices from five countries", above the portraits of those who are invited.
  { noun: 'voices|voix', count: (of) => of('speakers').length },
  { noun: 'posters|affiches', count: (of) => of('posters').length },
  {
    noun: 'accepted papers|articles acceptés|communications (?:acceptées|retenues)',
    count: (of) => of('papers').length,
  },
  {
    noun: 'tracks(?! of)',
    // Those with a card, all that have a deadline, or those of papers: a text may mean any.
    count: (of, typed) => {
      const all = of('tracks');
      const cards = all.filter(({ card }) => card === true).length;
      const ofPapers = new Set(of('papers').flatMap(({ track }) => track ?? [])).size;
      return [cards, all.length, ofPapers].includes(typed) ? typed : cards;
    },
  },
  {
    noun: 'tutorials|tutoriels|travaux pratiques',
    // Those that take place at one time may be counted as one.
    count: (of, typed) => {
      const all = of('sessions').filter(({ kind }) => kind === 'tutorial');
      return oneOf([all.length, new Set(all.map(({ date, start }) => `${date} ${start}`)).size], typed);
    },
  },
  {
    noun: 'cours',
    count: (of, typed) => oneOf([lecturesIn(of).length, of('speakers').length].filter(Boolean), typed),
  },
  {
    // A few topics are those of a session, and those of a theme are counted by themselves.
    noun: 'topics|themes|thèmes|sujets',
    count: (of, typed) => {
      const all = of('topics');
      return typed < MANY ? 0 : oneOf([all.length, new Set(all.flatMap(({ theme }) => theme ?? [])).size], typed);
    },
  },
  {
    // A few papers are those of a session or an author.
    noun: 'papers',
    count: (of, typed) => (typed < MANY ? 0 : oneOf(papersIn(of), typed)),
  },
  {
    // "Three speakers" are those of an evening.
    noun: 'speakers|orateurs|intervenants',
    count: (of, typed) => (typed < SEVERAL ? 0 : oneOf(speakersIn(of), typed)),
  },
  {
    // Those from one place or of one level are a part.
    noun: "(?:sponsors|partners|partenaires|parrains)(?!,? (?:from|of|in|at|who|that|de|du|des|en|qui)(?!\\p{L})| d[’'])",
    count: (of) => of('partners').length,
  },
  {
    noun: 'workshops|ateliers',
    // Those that take place at one time may be counted as one; a series has others each year.
    count: (of, typed) => {
      const all = of('sessions').filter(({ kind, parent }) => kind === 'workshop' && parent === undefined);
      return all.length < 2
        ? 0
        : oneOf([all.length, new Set(all.map(({ date, start }) => `${date} ${start}`)).size], typed);
    },
  },
  {
    noun: 'lunches|déjeuners',
    count: (of) => of('sessions').filter(({ kind, status }) => kind === 'lunch' && status !== 'cancelled').length,
  },
  { noun: '(?:industrial )?panels', count: (of) => of('panels').length },
  {
    noun: '(?:accepted )?special sessions|sessions spéciales',
    count: (of) => of('specialSessions').filter(({ accepted }) => accepted === true).length,
  },
];

/** Other things of which a sentence must say more before they are counted. */
export const SENTENCES: readonly {
  readonly pattern: RegExp;
  readonly count: (of: Values, typed: number, days: number) => number;
}[] = [
  {
    pattern: new RegExp(
      `(?:[Tt]here are ${NUMBER} (?:rooms|halls)|[Tt]he ${NUMBER} (?:conference|lecture|meeting) rooms|[Ll]es ${NUMBER} salles (?:de conférences?|du congrès|du colloque))(?!\\p{L})`,
      'u',
    ),
    count: (of) => of('rooms').length,
  },
  {
    // "All four rooms can be reached by lift"; those of a hotel are others.
    pattern: new RegExp(
      `(?<!\\p{L})(?:all|each of the|both of the|toutes les|chacune des|nos|our)(?: of (?:our|the))? ${NUMBER} (?:rooms|halls|salles|amphithéâtres)(?!\\p{L}| (?:of the|in the|at the) (?:hotel|hostel|residence)| de l[’']hôtel)|جميع القاعات ال${NUMBER}`,
      'iu',
    ),
    count: (of, typed) => oneOf([of('rooms').length, ...roomsUsed(of)], typed),
  },
  {
    // "Seventeen sessions in four rooms": all rooms, or those of the talks.
    pattern: new RegExp(
      `(?:conference|symposium|sessions?|talks|lectures|program(?:me)?|tracks|speakers|papers|days|colloque|congrès|séances|exposés|communications|programme|journées|جلس\\p{L}*)(?!\\p{L})[^.;]{0,80}?(?<!\\p{L})(?:in|dans|en|over|across|في) (?:the |our |nos |les )?${NUMBER} (?:(?:conference|lecture|meeting|parallel) )?(?:rooms|halls|salles|قاعات)(?!\\p{L}| (?:of the|in the|at the) (?:hotel|hostel|residence)| de l[’']hôtel)`,
      'iu',
    ),
    count: (of, typed) => oneOf([of('rooms').length, ...roomsUsed(of), ...atOneTime(of)], typed),
  },
  {
    // "Five keynotes, oral sessions and posters, in four rooms" are the whole, and no sessions at one time.
    pattern: new RegExp(
      `(?:keynote|poster|tutorial|workshop|plenary|plénière|affiche|atelier)s?(?!\\p{L})(?![^.;]*(?:parallel|at (?:a|one|the same) time|à la fois|parallèle))[^.;]{0,120}?(?<!\\p{L})(?:in|dans) (?:the |our |nos |les )?${NUMBER} (?:(?:conference|lecture|meeting) )?(?:rooms|halls|salles)(?!\\p{L}| (?:of the|in the|at the) (?:hotel|hostel|residence)| de l[’']hôtel)`,
      'iu',
    ),
    count: (of, typed) => oneOf([of('rooms').length, ...roomsUsed(of).slice(0, 1)], typed),
  },
  {
    // "In four rooms on three days".
    pattern: new RegExp(
      `(?:rooms|halls|sessions|talks|salles|séances|exposés) (?:on|over|in|during|for|pendant|sur|en) (?:the |les )?${NUMBER} (?:days|jours|journées)(?!\\p{L})`,
      'iu',
    ),
    count: (_of, _typed, days) => days,
  },
  {
    // As many as there are sessions of talks at one time.
    pattern: new RegExp(
      `(?<![\\p{L}\\d-])${NUMBER} (?:parallel (?:sessions|tracks|strands)|sessions (?:in parallel|parallèles)|séances parallèles)(?!\\p{L})`,
      'iu',
    ),
    count: (of, typed) => oneOf(atOneTime(of), typed),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:the|our|this) ${NUMBER}-day (?:conference|congress|symposium|event|program(?:me)?)(?!\\p{L})`,
      'iu',
    ),
    count: (_of, _typed, days) => days,
  },
  {
    // "The program, room by room, over two days".
    pattern: new RegExp(`\\bprogram(?:me)?(?!\\p{L})[^.;]{0,80}? (?:over|for) ${NUMBER} days(?!\\p{L})`, 'iu'),
    count: (_of, _typed, days) => days,
  },
  { pattern: new RegExp(`committee has ${NUMBER} members`, 'u'), count: (of) => of('programCommittee').length },
  {
    pattern: new RegExp(`(?:conference|symposium|workshop) lasts ${NUMBER} days`, 'u'),
    count: (_of, _typed, days) => days,
  },
  { pattern: new RegExp(`(?<![\\p{L}\\d-])${NUMBER} days,? from(?!\\p{L})`, 'iu'), count: (_of, _typed, days) => days },
  {
    // "Three lectures and eight sessions": all of them.
    pattern: new RegExp(
      `(?<![\\p{L}\\d-])${NUMBER} (?:lectures|conférences)(?:,| and| with| et)+ (?:\\p{L}+|\\d+) (?:sessions|séances)(?!\\p{L})`,
      'iu',
    ),
    count: (of, typed) => oneOf([lecturesIn(of).length, of('speakers').length], typed),
  },
  {
    // Of "the sessions" some count talks alone, others all that has a number or a room.
    pattern: new RegExp(
      `(?:[Tt]he|[Aa]ll|[Ll]es) ${NUMBER} (?:sessions|séances)(?!\\p{L}| of(?! the (?:program|conference|symposium|\\p{L}+ days))| de| d[’'])`,
      'u',
    ),
    count: (of, typed) => (typed < SEVERAL ? 0 : oneOf(sessionsIn(of), typed)),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:meets?|gathers?|together|runs?|réuni\\p{L}*|se tien\\p{L}*) (?:for|over|during|pendant|durant|sur) ${NUMBER} (?:days|jours)(?!\\p{L})`,
      'iu',
    ),
    count: (_of, _typed, days) => days,
  },
  {
    // "Two days of talks and one of tutorials" counts in parts.
    pattern: new RegExp(
      `(?<![\\p{L}\\d-])${NUMBER} days of (?!rain|sun|snow|fog|travel|leave|validity)\\p{L}+(?![^.]*(?:\\bday|\\bone of|\\ba half))`,
      'iu',
    ),
    count: (_of, _typed, days) => days,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d-])${NUMBER} (?:journées|jours),? (?:du(?!\\p{L})|de \\p{L}+(?![^.]*(?:\\bun jour|\\bune journée|\\bdemi)))`,
      'iu',
    ),
    count: (_of, _typed, days) => days,
  },
  {
    // "Dans les trois jours" says how soon.
    pattern: new RegExp(
      `(?<!\\p{L})(?:[Ll]es )?(?:déjeuners|repas|programme|pauses|soirées) (?:des|pour les) ${NUMBER} (?:jours|journées)(?!\\s\\p{L}+(?:ants?|és)(?!\\p{L}))`,
      'u',
    ),
    count: (_of, _typed, days) => days,
  },
  {
    pattern: new RegExp(
      `\\b(?:lunches|meals|breaks|program(?:me)?) (?:of|on|for) (?:the|all) ${NUMBER} days(?!\\p{L})`,
      'iu',
    ),
    count: (_of, _typed, days) => days,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])${NUMBER} أيام،? من (?=\\d)`, 'u'),
    count: (_of, _typed, days) => days,
  },
  {
    pattern: new RegExp(
      `\\b(?:the|our|all|among|across|nos|les) ${NUMBER} (?:subjects|topics|themes|thèmes|sujets|thématiques)(?!\\p{L})`,
      'iu',
    ),
    count: (of, typed) => {
      const all = of('topics');
      return oneOf([all.length, new Set(all.flatMap(({ theme }) => theme ?? [])).size], typed);
    },
  },
  {
    pattern: new RegExp(`(?:colloque|conférence|journées) dure(?:nt)? ${NUMBER} jours`, 'u'),
    count: (_of, _typed, days) => days,
  },
];

/** Roles of committees that texts count by their plural: "four mentors". */
export function rolesIn(of: Values): typeof SENTENCES {
  const counts = tally(
    of('committeeMembers').flatMap(({ role }) =>
      typeof role === 'string' && /^\p{L}{4,}$/u.test(role) ? [role.toLowerCase()] : [],
    ),
    (role) => role,
  );
  return [...counts]
    .filter(([role, count]) => count > 1 && !COMMON_ROLES.has(role))
    .map(([role, count]) => ({
      pattern: new RegExp(`(?<![\\p{L}\\d-])${NUMBER} ${role}s(?!\\p{L})`, 'iu'),
      count: () => count,
    }));
}

/** Of these, each committee has its own. */
const COMMON_ROLES = new Set(['member', 'membre', 'chair', 'président', 'présidente', 'reviewer']);
