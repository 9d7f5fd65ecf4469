import { act } from '../saving';
import { deskNow } from '../store';
import { fill, wordsNow } from '../words/language';
import { shellWords } from '../words/shell';

/** Undoes the last save, or does it again. */
export async function takeBack(direction: 'undo' | 'redo'): Promise<void> {
  const what = deskNow().state?.[direction];
  if (what === undefined) return;
  const words = wordsNow(shellWords);
  await act(direction, { label: fill(direction === 'undo' ? words.undoWhat : words.redoWhat, { what }) });
}
