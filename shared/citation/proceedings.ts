import type { Proceedings } from '#content';
import type { PersonName } from '../model/person-name';

/** The facts of a volume, named as in the Citation Style Language. */
export interface VolumeFacts {
  readonly editor?: readonly PersonName[];
  readonly publisher?: string;
  readonly 'publisher-place'?: string;
  readonly 'collection-title'?: string;
  readonly volume?: string;
  readonly ISBN?: string;
  readonly ISSN?: string;
}

/** The volume that citations of its papers name. */
export interface CitedVolume {
  readonly title: string;
  readonly published: string;
  readonly facts: VolumeFacts;
}

/** Collects the facts of a volume other than its title and date. */
export function volumeFacts(
  { editors = [], publisher, series, volume, isbn }: Proceedings,
  partsOf: (name: string) => PersonName | undefined,
): VolumeFacts {
  return {
    ...(editors.length > 0 && {
      editor: editors.map((name) => partsOf(name) ?? { literal: name }),
    }),
    ...(publisher && { publisher: publisher.name }),
    ...(publisher?.place && { 'publisher-place': publisher.place }),
    ...(series && { 'collection-title': series.title }),
    ...(volume && { volume }),
    ...(isbn && { ISBN: isbn }),
    ...(series?.issn && { ISSN: series.issn }),
  };
}
