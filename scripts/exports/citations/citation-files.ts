import type { Citation } from '../../../renderer/citation/citation';
import { citationIn } from '../../../renderer/citation/cited';
import { citationAddress, citationFormats } from '../../../renderer/citation/formats';
import { notesOf } from '../../../renderer/noting';
import type { PaperView } from '../../../renderer/program/paper-view';
import { pathOfRecord } from '../../../renderer/program/record-links';
import { ask } from '../../../renderer/questions';
import { wordsOf } from '../../../renderer/words';
import type { Route } from '../../content/link/route';
import type { RenderedContent } from '../../content/site-content';
import { type ExportFile, fromShown } from '../export';

/** A file for reference managers of every paper and poster that has a page, in every format. */
export function citationFiles(routes: readonly Route[]): ExportFile[] {
  return routes.flatMap(({ kind, id, path, canonical }) =>
    (kind === 'paper' || kind === 'poster') && path === canonical
      ? citationFormats.map(({ ending, write }) =>
          fromShown(citationAddress(kind, id, ending), (content) => write([lastCitation(content, kind, id)])),
        )
      : [],
  );
}

interface Made {
  readonly page: string;
  readonly citation: Citation;
  readonly reads: ReadonlySet<string>;
}

const last = new WeakMap<object, Made>();

/** The citation of a page, made once for its files, which are made one after the other; what was read for it is noted for each. */
function lastCitation(content: RenderedContent, kind: 'paper' | 'poster', id: string): Citation {
  const page = `${kind} ${id}`;
  const notes = notesOf(content);
  const whole = notes?.whole ?? content;
  let found = last.get(whole);
  if (found?.page !== page) {
    const apart = notes?.apart() ?? { content, reads: new Set<string>() };
    found = { page, citation: citationOfPage(apart.content as RenderedContent, kind, id), reads: apart.reads }; // the same content
    last.set(whole, found);
  }
  if (notes) for (const read of found.reads) notes.note(read);
  return found.citation;
}

function citationOfPage(content: RenderedContent, kind: 'paper' | 'poster', id: string): Citation {
  const view = ask(content, 'view', kind, id) as PaperView; // of that kind
  const links = {
    to: (...record: readonly [typeof kind, string]) =>
      pathOfRecord(content.conference.features, ask(content, 'base'), ...record),
  };
  return citationIn({ content, links, words: wordsOf(content) }, view);
}
