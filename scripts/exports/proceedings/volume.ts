import type { Citation } from '../../../renderer/citation/citation';
import { citationIn } from '../../../renderer/citation/cited';
import { type Proceedings, type VolumeFacts, volumeFacts } from '../../../renderer/citation/proceedings';
import { compareCodeUnits } from '../../../renderer/format/compare-code-units';
import { sessionName } from '../../../renderer/format/schedule';
import { type PaperView, paperView } from '../../../renderer/program/paper-view';
import { type Program, programOf } from '../../../renderer/program/program';
import { contributorNamed } from '../../../renderer/program/record-links';
import { type Words, wordsOf } from '../../../renderer/words';
import { type RenderedContent, type SiteContent, shownContent } from '../../content/site-content';
import { editionName } from '../program/edition-name';

/** A paper of the volume. */
export interface VolumePaper {
  readonly view: PaperView;
  readonly citation: Citation;
  /** The session in which it is presented first, in words. */
  readonly session?: string;
}

/** The volume in which the papers appear, as every format shares it. */
export interface Volume {
  readonly proceedings: Proceedings;
  readonly facts: VolumeFacts;
  readonly content: RenderedContent;
  readonly words: Words;
  /** By what programs know it: "abc-2031". */
  readonly key: string;
  /** In the order of their pages; where not all have some, in that of the program. */
  readonly papers: readonly VolumePaper[];
}

const known = new WeakMap<RenderedContent, Volume>();

/** The volume of a site that has one; put together once for all formats. */
export function volumeOf(site: SiteContent): Volume {
  const content = shownContent(site);
  const found = known.get(content) ?? makeVolume(content);
  known.set(content, found);
  return found;
}

function makeVolume(content: RenderedContent): Volume {
  const { proceedings, contributors, conference } = content;
  if (proceedings === undefined) throw new Error('a volume of a conference without proceedings');
  const program = programOf(content);
  const words = wordsOf(content);
  const papers = inOrder(program).flatMap(({ id }): VolumePaper[] => {
    const view = paperView(program, id);
    if (view === undefined) return [];
    const session = program.presentations.get(id)?.[0]?.session;
    const citation = citationIn({ content, links: program.links, words }, view);
    return [{ view, citation, ...(session && { session: sessionName(session, words) }) }];
  });
  const facts = volumeFacts(proceedings, (name) => contributorNamed(contributors, name)?.familyName);
  return { proceedings, facts, content, words, key: editionName(conference), papers };
}

/** The first page of "12-19". */
const firstPage = (pages: string | undefined) => Number(/^\d+/.exec(pages ?? '')?.[0] ?? Number.NaN);

function inOrder({ content: { papers }, presentations }: Program) {
  const paged = papers.map((paper) => ({ paper, page: firstPage(paper.pages) }));
  if (paged.every(({ page }) => !Number.isNaN(page)))
    return paged.sort((one, other) => one.page - other.page).map(({ paper }) => paper);
  const starts = papers.map((paper) => {
    const session = presentations.get(paper.id)?.[0]?.session;
    // Papers without a session stand last.
    return { paper, start: session ? `${session.date} ${session.start}` : '~' };
  });
  return starts.sort((one, other) => compareCodeUnits(one.start, other.start)).map(({ paper }) => paper);
}
