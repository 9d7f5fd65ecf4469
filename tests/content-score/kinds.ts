import { agreement } from './kinds/agreement';
import { columns } from './kinds/columns';
import { emptiness } from './kinds/emptiness';
import { links } from './kinds/links';
import { money } from './kinds/money';
import { names } from './kinds/names';
import { schedule } from './kinds/schedule';
import { text } from './kinds/text';
import type { FaultKind } from './plant';

/** Class → the ways in which people go wrong in it. They know nothing of the rules. */
export const classes: Readonly<Record<string, readonly FaultKind[]>> = {
  money,
  names,
  columns,
  text,
  links,
  schedule,
  agreement,
  emptiness,
};
