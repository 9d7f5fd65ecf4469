import type { HTMLElement } from 'node-html-parser';
import { memoised } from '../../../shared/memoise';
import type { BuiltPage } from './read-page';
import type { Reference } from './references';

/** A built site, as far as addresses are concerned. */
export interface AddressedSite {
  /** Public address of the site, without a slash at the end. */
  readonly url: string;
  /** Every file, as an address from the site's root. */
  readonly files: ReadonlySet<string>;
  /** The page at an address; throws if there is none. */
  readonly pageAt: (path: string) => Pick<BuiltPage, 'root'>;
}

/** How the addresses of a site are followed. */
export interface Addresses {
  /** What an address on a page means, as a browser reads it there. */
  readonly resolve: (address: string, path: string) => URL;
  readonly isOurs: (url: URL) => boolean;
  /** The file that answers an address of the site, if there is one. */
  readonly fileAt: (url: URL) => string | undefined;
  /** Of the addresses on a page, those of the site that lead to no file. */
  readonly deadLinks: (path: string, references: readonly Reference[]) => Reference[];
  /** Those that lead to a place that its page does not have. */
  readonly deadAnchors: (path: string, references: readonly Reference[]) => Reference[];
}

/** The places of a page, read once: the longest have a thousand links to their own. */
const idsOf = memoised((root: HTMLElement) => new Set(root.querySelectorAll('[id]').map(({ id }) => id)));

const isWithinPage = (address: string) => address.startsWith('#');

export function addressesOf({ url: origin, files, pageAt }: AddressedSite): Addresses {
  const resolve = (address: string, path: string) => new URL(address, origin + encodeURI(path));
  const isOurs = (url: URL) => url.origin === origin;
  const fileAt = ({ pathname }: URL) => {
    const path = decodeURIComponent(pathname);
    return [path, `${path.replace(/\/$/, '')}/index.html`].find((file) => files.has(file));
  };
  const hasAnchor = (url: URL): boolean => {
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || idsOf(pageAt(decodeURIComponent(url.pathname)).root).has(id);
  };
  const ours = (path: string, references: readonly Reference[]) =>
    references.filter(({ address }) => isOurs(resolve(address, path)));
  return {
    resolve,
    isOurs,
    fileAt,
    deadLinks: (path, references) =>
      ours(path, references).filter(
        ({ address }) => !isWithinPage(address) && fileAt(resolve(address, path)) === undefined,
      ),
    deadAnchors: (path, references) =>
      ours(path, references)
        .filter(({ address }) => isWithinPage(address) || fileAt(resolve(address, path))?.endsWith('.html'))
        .filter(({ address }) => !hasAnchor(resolve(address, path))),
  };
}
