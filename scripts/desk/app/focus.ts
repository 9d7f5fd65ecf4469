import { useSyncExternalStore } from 'react';
import { followers } from './followers';

/** The record that somebody edits. */
interface Focus {
  /** Path of the file below the data folder. */
  readonly name: string;
  /** What identifies it, or its name; empty for the whole file. */
  readonly id: string;
}

let current: Focus = { name: '', id: '' };
const changes = followers();

/** Says which record is edited, so that the preview shows it. */
export function lookAt(name: string, id = ''): void {
  if (current.name === name && current.id === id) return;
  current = { name, id };
  changes.call();
}

/** Returns the record that is edited, and follows it. */
export const useFocus = (): Focus => useSyncExternalStore(changes.add, () => current);
