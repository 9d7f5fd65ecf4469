import type { Citation } from '../../../shared/citation/citation';
import { citationIn } from '../../../shared/citation/cited';
import { type VolumeFacts, volumeFacts } from '../../../shared/citation/proceedings';
import { compareCodeUnits } from '../../../shared/format/compare-code-units';
import { contributionKey, isPaper } from '../../../shared/format/contributions';
import { placeText } from '../../../shared/format/place';
import { sessionName } from '../../../shared/format/schedule';
import { memoised } from '../../../shared/memoise';
import type { Conference, Proceedings, RenderedContent } from '../../../shared/model/content';
import { type CitedPaper, citedPaper } from '../../../shared/program/paper-view';
import { placesOf } from '../../../shared/program/person-facts';
import { type Program, programOf } from '../../../shared/program/program';
import { contributorNamed } from '../../../shared/program/record-links';
import { editionName } from '../../../shared/slots/edition-name';
import { revisionsOf } from '../../../shared/slots/revisions';
import { wordsOf } from '../../../shared/words';
import { renderedContent, type SiteContent } from '../../content/site-content';

/** A paper of the volume. */
export interface VolumePaper extends Pick<CitedPaper, 'people'> {
  readonly id: string;
  /** The address of its file on this site. */
  readonly pdf?: string;
  readonly citation: Citation;
  /** The title in another language. */
  readonly second?: { readonly title: string; readonly language: string };
}

/**
 * The volume of the papers, as plain data for all formats.
 */
export interface Volume {
  readonly proceedings: Proceedings;
  readonly facts: VolumeFacts;
  /** The institution and country of each editor. */
  readonly editorPlaces: readonly (readonly string[])[];
  readonly conference: Conference;
  /** Place and days of the conference, as text. */
  readonly place: string;
  readonly period: string;
  /** Its key for programs: "abc-2031". */
  readonly key: string;
  /** The last release of the program; its time in UTC, if there is one. */
  readonly release: { readonly version: string; readonly time: string | undefined };
  /** In order of pages if all papers have some, else in order of the program. */
  readonly papers: readonly VolumePaper[];
  /** The name of each paper's first session. */
  readonly sessions: readonly (string | undefined)[];
}

/** Returns the volume of a site that has one. It is made once for all formats. */
export const volumeOf = (site: SiteContent): Volume => volumeIn(renderedContent(site));

const volumeIn = memoised((content: RenderedContent): Volume => {
  const { proceedings, contributors, base = '' } = content;
  const { url } = content.conference;
  const conference = { ...content.conference, ...(url !== undefined && { url: url + base }) };
  if (proceedings === undefined) throw new Error('a volume of a conference without proceedings');
  const program = programOf(content);
  const words = wordsOf(content);
  const cited = inOrder(program).flatMap((paper) => citedPaper(program, contributionKey(paper)) ?? []);
  return {
    proceedings,
    facts: volumeFacts(proceedings, (name) => contributorNamed(contributors, name)?.parts),
    editorPlaces: (proceedings.editors ?? []).map((name) => placeOf(program, name)),
    conference,
    place: placeText(conference, words),
    period: words.dates.periodInText(conference.start, conference.end),
    key: editionName(conference),
    release: { version: revisionsOf(content).version, time: content.releases.at(-1)?.time },
    papers: cited.map((each): VolumePaper => {
      const { id, pdf, secondTitle: title, secondTitleLanguage: language } = each.paper;
      const citation = citationIn({ content, links: program.links, words }, each);
      return {
        id,
        people: each.people,
        citation,
        ...(pdf && { pdf }),
        ...(title && language && { second: { title, language } }),
      };
    }),
    sessions: cited.map(({ paper }) => {
      const session = program.presentations.get(contributionKey(paper))?.[0]?.session;
      return session && sessionName(session, words);
    }),
  };
});

function placeOf(program: Program, name: string): readonly string[] {
  const known = contributorNamed(program.content.contributors, name);
  const { affiliations = [], country } = known ? placesOf(program, known) : {};
  return [...affiliations.slice(0, 1), ...(country ? [country] : [])];
}

/** Returns the first page: 12 of "12-19". */
const firstPage = (pages: string | undefined) => Number(/^\d+/.exec(pages ?? '')?.[0] ?? Number.NaN);

function inOrder({ content, presentations }: Program) {
  const papers = content.contributions.filter((each) => isPaper(each) && each.status !== 'withdrawn');
  const paged = papers.map((paper) => ({ paper, page: firstPage(paper.pages) }));
  if (paged.every(({ page }) => !Number.isNaN(page)))
    return paged.sort((one, other) => one.page - other.page).map(({ paper }) => paper);
  const starts = papers.map((paper) => {
    const session = presentations.get(contributionKey(paper))?.[0]?.session;
    // Papers without a session come last.
    return { paper, start: session ? `${session.date} ${session.start}` : '~' };
  });
  return starts.sort((one, other) => compareCodeUnits(one.start, other.start)).map(({ paper }) => paper);
}
