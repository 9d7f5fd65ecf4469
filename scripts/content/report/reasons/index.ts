import type { Code } from '../codes';
import { agreement } from './agreement';
import { peopleAndMoney } from './people-and-money';
import { reading } from './reading';
import type { Reason } from './reason';
import { schedule } from './schedule';
import { texts } from './texts';

/** Every reason; each code stands in one of them, which a test holds. */
export const reasons: readonly Reason[] = [...reading, ...texts, ...peopleAndMoney, ...schedule, ...agreement];

/** Why a problem of a code is worth an interruption, in a language by its tag (BCP 47); in English where it has no words. */
export function reasonOf(code: Code, language: string): string {
  const reason = reasons.find(({ codes }) => codes.includes(code));
  if (reason === undefined) throw new RangeError(`The code ${code} has no reason.`);
  const [name = ''] = language.split('-', 1);
  return name === 'fr' || name === 'ar' ? reason[name] : reason.en;
}
