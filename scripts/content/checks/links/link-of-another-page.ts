// Codes: link-words.

import { recordKinds } from '../../../../renderer/format/record-address';
import { defineCheck } from '../../check';
import type { RouteKind } from '../../collections';
import { isRecord } from '../../fields';
import { plainWords } from '../../people/name-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Site } from '../../survey';
import { everyText, type WrittenText } from '../../texts/every-text';
import { type Flaw, flawReport, quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

/** Pages that every conference calls by the same words, by their kind. */
const PAGES: Readonly<Record<string, RegExp>> = {
  registration:
    /(?<!\p{L})(?:register|registration|inscription|s[’']inscrire|inscrivez-vous|سجّ?ل(?:وا)?|(?:ال)?تسجيل)(?!\p{L})/iu,
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

/** The words of a link name one page, and it leads to another. */
export const linkOfAnotherPage = defineCheck(
  ['conference', 'contacts', 'documents'],
  ({ conference, contacts, documents }, site) => {
    const kinds = new Map(site.routes.map(({ route }) => [route.path, route.kind]));
    const byTitle = new Map(
      site.routes
        .filter(
          ({ route }) =>
            route.path === route.canonical && !OF_RECORDS.has(route.kind) && route.kind !== 'special-sessions',
        )
        .map(({ route }) => [keyOfTitle(route.title), route] as const),
    );
    /** Pages of two words, by what a link may call them word for word: "Payment form". */
    const titles = new Map(
      site.routes
        .filter(({ route }) => route.path === route.canonical && !OF_RECORDS.has(route.kind))
        .flatMap(({ route }) => titleKey(route)),
    );
    const canonical = new Map(site.routes.map(({ route }) => [route.path, route.canonical]));
    /** The page whose title says the same as the words, where the link leads to another. */
    const pageOfTitle = (words: string, href: string): string | undefined => {
      const target = canonical.get(href.replace(/[?#].*$/, ''));
      const exact = titles.get(words.trim().toLowerCase());
      if (exact !== undefined && !href.includes('#') && target !== undefined && exact.canonical !== target) {
        // "Special sessions" may lead to the call for them.
        const own = site.routes.find(({ route }) => route.path === target)?.route.title.toLowerCase();
        if (own?.includes(words.trim().toLowerCase()) !== true)
          return `the page "${exact.title}", which is ${exact.path}`;
      }
      const key = keyOfTitle(words);
      const named = key === '' ? undefined : byTitle.get(key);
      // A section of a page may be about what another page is called by.
      return named === undefined || href.includes('#') || target === undefined || named.canonical === target
        ? undefined
        : `the page "${named.title}", which is ${named.path}`;
    };
    const links = conference.value.links ?? [];
    const boxes = [
      ...contacts.map(({ value: { label, email } }) => ({ label, href: `mailto:${email}` })),
      ...links.map(({ label, url }) => ({ label, href: url })),
    ].map(({ label, href }) => ({ label, href, words: plainWords(label) }));
    const titleOfOther = (words: string, href: string): string | undefined => {
      const kind = kinds.get(href.replace(/[?#].*$/, ''));
      if (kind === undefined || PAGES[kind] === undefined || PAGES[kind]?.test(words)) return undefined;
      const said = Object.keys(PAGES).filter((each) => PAGES[each]?.test(words) === true);
      const [only] = said;
      if (said.length === 1 && [...kinds.values()].some((each) => each === only)) return `the page "${only}"`;
      return SENDING.test(words) ? 'a place where something is sent in' : undefined;
    };
    /** The mailbox or service that is called so in the data, where the link leads to another of them. */
    const serviceOfOther = (words: string, href: string): string | undefined => {
      const own = plainWords(words).filter((word) => word.length >= SHORTEST && !ANY_PLACE.test(word));
      const isCalled = (box: (typeof boxes)[number]) =>
        own.some((word) => box.words.some((other) => other.slice(0, SHORTEST) === word.slice(0, SHORTEST)));
      const target = boxes.filter((box) => isUnder(href, box.href));
      const named = boxes.filter(isCalled);
      const [only] = named;
      const isElsewhere =
        target.length > 0 && !target.some(isCalled) && new Set(named.map((each) => each.href)).size === 1;
      return isElsewhere && only !== undefined ? `"${only.label}", which is ${only.href}` : undefined;
    };
    const files = documents.map(({ value: { file, title } }) => ({
      href: `/documents/${file}`,
      title,
      own: tellingWords(title),
    }));
    /** The document whose title shares words with those of the link, where it leads to one that shares none. */
    const documentOfOther = (words: string, href: string): string | undefined => {
      const said = tellingWords(words);
      const shared = (each: (typeof files)[number]) => each.own.filter((word) => said.includes(word)).length;
      const target = files.find((each) => each.href === href);
      if (target === undefined || shared(target) > 0) return undefined;
      const [named, ...others] = files.filter((each) => shared(each) >= FEWEST_WORDS);
      return named === undefined || others.length > 0
        ? undefined
        : `the document "${named.title}", which is ${named.href}`;
    };
    const otherOf = (words: string, href: string) =>
      href.startsWith('/documents/')
        ? documentOfOther(words, href)
        : href.startsWith('/')
          ? (titleOfOther(words, href) ?? pageOfTitle(words, href))
          : serviceOfOther(words, href);
    const urls = new Map(links.map(({ id, url }) => [id, url]));
    const targetOf = (href: string) => {
      const [, id] = FETCHED.exec(href) ?? [];
      return id === undefined ? href : urls.get(id);
    };
    return linksIn(site).flatMap(({ written, words, about, href, start, end }): Diagnostic[] => {
      const target = targetOf(href);
      if (target === undefined) return [];
      const other =
        otherOf(words, target) ??
        (about !== undefined && target.startsWith('/') ? titleOfOther(about, target) : undefined);
      if (other === undefined) return [];
      const flaw: Flaw = {
        start,
        end,
        message: `${quote(words)} names ${other}, and leads to ${quote(target)}.`,
        hint: 'Correct the address or the words: a link may have been copied.',
      };
      if (start < end) return [flawReport('link-words', written, flaw)];
      return [warning('link-words', written.entry.at(...written.path), flaw.message, { hint: flaw.hint })];
    });
  },
);

const tellingWords = (title: string) =>
  plainWords(title).filter(
    (word) => word.length >= SHORTEST && !/^(?:download|telecharger|file|document|pdf|word)$/.test(word),
  );

const titleKey = <R extends { readonly title: string }>(route: R): [string, R][] =>
  route.title.includes(' ') ? [[route.title.trim().toLowerCase(), route]] : [];

/** A title of one word is a word of many sentences. */
const FEWEST_WORDS = 2;

/** Pages of single records, and the list of special sessions, of which each may be called one: a list, or their place in it, may be called by their titles. */
const OF_RECORDS: ReadonlySet<RouteKind> = new Set<RouteKind>(recordKinds);

/** The words of a title in any order and number; nothing for a title of a single word. */
function keyOfTitle(title: string): string {
  const words = plainWords(title).filter((word) => word.length >= SHORTEST && !ANY_PLACE.test(word));
  const stems = new Set(words.map((word) => word.replace(/s$/u, '')));
  return stems.size < FEWEST_WORDS ? '' : [...stems].sort().join(' ');
}

/** What any link may be called: "the ministry's site" is no mailbox of the site. */
const ANY_PLACE =
  /^(?:sites?|web|website|pages?|links?|liens?|online|forms?|formulaires?|services?|team|equipe|desk|office|bureau|address|adresse|help|aide|here|موقع|صفحة|رابط)$/u;

/** So many first letters of two words make them akin: "Apply" and "Application". */
const SHORTEST = 4;

const isUnder = (href: string, of: string) => href === of || href.startsWith(`${of}/`) || href.startsWith(`${of}?`);

interface Worded {
  readonly written: WrittenText;
  readonly words: string;
  readonly href: string;
  /** What the words of a button leave to the sentence above it: "Read the list". */
  readonly about?: string | undefined;
  /** The link within its text; nothing where it is a field of its own. */
  readonly start: number;
  readonly end: number;
}

const SIGN = /\]\(|\{\{|^\/|^https?:|^mailto:/;
const LINK = /(?<!!)\[([^\]\n]+)\]\(\s*<?(\{\{[^{}]*\}\}|[^)>\s{}]+)>?\s*\)/g;
/** A link that a text fetches from conference.yaml. */
const FETCHED = /^\{\{\s*links\.([\w-]+)\s*\}\}$/;
/** Words of a button that say nothing of where it leads. */
const GENERAL =
  /^(?:read|see|view|open|voir|lire|consulter) (?:the |la |le )?(?:list|liste|more|plus)$|^(?:read more|see all|en savoir plus|voir tout|عرض القائمة|اقرأ المزيد)$/iu;

/** Every link of a text, and every address with the words of its button or menu entry beside it. */
function linksIn(site: Site): Worded[] {
  return everyText(site, SIGN).flatMap((written): Worded[] => {
    const { text, kind, field, path, entry } = written;
    if (kind === 'markdown')
      return [...text.matchAll(LINK)].map(({ 0: whole, 1: words = '', 2: href = '', index }) => ({
        ...{ written, words, href },
        ...{ start: index, end: index + whole.length },
      }));
    if (field !== 'link') return [];
    const beside = valueAt(entry.value, path.slice(0, -1));
    const words = isRecord(beside) ? (beside.button ?? beside.label) : undefined;
    if (typeof words !== 'string') return [];
    const above = isRecord(beside) && GENERAL.test(words.trim()) ? beside.text : undefined;
    const about = typeof above === 'string' ? above : undefined;
    return [{ written, words, about, href: text, start: 0, end: 0 }];
  });
}
