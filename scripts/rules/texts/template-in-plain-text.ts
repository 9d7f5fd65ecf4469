import { textsOf } from '../../content/fields';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds templates in texts without formatting: visitors would read the braces. */
const templateInPlainText = over([], (_records, { files }) =>
  files
    .filter(({ parsed }) => parsed.text.includes('{{'))
    .flatMap(({ schema, entries }) =>
      entries.flatMap(({ value, at }) =>
        [...textsOf(value, schema)]
          .filter(({ format, text }) => format === undefined && text.includes('{{'))
          .map(({ text, path }) => {
            const expression = /\{\{[^}]*\}{0,2}/.exec(text)?.[0] ?? '{{';
            return found(at(...path), say`${expression} is in a text without formatting.`, {
              hint: 'Write the fact itself, or move it to a text that may be formatted.',
            });
          }),
      ),
    ),
);

export const rule = defineRule({
  code: 'template-in-plain-text',
  severity: 'error',
  reason: reasons.nameInBraces,
  finders: [templateInPlainText],
});
