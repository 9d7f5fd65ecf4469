import { linkIn } from '../../values/checked';
import { labelled } from '../links';
import type { Context } from '../service';
import { isOfTalk } from './people';
import type { Cell, GuessedRow } from './rows';

/** Reads the addresses of a row, each with the name of its column as label. Pages of people are theirs. */
export function linksIn(row: GuessedRow, field: 'link' | 'page', report: Context['report']): string[] {
  const cells = row.cells(field).filter(({ column }) => field === 'link' || isOfTalk(column));
  return cells.flatMap((cell) => {
    const words =
      cell.column.header
        .replace(/[_\s]+/g, ' ')
        .replace(/ ?\b(?:url|links?)$/i, '')
        .trim() || 'Link';
    const label = words.charAt(0).toUpperCase() + words.slice(1);
    return cell.text.split(/[\s;]+/).flatMap((part) => {
      const address = addressIn(part, cell, report);
      return address === undefined ? [] : labelled(label, address);
    });
  });
}

/** Reads the address of a page. Invalid ones are reported together for each column. */
export function addressIn(text: string, { at, column }: Cell, report: Context['report']): string | undefined {
  const address = linkIn(text, at, () => {});
  if (text !== '' && address === undefined) {
    const message = `A value of "${column.header}" is not the whole address of a page, and is left out.`;
    report({ at, message, hint: 'Write it with https:// if it matters.' });
  }
  return address;
}
