import type { PublishedContent } from '../../../shared/model/content';
import {
  type ChangesFile,
  ENTRIES_A_FILE,
  type ProgramFile,
  type ProgramIndex,
} from '../../../shared/my-programme/program-files';
import { wordsOf } from '../../../shared/words';
import { hashOf } from '../../cache/hash-of.mjs';
import type { SiteContent } from '../../content/site-content';
import { changeText } from './change-text';
import { programEntries } from './entries';

interface MadeProgram {
  readonly index: ProgramIndex;
  readonly files: readonly ProgramFile[];
}

const known = new WeakMap<PublishedContent, MadeProgram>();

/** All that can be starred, divided; made once. */
export function madeProgram(site: SiteContent): MadeProgram {
  const found = known.get(site.content);
  if (found) return found;
  const entries = programEntries(site);
  const keys = entries.map(({ key }) => key).join(' ');
  // The version depends on keys only, so that a corrected title changes only the file of its entry.
  const version = hashOf(keys, 12);
  const made = {
    index: { version, chunk: ENTRIES_A_FILE, keys },
    files: Array.from({ length: Math.ceil(entries.length / ENTRIES_A_FILE) }, (_, number) => ({
      version,
      entries: entries.slice(number * ENTRIES_A_FILE, (number + 1) * ENTRIES_A_FILE),
    })),
  };
  known.set(site.content, made);
  return made;
}

/** Lists the changes of every release except for the first. */
export const changesFile = (content: PublishedContent): ChangesFile => ({
  releases: content.releases.slice(1).map(({ version, changes }) => ({
    version,
    changes: changes.map((change) => ({
      key: change.entry,
      title: change.title,
      text: changeText(change, wordsOf(content), content.conference),
    })),
  })),
});
