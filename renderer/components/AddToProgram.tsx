import type { Words } from '../../shared/words';
import './Starrable.css';

interface AddToProgramProps {
  /** Key of the star. */
  readonly of: string;
  readonly words: Words;
}

/** Stars what a page is about. `enhancements/stars.ts` enables it; without script it is not shown. */
export const AddToProgram = ({ of, words: { mine } }: AddToProgramProps) => (
  <button type="button" data-quiet="" data-later="stars" data-add={of} disabled>
    <span>{mine.add}</span>
    <span>{mine.isIn}</span>
  </button>
);
