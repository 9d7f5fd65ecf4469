import { documentAddress } from '../../../shared/format/document-address';
import { memoised } from '../../../shared/memoise';
import type { Document, PublishedContent } from '../../../shared/model/content';
import { codeOf } from '../../cache/code-of';
import { hashOf } from '../../cache/hash-of.mjs';
import type { ExportFile } from '../export';
import { hashOfTemplates } from '../paper/hash-of-templates';
import { filesOfDocument } from './portraits';

/** Of all of it: a booklet shows nearly everything. */
const hashOfContent = memoised((content: PublishedContent) => hashOf(JSON.stringify(content)));

/** The documents of the data, each made or kept. */
export const documentFiles = (documents: readonly Document[]): readonly ExportFile[] =>
  documents.map((document) => ({
    address: documentAddress(document),
    make: ({ content }, { cache, publicDir }) => {
      const code = [codeOf('scripts/exports/documents/index.ts'), hashOfTemplates()];
      const inputs = [code, document, hashOfContent(content), filesOfDocument(document, content, publicDir)];
      return cache.get(`document.${hashOf(JSON.stringify(inputs), 32)}`, async () =>
        (await import('./index')).makeDocument(content, document, { publicDir }),
      );
    },
  }));
