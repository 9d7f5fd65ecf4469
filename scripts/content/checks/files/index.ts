import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { brokenFont } from './broken-font';
import { documentDisagrees, documentKind } from './document-sense';
import { largeAsset } from './large-asset';
import { missingAsset } from './missing-asset';
import { missingSource } from './missing-source';
import { pictureFile } from './picture-file';
import { pictureMetadata } from './picture-metadata';
import { pictureSize } from './picture-size';
import { pictureWords } from './picture-words';
import { themeContrast } from './theme-contrast';
import { titlePageAuthors } from './title-page-authors';
import { unreadableAsset } from './unreadable-asset';
import { unusedAsset } from './unused-asset';

/** Pictures, documents and fonts are there, whole, small enough, used, and what they say that they are. */
export const filesChecks = [
  missingAsset,
  largeAsset,
  pictureFile,
  pictureSize,
  pictureMetadata,
  brokenFont,
  unreadableAsset,
  unusedAsset,
  ...missingSource,
  themeContrast,
  titlePageAuthors,
  documentKind,
  documentDisagrees,
  pictureWords,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
