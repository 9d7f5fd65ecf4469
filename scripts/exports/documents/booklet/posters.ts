import type { Content } from '../../../content/content';
import type { Block } from '../blocks';
import { plain } from '../blocks';

/** The posters with their numbers. */
export function posters({ posters }: Content): Block[] {
  if (posters.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'Posters' },
    {
      kind: 'entries',
      entries: posters.map(({ id, title, authors }) => ({
        label: id,
        title: [{ text: title, bold: true }],
        lines: [plain(authors.join(', '))],
      })),
    },
  ];
}
