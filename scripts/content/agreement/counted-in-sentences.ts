import { atOneTime, lecturesIn, oneOf, roomsUsed, SEVERAL, sessionsIn, type Values } from './counts-of-tables';
import { NUMBER } from './numbers';

/** What a text says with a number in it, and the number that the data has: 0, if the data does not say. */
export interface Counted {
  readonly pattern: RegExp;
  readonly count: (of: Values, typed: number, days: number) => number;
}

/** Other things of which a sentence must say more before they are counted. */
export const SENTENCES: readonly Counted[] = [
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
