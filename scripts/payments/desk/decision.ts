import { userInfo } from 'node:os';
import { WrongUsage } from '../../command-line';

/** Why somebody changes something, and who. */
export interface Decision {
  readonly reason: string;
  readonly by: string;
}

/** Options of commands that change something. */
export const DECISION_OPTIONS = {
  reason: { value: 'TEXT', does: 'the reason, which is stored with the change' },
  by: { value: 'NAME', does: "who decides; by default this system's user" },
} as const;

/** Reads who decides and why. Throws WrongUsage without a reason. */
export function decisionIn({
  reason,
  by,
}: {
  readonly reason: string | undefined;
  readonly by: string | undefined;
}): Decision {
  if (!reason?.trim()) throw new WrongUsage('Say why: --reason TEXT. The reason is stored with the change.');
  return { reason: reason.trim(), by: by?.trim() || userInfo().username };
}
