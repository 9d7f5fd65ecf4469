import type { ReactNode } from 'react';
import './Starrable.css';

interface StarrableProps {
  /** The key of the thing: "session-oral-1", "paper-239", "poster-P01". */
  readonly of: string;
  /** Its title. */
  readonly children: ReactNode;
}

/**
 * The title of something that can be starred. Its script (`enhancements/stars.ts`) puts the star beside it, for which there is
 * room from the start; without script, and where the conference has switched stars off, it is the title alone.
 */
export const Starrable = ({ of, children }: StarrableProps) => <div data-star={of}>{children}</div>;
