import type { ReactNode } from 'react';
import './Starrable.css';

interface StarrableProps {
  /** Key of the star: "session-oral-1", "paper-239", "poster-P01"; undefined for what has none. */
  readonly of: string | undefined;
  /** Whether a paper or a poster is presented: what was withdrawn has no star. */
  readonly isPresented?: boolean;
  /** The title. */
  readonly children: ReactNode;
}

/**
 * Marks the title of something that can be starred. Reserves the space of the star, which `enhancements/stars.ts` adds.
 * Without script, or if the conference has disabled stars, shows the title alone.
 */
export const Starrable = ({ of, isPresented = true, children }: StarrableProps) =>
  of !== undefined && isPresented ? <div data-star={of}>{children}</div> : children;
