import { defineRefusal } from '../../check';
import { textsOf } from '../../fields';
import { error } from '../../report/diagnostics';

/** Facts are fetched in formatted texts only; elsewhere visitors would read the braces. */
export const templateInPlainText = defineRefusal([], (_records, { files }) =>
  files
    .filter(({ parsed }) => parsed.text.includes('{{'))
    .flatMap(({ schema, entries }) =>
      entries.flatMap(({ value, at }) =>
        [...textsOf(value, schema)]
          .filter(({ format, text }) => format === undefined && text.includes('{{'))
          .map(({ text, path }) => {
            const expression = /\{\{[^}]*\}{0,2}/.exec(text)?.[0] ?? '{{';
            return error(
              'template-in-plain-text',
              at(...path),
              `${expression} stands in a text that is shown as it is typed.`,
              {
                hint: 'Write the fact itself, or move it to a text that may be formatted.',
              },
            );
          }),
      ),
    ),
);
