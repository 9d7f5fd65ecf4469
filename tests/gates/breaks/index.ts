import type { Gate } from '../gate';
import { BUILT } from './built';
import { COLOURS_AND_PAPER } from './colours-and-paper';
import { HOSTS } from './hosts';
import { PAGES_IN_USE } from './pages-in-use';
import { SOURCES } from './sources';

/** Every gate with the way to break it: `npm run gates` tries each. */
export const GATES: readonly Gate[] = [...SOURCES, ...BUILT, ...HOSTS, ...COLOURS_AND_PAPER, ...PAGES_IN_USE];
