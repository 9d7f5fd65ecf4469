import { grouped } from '../../../shared/format/grouped';
import type { Place } from './diagnostics';

/** Lists the files and lines of places, cut to what people read. */
export function placesInWords(places: readonly Place[]): string {
  const files = [...grouped(places, ({ file }) => file)].map(([file, inFile]) => {
    const lines = [...new Set(inFile.map(({ range }) => range.line))];
    const [noun, nouns] = inFile[0]?.cell ? ['row', 'rows'] : ['line', 'lines'];
    return `${file}: ${lines.length === 1 ? noun : nouns} ${lines.slice(0, MOST_LINES).join(', ')}${lines.length > MOST_LINES ? ', …' : ''}`;
  });
  if (files.length === 1) return files.join('');
  return `${files.length} files: ${files.slice(0, MOST_FILES).join('; ')}${files.length > MOST_FILES ? '; …' : ''}`;
}

const MOST_LINES = 12;
const MOST_FILES = 6;
