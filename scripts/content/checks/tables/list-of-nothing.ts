// Codes: empty-text.

import { defineCheck } from '../../check';
import { collections } from '../../collections';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';

/** Semicolons between which nothing stands, as the whole of a cell. */
const NOTHING = /^"?[\s;,|/–—-]*;[\s;,|/–—-]*"?$/;
/** Without it no cell of a table is one. */
const SIGN = /(?:^|[,;\t])"?[ ;,|/–—-]*;[ ;,|/–—-]*"?(?:[,;\t]|$)/m;

/** A list in a cell has something in it: its semicolons have stayed when the words went. */
export const listOfNothing = defineCheck([], (_records, { files }) =>
  files
    .filter(({ parsed: { collection, text } }) => collections[collection].format === 'csv' && SIGN.test(text))
    .flatMap(({ parsed: { text }, schema, entries }) => {
      const lists = Object.entries(schema.properties).flatMap(([field, { type }]) => (type === 'array' ? [field] : []));
      const lines = text.split('\n');
      return entries.flatMap(({ value, at }): Diagnostic[] =>
        lists.flatMap((field) => {
          const list = isRecord(value) ? value[field] : undefined;
          if (Array.isArray(list) && list.some((item) => /[\p{L}\p{N}]/u.test(String(item)))) return [];
          const place = at(field);
          const { line, endLine, column, endColumn } = place.range;
          const cell = line === endLine ? (lines[line - 1] ?? '').slice(column - 1, endColumn - 1) : '';
          return NOTHING.test(cell)
            ? [
                warning('empty-text', place, 'This list has semicolons and nothing between them.', {
                  hint: 'Write what belongs there, or leave the cell empty.',
                }),
              ]
            : [];
        }),
      );
    }),
);
