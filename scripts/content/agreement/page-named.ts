import { grouped } from '../../../renderer/format/grouped';
import { recordKinds } from '../../../renderer/format/record-address';
import type { RouteKind } from '../collections';
import { plainWords } from '../plain-words';
import type { Site } from '../survey';
import { ANY_PLACE, FEWEST_WORDS, SHORTEST } from './telling-words';

/** Pages that every conference calls by the same words, by their kind. */
const PAGES: Readonly<Record<string, RegExp>> = {
  registration:
    /(?<!\p{L})(?:register|registration|inscription|s[’']inscrire|inscrivez-vous|سجّ?ل(?:وا)?|(?:ال)?تسجيل)(?!\p{L})|^(?:(?:the|our|all|full|conference|participation|les|nos|tous les)\s)*(?:fees|fee table|rates|tarifs|frais|droits)(?:\s(?:of|for|de|du)\s(?:the |la |l[’'])?(?:conference|participation|colloque|congrès))?$|^(?:ال)?(?:رسوم|أسعار)(?: المشاركة| المؤتمر)?$/iu,
  schedule:
    /(?<!\p{L}|comité de |commission du |لجنة )(?:schedule|timetable|program(?:me)?(?! (?:committee|chair|track))|(?:ال|لل|بال)برنامج)(?!\p{L})/iu,
  topics: /(?<!\p{L})(?:topics|themes|thèmes|thématiques|sujets|(?:ال)?محاور)(?!\p{L})/iu,
  papers:
    /(?<!\p{L})(?:(?:list of )?accepted papers|list of papers|articles acceptés|(?:ال)?أوراق المقبولة)(?!\p{L})/iu,
  'important-dates':
    /(?<!\p{L})(?:dates?|deadlines?|calendar|échéances?|calendrier|délais?|مواعيد|المواعيد|التواريخ)(?!\p{L})/iu,
  'program-committee':
    /(?<!\p{L})(?:program(?:me)? committee|reviewers|members|comité de (?:programme|lecture)|لجنة البرنامج|اللجنة)(?!\p{L})/iu,
  attending: /(?<!\p{L})(?:travel|getting there|how to get there|venir|se rendre|accès|الوصول)(?!\p{L})/iu,
};

/** Words for what is sent in: no page of these kinds takes it. */
const SENDING =
  /^(?:submit|apply|propose|send (?:us )?(?:your|an?)|déposer|soumettre|proposer|candidater|قدّ?م|أرسل)(?!\p{L})/iu;

/** Pages of single records, of which each may be called by the title of their list. */
const OF_RECORDS: ReadonlySet<RouteKind> = new Set<RouteKind>(recordKinds);

/**
 * The page, document or service that the words of a link name, if it leads to another; undefined if they name none, or
 * agree.
 */
export type OtherOf = (words: string, href: string, inMenu?: boolean) => string | undefined;

type Route = Site['routes'][number]['route'];

/** The page that the words of a link to another page name, by what every conference calls such pages, or by its title. */
export function otherPage({ routes }: Pick<Site, 'routes'>): OtherOf {
  const byPath = new Map(routes.map(({ route }) => [route.path, route]));
  const listed = routes
    .map(({ route }) => route)
    .filter((route) => route.path === route.canonical && !OF_RECORDS.has(route.kind));
  const kinds = new Set(routes.map(({ route }) => route.kind));
  const byTitle = byWholeTitle(listed);
  const byWords = bySameWords(listed);
  const bySubset = byWordsWithin(listed);
  const ofOtherCall = byCall(listed);
  const byLabel = new Map(listed.map((route) => [route.title.trim().toLowerCase(), route]));
  return (words, href, inMenu = false) => {
    const target = byPath.get(href.replace(/[?#].*$/, ''));
    if (target === undefined) return undefined;
    const other = pageOfKind(words, target.kind, kinds);
    // A section of a page may be about what another page is called by.
    if (other !== undefined || href.includes('#')) return other;
    // In a menu, a title of one word is a title, too.
    const labelled = inMenu ? byLabel.get(words.trim().toLowerCase()) : undefined;
    const isOther = labelled !== undefined && labelled.canonical !== target.canonical && target.kind === labelled.kind;
    const named =
      byTitle(words, target) ??
      byWords(words, target) ??
      (isOther ? labelled : undefined) ??
      (inMenu ? bySubset(words, target) : undefined) ??
      ofOtherCall(words, target);
    return named && `the page "${named.title}", which is ${named.path}`;
  };
}

function pageOfKind(words: string, kind: RouteKind, kinds: ReadonlySet<string>): string | undefined {
  if (PAGES[kind] === undefined || PAGES[kind].test(words)) return undefined;
  const [only, ...others] = Object.keys(PAGES).filter((each) => PAGES[each]?.test(words) === true);
  if (only !== undefined && others.length === 0 && kinds.has(only)) return `the page "${only}"`;
  return SENDING.test(words) ? 'a place where something is sent in' : undefined;
}

/** Pages of two words and more, which a link may call word for word: "Payment form". */
function byWholeTitle(listed: readonly Route[]) {
  // "Call for Papers / Guidelines" is called by either; two pages that share a part are called by none.
  const named = listed.flatMap((route) =>
    [...new Set([route.title, ...(route.title.includes(' / ') ? route.title.split(' / ') : [])])]
      .filter((title) => title.trim().includes(' '))
      .map((title) => ({ route, title: title.trim().toLowerCase() })),
  );
  const titles = new Map(
    [...grouped(named, ({ title }) => title)].flatMap(([title, [first, ...others]]) => {
      const whole = [first, ...others].find((each) => each?.route.title.trim().toLowerCase() === title) ?? first;
      return whole === undefined || (whole.route.title.includes(' / ') && others.length > 0)
        ? []
        : [[title, whole.route] as const];
    }),
  );
  return (words: string, target: Route): Route | undefined => {
    const said = words.trim().toLowerCase();
    const page = titles.get(said);
    // "Special sessions" may lead to the call for them.
    return page?.canonical === target.canonical || target.title.toLowerCase().includes(said) ? undefined : page;
  };
}

/** Pages by the words of their titles, in any order and number. */
function bySameWords(listed: readonly Route[]) {
  // Of special sessions, each may be called one.
  const titled = listed.filter(({ kind }) => kind !== 'special-sessions');
  const titles = new Map(titled.map((route) => [keyOfTitle(route.title), route]));
  return (words: string, target: Route): Route | undefined => {
    const key = keyOfTitle(words);
    const named = key === '' ? undefined : titles.get(key);
    return named?.canonical === target.canonical ? undefined : named;
  };
}

/** The words of a title in any order and number; nothing for a title of a single word. */
function keyOfTitle(title: string): string {
  const words = plainWords(title).filter((word) => word.length >= SHORTEST && !ANY_PLACE.test(word));
  const stems = new Set(words.map((word) => word.replace(/s$/u, '')));
  return stems.size < FEWEST_WORDS ? '' : [...stems].sort().join(' ');
}

const stemsOf = (title: string): Set<string> =>
  new Set(
    plainWords(title)
      .filter((word) => word.length >= SHORTEST && !ANY_PLACE.test(word))
      .map((word) => word.replace(/s$/u, '')),
  );

/** In a menu, a shorter form of a title names its page: all of its words are in that title, and not all in that of the target. */
function byWordsWithin(listed: readonly Route[]) {
  const titled = listed.map((route) => ({ route, stems: stemsOf(route.title) }));
  return (words: string, target: Route): Route | undefined => {
    const said = [...stemsOf(words)];
    const own = stemsOf(target.title);
    if (said.length < FEWEST_WORDS || said.every((word) => own.has(word))) return undefined;
    const [named, ...others] = titled.filter(({ stems }) => said.every((word) => stems.has(word)));
    return others.length > 0 || named?.route.kind !== target.kind ? undefined : named.route;
  };
}

/** "Submit a poster" leads to the call that is called so, and to no call of something else. */
function byCall(listed: readonly Route[]) {
  const calls = listed
    .filter(({ kind }) => kind === 'call')
    .map((route) => ({
      route,
      stems: [...stemsOf(route.title)].filter((word) => word !== 'call' && word !== 'appel'),
    }));
  return (words: string, target: Route): Route | undefined => {
    const own = calls.find(({ route }) => route.canonical === target.canonical);
    if (own === undefined || !SENDING.test(words.trim())) return undefined;
    const said = stemsOf(words);
    const isCalled = ({ stems }: (typeof calls)[number]) => stems.some((word) => said.has(word));
    const [named, ...others] = calls.filter(isCalled);
    return isCalled(own) || others.length > 0 ? undefined : named?.route;
  };
}
