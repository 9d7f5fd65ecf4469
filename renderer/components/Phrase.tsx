import type { ReactNode } from 'react';
import { around } from '../../shared/words/around';

interface PhraseProps {
  /** A phrase with one value. */
  readonly of: (value: string) => string;
  /** The value. */
  readonly children: ReactNode;
}

/** Shows a phrase whose value is an element: "until 16:00". */
export function Phrase({ of, children }: PhraseProps) {
  const [before, after] = around(of);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
