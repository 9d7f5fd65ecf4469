import { shownBy } from '../../renderer/support/shown-by';
import { addressesOf } from '../../site/support/dead-references';
import { emptyParts } from '../../site/support/empty-parts';
import {
  compressed,
  laterScriptsOf,
  quicklyCompressed,
  scriptsOf,
  stylesheetsOf,
} from '../../site/support/loaded-files';
import { referencesOf } from '../../site/support/references';
import { laterBudget, scriptBudget } from '../../site/support/script-budget';
import type { BuiltConference, ConferencePage } from '../built-conference';
import { foreignTo } from './foreign-names';
import { linkedDataFaults } from './schema-org';
import { englishWordsOn, listedTwice } from './shown-words';
import { invalidAmong } from './valid-html';

type FaultsOf = (page: ConferencePage) => readonly string[] | Promise<readonly string[]>;

/** What must be true of every page of every conference, as far as its HTML shows it. */
export interface PageGate {
  /** What is true where no fault is found. */
  readonly promise: string;
  /** Every page where looking costs little; where it costs much, one page of each kind is enough for `npm test`. */
  readonly pages: 'every page' | 'one of each kind';
  /** Makes ready to look at the pages of a conference; `others` are the names by which other conferences are known. */
  readonly of: (conference: BuiltConference, others: readonly ReadonlySet<string>[]) => FaultsOf;
}

const HTML_AND_CSS = 30_000;

/** One that ends a label, not one within a time or an address. */
const CLOSE_COLON = /[\p{L})»]:(?:\s|$)/u;

/** One that parts words, as Latin ones do; a text may begin with it, after a name that is a link. */
const LATIN_COMMA = /^,|\p{Script=Arabic}.*,(?:\s|$)|,\s.*\p{Script=Arabic}/u;

/** The page that an address with a place in it leads to, on which that place is looked for. */
const placeOf = (address: string, url: string, path: string): string[] => {
  const { origin, pathname, hash } = new URL(address, url + encodeURI(path));
  return origin === new URL(url).origin && hash !== '' ? [decodeURIComponent(pathname)] : [];
};

/** The one table of what is looked at in the HTML. */
export const PAGE_GATES: readonly PageGate[] = [
  {
    promise: 'is valid',
    pages: 'one of each kind',
    of: () => invalidAmong,
  },
  {
    promise: 'shows nothing empty',
    pages: 'every page',
    of:
      () =>
      ({ root }) =>
        emptyParts(root),
  },
  {
    promise: 'has no link to a page, a file or a place that is not there',
    pages: 'every page',
    of: (conference) => {
      const url = conference.content.conference.url ?? 'https://conference.example.org';
      const { files, pageAt } = conference;
      const { deadLinks, deadAnchors } = addressesOf({ url, files, pageAt });
      return async ({ path, root }) => {
        const references = referencesOf(root);
        await conference.render(references.flatMap(({ address }) => placeOf(address, url, path)));
        return [...deadLinks(path, references), ...deadAnchors(path, references)].map(({ address }) => address);
      };
    },
  },
  {
    promise: 'weighs little',
    pages: 'one of each kind',
    of:
      ({ fileText }) =>
      (page) => {
        const weigh = (addresses: readonly string[], weightOf: (text: string) => number) =>
          addresses.reduce((sum, address) => sum + weightOf(fileText(address)), 0);
        const markupBy = (weightOf: (text: string) => number) =>
          weightOf(page.html) + weigh(stylesheetsOf(page), weightOf);
        // The best compression takes twenty times as long, and is asked for only where a quick one is not enough.
        const quickly = markupBy(quicklyCompressed);
        const markup = quickly > HTML_AND_CSS ? markupBy(compressed) : quickly;
        const script = weigh(scriptsOf(page, fileText), quicklyCompressed);
        const later = weigh(laterScriptsOf(page, fileText), quicklyCompressed);
        return [
          ...(markup > HTML_AND_CSS ? [`${markup} B of HTML and CSS`] : []),
          ...(script > scriptBudget(page.root) ? [`${script} B of script`] : []),
          ...(later > laterBudget(page.root) ? [`${later} B of script after the first paint`] : []),
        ];
      },
  },
  {
    promise: "describes itself by schema.org's rules",
    pages: 'every page',
    of:
      () =>
      ({ root }) =>
        linkedDataFaults(root),
  },
  {
    promise: 'says no word of another conference',
    pages: 'every page',
    of: ({ content }, others) => {
      const foreign = foreignTo(content, others);
      return ({ html }) => foreign(html);
    },
  },
  {
    promise: 'says no English word of the interface, unless it is in English',
    pages: 'every page',
    of: ({ content }) => {
      const english = englishWordsOn(content);
      return ({ html }) => (content.conference.language.startsWith('en') ? [] : english(html));
    },
  },
  {
    promise: 'sets the colons of French apart from the word before them',
    pages: 'every page',
    of:
      ({ content }) =>
      ({ html }) =>
        content.conference.language.startsWith('fr') ? shownBy(html).filter((text) => CLOSE_COLON.test(text)) : [],
  },
  {
    promise: 'lists nothing twice in a row',
    pages: 'every page',
    of:
      () =>
      ({ html }) =>
        listedTwice(html),
  },
  {
    promise: 'parts what stands in Arabic by the commas of Arabic',
    pages: 'every page',
    of:
      ({ content }) =>
      ({ html }) =>
        content.conference.language.startsWith('ar') ? shownBy(html).filter((text) => LATIN_COMMA.test(text)) : [],
  },
];
