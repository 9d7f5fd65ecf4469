import type { Citation } from '../../../renderer/citation/citation';
import { citationIn } from '../../../renderer/citation/cited';
import { citationAddress, citationFormats } from '../../../renderer/citation/formats';
import { baseOf } from '../../../renderer/editions';
import type { PaperView } from '../../../renderer/program/paper-view';
import { pathOfRecord } from '../../../renderer/program/record-links';
import { viewOf } from '../../../renderer/program/view-of';
import { wordsOf } from '../../../renderer/words';
import type { Route } from '../../content/link/route';
import { type RenderedContent, shownContent } from '../../content/site-content';
import type { ExportFile } from '../export';

/** A file for reference managers of every paper and poster that has a page, in every format. */
export function citationFiles(routes: readonly Route[]): ExportFile[] {
  return routes.flatMap(({ kind, id, path, canonical }) =>
    (kind === 'paper' || kind === 'poster') && path === canonical
      ? citationFormats.map(({ ending, write }) => ({
          address: citationAddress(kind, id, ending),
          make: async (site) => write([citationOfPage(shownContent(site), kind, id)]),
        }))
      : [],
  );
}

function citationOfPage(content: RenderedContent, kind: 'paper' | 'poster', id: string): Citation {
  const view = viewOf(content, { kind, id }) as PaperView; // of that kind
  const links = {
    to: (...record: readonly [typeof kind, string]) =>
      pathOfRecord(content.conference.features, baseOf(content), ...record),
  };
  return citationIn({ content, links, words: wordsOf(content) }, view);
}
