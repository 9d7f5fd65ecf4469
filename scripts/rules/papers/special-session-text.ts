import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds special sessions without a text of their own or of another session. */
const specialSessionText = over(['specialSessions'], ({ specialSessions }) => {
  const sessionOf = new Map(specialSessions.map((entry) => [entry.value.id, entry]));
  return specialSessions.flatMap(({ value: { title, text, textOf }, at }) => {
    if (text !== undefined && textOf !== undefined) {
      const related = [{ ...at('text'), message: 'The text is here.' }];
      const message = `The special session "${title}" has a text of its own and shows that of "${textOf}".`;
      return found(at('textOf'), message, { hint: 'Delete one of the two.', related });
    }
    if (text !== undefined) return [];
    if (textOf === undefined) {
      return found(at('id'), say`The special session "${title}" has no text.`, {
        hint: 'Write what it is about under "text", or name another special session under "textOf".',
      });
    }
    const other = sessionOf.get(textOf);
    if (other === undefined || other.value.text !== undefined) return [];
    return found(at('textOf'), say`"${title}" shows the text of "${textOf}", which has none of its own.`, {
      hint: 'Name a session that has a text.',
      related: [{ ...other.at('id'), message: 'That session is here.' }],
    });
  });
});

export const rule = defineRule({
  code: 'special-session-text',
  severity: 'error',
  reason: reasons.wrongTimeOfPaper,
  mayBeAccepted: true,
  finders: [specialSessionText],
});
