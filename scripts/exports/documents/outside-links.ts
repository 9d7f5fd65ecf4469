import type { Conference } from '../../../shared/model/content';
import type { Resolve } from './text-blocks';

/** Makes addresses of this site whole, for documents that are read elsewhere, as far as its own is known. */
export const outside =
  ({ url = '' }: Conference): Resolve =>
  (link) =>
    link.startsWith('/') ? url + link : link;
