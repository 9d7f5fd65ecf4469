import type { Proceedings } from '#content';
import { type CitedName, citedName } from './cited-name';

/** The volume of a paper, in the words of the Citation Style Language. */
export interface VolumeFacts {
  readonly editor?: readonly CitedName[];
  readonly publisher?: string;
  readonly 'publisher-place'?: string;
  readonly 'collection-title'?: string;
  readonly volume?: string;
  readonly ISBN?: string;
  readonly ISSN?: string;
}

/** The volume, as citations of its papers name it. */
export interface CitedVolume {
  readonly title: string;
  readonly published: string;
  readonly facts: VolumeFacts;
}

/** The facts of the volume in a citation, beside its title and its day. */
export function volumeFacts(
  { editors = [], publisher, series, volume, isbn }: Proceedings,
  familyNameOf: (name: string) => string | undefined,
): VolumeFacts {
  return {
    ...(editors.length > 0 && {
      editor: editors.map((name) => citedName(name, familyNameOf(name))),
    }),
    ...(publisher && { publisher: publisher.name }),
    ...(publisher?.place && { 'publisher-place': publisher.place }),
    ...(series && { 'collection-title': series.title }),
    ...(volume && { volume }),
    ...(isbn && { ISBN: isbn }),
    ...(series?.issn && { ISSN: series.issn }),
  };
}
