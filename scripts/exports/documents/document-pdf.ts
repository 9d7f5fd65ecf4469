import type { PublishedContent } from '../../../shared/model/content';
import { themeOf } from '../../../shared/theme/theme';
import { type Words, wordsOf } from '../../../shared/words';
import { makePdf, type PaperFiles } from '../paper/typst';
import type { Block } from './blocks';
import { documentLook } from './colours';
import { type DocumentConference, factsOf } from './imprint';

interface Options {
  /** The letters are so many times larger: the document is read at arm's length. */
  readonly enlarged?: number;
  /** Pictures that blocks name. */
  readonly files?: PaperFiles;
}

/** Makes a document whose text flows from page to page. */
export function makeDocumentPdf(
  blocks: readonly Block[],
  content: { readonly conference: DocumentConference; readonly theme: PublishedContent['theme'] },
  title: string,
  { enlarged = 1, files }: Options = {},
): Uint8Array {
  const words = wordsOf(content);
  const data = {
    facts: factsOf(content.conference, title, words),
    look: documentLook(themeOf(content.theme)),
    enlarged,
    runningHead: content.conference.acronym,
    contents: words.documents.contents,
    ...pageWords(words),
    blocks,
  };
  return makePdf('document.typ', data, files);
}

/** What stands below a page: the template alone knows the numbers. */
function pageWords({ documents }: Words) {
  const [page, pages] = [11_111, 22_222];
  const written = documents.pageOf(page, pages);
  const digits = /[٠-٩]/.test(written) ? '٠١٢٣٤٥٦٧٨٩' : '0123456789';
  const inDigits = (number: number) => [...String(number)].map((digit) => digits[Number(digit)]).join('');
  return { digits, pageOf: written.replace(inDigits(page), '{page}').replace(inDigits(pages), '{pages}') };
}
