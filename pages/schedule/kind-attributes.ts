import type { RenderedContent } from '#content';
import { sessionKindsOf, usualMarkOf } from '../../shared/format/session-kinds';

/** By what the sheets know a session's kind, and its mark where that is not the usual one of the kind. */
export function kindAttributes(kind: string, declared: RenderedContent['sessionKinds']) {
  const { mark } = sessionKindsOf(declared).get(kind) ?? {};
  return { 'data-kind': kind, ...(mark !== (usualMarkOf(kind) ?? 'solid') && { 'data-mark': mark }) };
}
