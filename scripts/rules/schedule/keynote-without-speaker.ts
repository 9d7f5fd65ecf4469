import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

const SPOKEN = new Set(['keynote', 'lecture']);

/** Finds keynotes without a speaker, if most have one or a speaker has no session. */
const keynoteWithoutSpeaker = over(['sessions', 'speakers'], ({ sessions, speakers }) => {
  const spoken = sessions.filter(({ value: { kind, status } }) => SPOKEN.has(kind) && status !== 'cancelled');
  const without = spoken.filter(({ value }) => value.speaker === undefined);
  const free = speakers.length - new Set(spoken.map(({ value }) => value.speaker).filter(Boolean)).size;
  if (speakers.length === 0 || (free === 0 && without.length * 3 > spoken.length)) return [];
  return without.map(({ value, at }) =>
    foundAs('keynote-without-speaker', at('speaker'), say`"${value.title}" has no speaker.`, {
      hint: 'Write the number of the speaker from speakers.yaml.',
    }),
  );
});

export const rule = defineRule({
  code: 'keynote-without-speaker',
  reason: reasons.personUnannounced,
  finders: [keynoteWithoutSpeaker],
});
