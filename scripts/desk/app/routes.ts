import { useSyncExternalStore } from 'react';
import type { FindingPlace } from '../contract';
import { followers } from './followers';

/** What the desk shows: a view, and a place in a file. */
export interface DeskRoute {
  readonly view: 'findings' | 'file' | 'board' | 'find' | 'history' | 'text';
  /** The file, for `file` and `text`. */
  readonly name: string;
  /** The place to go to. */
  readonly at: Readonly<Record<string, string>>;
}

/** Reads the part of an address after `#`, such as `/file/sessions.csv?row=3&column=2`. */
function routeOf(hash: string): DeskRoute {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [, view = '', ...rest] = path.split('/');
  const name = decodeURIComponent(rest.join('/'));
  const at = Object.fromEntries(new URLSearchParams(query));
  switch (view) {
    case 'file':
    case 'text':
    case 'board':
    case 'find':
    case 'history':
      return { view, name, at };
    default:
      return { view: 'findings', name: '', at };
  }
}

/** Makes the address of a view. */
export function addressOf(
  view: DeskRoute['view'],
  name = '',
  at: Readonly<Record<string, string | number>> = {},
): string {
  const query = new URLSearchParams(Object.entries(at).map(([key, value]): [string, string] => [key, String(value)]));
  const path = name === '' ? `/${view}` : `/${view}/${name.split('/').map(encodeURIComponent).join('/')}`;
  return `#${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** Makes the address of the place of a finding. */
export function addressOfPlace({ name, cell, path, line }: FindingPlace): string {
  if (cell) return addressOf('file', name, { row: cell.row, column: cell.column });
  return path ? addressOf('file', name, { path: JSON.stringify(path) }) : addressOf('text', name, { line });
}

let current = routeOf(location.hash);
const changes = followers();
addEventListener('hashchange', () => {
  current = routeOf(location.hash);
  changes.call();
});

/** Returns what the desk shows, and follows the address. */
export const useRoute = (): DeskRoute => useSyncExternalStore(changes.add, () => current);

/** Goes to an address of the desk. */
export const goTo = (address: string): void => {
  location.hash = address;
};
