import type { RenderedContent, Route } from '#content';
import { daysOf, sessionName } from '../shared/format/schedule';
import { memoised } from '../shared/memoise';
import { hasWords, makeWords, type Words } from '../shared/words';
import { directionOf } from '../shared/words/direction';
import { isComplete } from '../shared/words/missing-words';
import type { SomeTexts } from '../shared/words/texts';
import { type Site, siteOf } from './site';

// Labels that are English for want of a translation are between these two until the page is rendered. Unicode reserves
// both for use within a program, so no text of the data has them.
const BEGIN = '\uFDD0';
const END = '\uFDD1';
const MARKS = /[\uFDD0\uFDD1]/g;

/** A site whose English labels are marked, and the route with its title marked. */
interface MarkedSite {
  readonly site: Site;
  readonly routeOf: (route: Route) => Route;
  /** Makes the HTML of the marks. */
  readonly finish: (html: string) => string;
}

/**
 * Returns the site for its pages. If the interface is not translated to the language of the conference, labels that
 * fall back to English get lang="en", so that a screen reader pronounces them as English.
 */
export const markedSite = memoised((content: RenderedContent): MarkedSite => {
  const { language } = content.conference;
  if (hasWords(language) || isComplete(content.words))
    return { site: siteOf(content), routeOf: (route) => route, finish: (html) => html };
  const { start, end } = content.conference;
  const words = makeWords(content, (all) => markedWords(all, content.words ?? {}));
  const labels = [
    ...textsIn(words.defaults),
    words.dates.period(start, end),
    ...daysOf(content.sessions).map(words.dates.day),
    ...content.sessions.map((session) => sessionName(session, words)),
  ];
  const known = new Map(labels.map((label) => [label.replace(MARKS, ''), label]));
  const routeOf = memoised((route: Route) => withMarks(route, known));
  const { home, navigation, pages, panels } = content;
  const filledIn = withMarks({ home, navigation, pages, panels }, known);
  const shown = { ...content, ...filledIn, routes: content.routes.map(routeOf) };
  const isRtl = directionOf(language) === 'rtl';
  return { site: { ...siteOf(shown), words }, routeOf, finish: (html) => withLanguage(html, isRtl) };
});

const asEnglish = (text: string) => (/\p{L}/u.test(text) ? BEGIN + text + END : text);

/** The values of a phrase are of the data, or marked themselves. */
const asValue = (value: unknown): unknown =>
  typeof value === 'string' ? END + value + BEGIN : Array.isArray(value) ? value.map(asValue) : value;

/** Marks the labels of a group that the conference has no own words for. `filledIn` marks the values of phrases. */
const marked = (part: object, own: SomeTexts, filledIn = asValue): object =>
  Object.fromEntries(
    Object.entries(part).map(([name, word]: [string, unknown]) => {
      const text = own[name];
      if (typeof word === 'object' && word !== null)
        return [name, marked(word, typeof text === 'object' ? text : {}, filledIn)];
      if (text !== undefined) return [name, word];
      if (typeof word === 'string') return [name, asEnglish(word)];
      const phrase = word as (...values: readonly unknown[]) => string; // nothing else is left
      return [name, (...values: readonly unknown[]) => asEnglish(phrase(...values.map(filledIn)))];
    }),
  );

/** Marks labels. Lists and numbers have no words; dates, countries and languages get values that no page shows. */
function markedWords({ dates, lists, number, country, language, ...others }: Words, own: SomeTexts): Words {
  const made = { ...marked(others, own), ...marked({ dates, country, language }, {}, (value) => value), lists, number };
  return made as Words; // the same labels
}

const textsIn = (part: object): string[] =>
  Object.values(part).flatMap((word: unknown) => (typeof word === 'string' ? word : textsIn(word as object)));

/** Marks the labels that the compiler has put into the content, also in titles such as "Schedule: Monday, May 10". */
function withMarks<Value>(value: Value, known: ReadonlyMap<string, string>): Value;
function withMarks(value: unknown, known: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return (
      known.get(value) ??
      value
        .split(': ')
        .map((part) => known.get(part) ?? part)
        .join(': ')
    );
  if (Array.isArray(value)) return value.map((each) => withMarks<unknown>(each, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'id' ? each : withMarks<unknown>(each, known)]),
  );
}

/** Elements whose text is no HTML, and tags. */
const TOKEN = /(<(script|style|title|textarea)\b.*?<\/\2>|<[^>]*>)/s;

/** An element that may get a language: no empty one, and no script before the text. */
const ELEMENT = /^<[a-z](?!.*(?: lang=|\/>$|<\/))/s;

/**
 * Adds the language to elements that consist of a marked label, and wraps other marked text in a `span`; on a
 * right-to-left page the `span` has the direction, too. Islands get no `span`, as their scripts do not expect it. In
 * attributes and scripts, the marks are removed.
 */
function withLanguage(html: string, isRtl: boolean): string {
  const span = isRtl ? '<span lang="en" dir="ltr">' : '<span lang="en">';
  const parts: string[] = [];
  let isMarked = false;
  let isIsland = false;
  // Each text is followed by a tag, and by the name of an element without HTML.
  const tokens = html.split(TOKEN);
  for (let at = 0; at < tokens.length; at += 3) {
    const [text = '', tag = ''] = [tokens[at], tokens[at + 1]];
    const before = parts.at(-1) ?? '';
    const takesNoSpan = isIsland || before.startsWith('<option');
    const isWhole = text.startsWith(BEGIN) && text.indexOf(END) === text.length - 1 && tag.startsWith('</');
    if (isWhole && (takesNoSpan || !isRtl) && ELEMENT.test(before)) {
      parts[parts.length - 1] = `${before.slice(0, -1)} lang="en">`;
      parts.push(text.slice(1, -1));
    } else if (text !== '')
      for (const piece of text.split(/(?=[\uFDD0\uFDD1])/)) {
        if (piece.startsWith(BEGIN)) isMarked = true;
        else if (piece.startsWith(END)) isMarked = false;
        const shown = piece.replace(MARKS, '');
        parts.push(isMarked && !takesNoSpan && /\p{L}/u.test(shown) ? `${span}${shown}</span>` : shown);
      }
    if (tag.startsWith('<div data-island=')) isIsland = true;
    else if (tag.startsWith('<script type="application/json"')) isIsland = false;
    parts.push(tag.replace(MARKS, ''));
  }
  return parts.join('');
}
