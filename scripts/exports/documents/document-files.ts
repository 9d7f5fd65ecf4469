import { documentAddress } from '../../../renderer/format/document-address';
import { keptOrMade } from '../../cache/kept-work';
import type { Document } from '../../content/content';
import type { ExportFile } from '../export';
import { filesOfDocument } from './portraits';

/** The documents of the data, each made or kept. */
export const documentFiles = (documents: readonly Document[]): readonly ExportFile[] =>
  documents.map((document) => ({
    address: documentAddress(document),
    make: ({ content }, { keeper, publicDir }) => {
      const files = filesOfDocument(document, content, publicDir);
      return keptOrMade(keeper, `document ${JSON.stringify([document, files])}`, content, async (noting) =>
        (await import('./index')).makeDocument(noting, document, { publicDir }),
      );
    },
  }));
