import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';

/** Every font that the data names can be opened. */
export const brokenFont = defineRefusal([], (_records, { texts, fonts }) =>
  texts
    .filter(({ text }) => fonts.get(text) === 'broken')
    .map(({ text, path, entry }) =>
      error('broken-font', entry.at(...path), `The file public${text} is not a font of the format WOFF2.`, {
        hint: 'Take it from where it came from again; renaming a font of another format is not enough.',
      }),
    ),
);
