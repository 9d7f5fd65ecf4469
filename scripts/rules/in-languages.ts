import type { ListedBy } from '../../shared/model/collections';
import { isRecord } from '../content/fields';
import type { Site } from '../content/survey';
import type { Entry } from '../content/validate/validate';

/** The data that a finder sees. */
export interface View {
  readonly entries: ReadonlyMap<ListedBy, readonly Entry[]>;
  readonly site: Site;
}

/** Leaves out the records in other languages than some: a record is in its own language, or in that of the conference. */
export function inLanguages({ entries, site }: View, languages: readonly string[]): View {
  const [conference] = entries.get('conference') ?? [];
  const usual = languageOf(conference) ?? 'en';
  const isWanted = (entry: Entry) => languages.includes((languageOf(entry) ?? usual).slice(0, 2));
  // The same list where nothing is left out: its texts are known already.
  const wanted = (list: readonly Entry[]) => (list.every(isWanted) ? list : list.filter(isWanted));
  const files = site.files.map((file) => ({ ...file, entries: wanted(file.entries) }));
  const isWhole = files.every((file, at) => file.entries === site.files[at]?.entries);
  return {
    entries: new Map([...entries].map(([name, list]) => [name, wanted(list)])),
    site: isWhole ? site : { ...site, files },
  };
}

const languageOf = (entry: Entry | undefined): string | undefined =>
  isRecord(entry?.value) && typeof entry.value.language === 'string' ? entry.value.language : undefined;
