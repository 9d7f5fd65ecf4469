import { sessionKindsOf, usualMarkOf } from '../../renderer/format/session-kinds';
import type { SiteContent } from '../../renderer/site';

/** By what the sheets know a session's kind, and its mark where that is not the usual one of the kind. */
export function looksOf(kind: string, declared: SiteContent['sessionKinds']) {
  const { mark } = sessionKindsOf(declared).get(kind) ?? {};
  return { 'data-kind': kind, ...(mark !== (usualMarkOf(kind) ?? 'solid') && { 'data-mark': mark }) };
}
