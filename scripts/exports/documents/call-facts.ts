import { deadlineText } from '../../../shared/format/deadlines';
import type { PublishedContent } from '../../../shared/model/content';
import type { RichText } from '../../../shared/texts/rich-text';
import { wordsOf } from '../../../shared/words';

interface Fact {
  readonly label: string;
  readonly value: RichText;
}

/** Lists the key facts of a call, after the dates of its track that the call does not give itself. */
export function callFacts(content: PublishedContent, callId: string, trackId: string): Fact[] {
  const { calls, conference, deadlines } = content;
  const words = wordsOf(content);
  const facts = calls.find(({ id }) => id === callId)?.facts ?? [];
  const dates = deadlines
    .filter(({ track, label }) => track === trackId && facts.every((fact) => fact.label !== label))
    .map((deadline) => ({
      label: deadline.label,
      value: { children: [deadlineText(deadline, conference.timeZone, words)] },
    }));
  return [...dates, ...facts];
}
