import * as all from './all-rules';
import type { Rule } from './kit';

/** Every rule of the compiler. */
export const rules: readonly Rule[] = Object.values(all);
