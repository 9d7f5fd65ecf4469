import { naming } from '../../content/people/naming';
import { defineRule, foundAs, over } from '../kit';
import { reasons } from '../reasons';
import { listsOf } from './name-twice';

/** Two semicolons with nothing between them, or one at the edge of the cell. */
const GAP = /;\s*;|^"?\s*;|;\s*"?$/;

const AT_EDGE = /^("?)\s*;\s*|\s*;\s*("?)$/g;

/** Finds empty places in lists of names: somebody may be missing. */
const nameGap = over([], (_records, { files }) =>
  files
    .filter(({ parsed }) => naming.includes(parsed.collection) && /;\s*(?:;|,|"|$)|,\s*;/m.test(parsed.text))
    .flatMap(({ parsed: { collection, text }, entries }) => {
      const lines = text.split('\n');
      return entries.flatMap(({ at }) =>
        listsOf(collection).flatMap((field) => {
          const place = at(field);
          const { line, endLine, column, endColumn } = place.range;
          const cell = line === endLine ? (lines[line - 1] ?? '').slice(column - 1, endColumn - 1) : '';
          if (!GAP.test(cell)) return [];
          return foundAs('name-gap', place, 'This list has an empty place next to a semicolon.', {
            hint: 'Delete a semicolon, or write the name that is missing.',
            fix: {
              from: cell.replaceAll('""', '"'),
              to: cell
                .replace(/;(?:\s*;)+/g, ';')
                .replace(AT_EDGE, '$1$2')
                .replaceAll('""', '"'),
              isCertain: false,
            },
          });
        }),
      );
    }),
);

export const rule = defineRule({
  code: 'name-gap',
  reason: reasons.nameBecomesPerson,
  finders: [nameGap],
});
