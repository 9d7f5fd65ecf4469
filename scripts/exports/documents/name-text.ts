import type { Contributor } from '../../../shared/model/contributor';
import type { Run, Text } from './blocks';

/** A run without its words. */
type Look = Omit<Run, 'text'>;

/** A name in runs, that by which it is sorted in one of its own: where a name takes two lines, the first ends before or after it. */
export function nameText(
  { name, familyName }: Pick<Contributor, 'name' | 'familyName'>,
  ofFamily: Look = { together: true },
  ofOthers: Look = { together: true },
): Text {
  const start = name.lastIndexOf(familyName);
  if (start < 0) return [{ text: name }];
  const rest = name.slice(start + familyName.length);
  const gap = rest.slice(0, rest.length - rest.trimStart().length);
  return [
    { ...ofOthers, text: name.slice(0, start) },
    { ...ofFamily, text: familyName + gap },
    { ...ofOthers, text: rest.trimStart() },
  ].filter(({ text }) => text !== '');
}
