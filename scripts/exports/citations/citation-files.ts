import type { Citation } from '../../../renderer/citation/citation';
import { citationIn } from '../../../renderer/citation/cited';
import { citationAddress, citationFormats } from '../../../renderer/citation/formats';
import { paperView, posterView } from '../../../renderer/program/paper-view';
import { programOf } from '../../../renderer/program/program';
import { wordsOf } from '../../../renderer/words';
import type { Route } from '../../content/link/route';
import type { ExportFile, RenderedContent } from '../export';
import { shownContent } from '../shown-content';

/** A file for reference managers of every paper and poster that has a page, in every format. */
export function citationFiles(routes: readonly Route[]): ExportFile[] {
  return routes.flatMap(({ kind, id, path, canonical }) =>
    (kind === 'paper' || kind === 'poster') && path === canonical
      ? citationFormats.map(
          ({ ending, write }) =>
            ({
              address: citationAddress(kind, id, ending),
              make: async (site) => write([lastCitation(shownContent(site), kind, id)]),
            }) satisfies ExportFile,
        )
      : [],
  );
}

const last = new WeakMap<RenderedContent, { readonly page: string; readonly citation: Citation }>();

/** The citation of a page, made once for its files, which are made one after the other. */
function lastCitation(content: RenderedContent, kind: 'paper' | 'poster', id: string): Citation {
  const page = `${kind} ${id}`;
  const found = last.get(content);
  if (found?.page === page) return found.citation;
  const citation = citationOfPage(content, kind, id);
  last.set(content, { page, citation });
  return citation;
}

function citationOfPage(content: RenderedContent, kind: 'paper' | 'poster', id: string): Citation {
  const program = programOf(content);
  const view = (kind === 'paper' ? paperView : posterView)(program, id);
  if (view === undefined) throw new Error(`The program has no ${kind} "${id}".`);
  return citationIn({ content, links: program.links, words: wordsOf(content) }, view);
}
