import type { RenderedContent } from '#content';
import { defaultMarkOf, sessionKindsOf } from '../../shared/format/session-kinds';

/**
 * Returns the attributes by which stylesheets recognise a kind of session, and its mark if it is not the default of the
 * kind.
 */
export function kindAttributes(kind: string, declared: RenderedContent['sessionKinds']) {
  const { mark } = sessionKindsOf(declared).get(kind) ?? {};
  return { 'data-kind': kind, ...(mark !== (defaultMarkOf(kind) ?? 'solid') && { 'data-mark': mark }) };
}
