import type { Parsed } from '../content/read/parsed';
import { type Diagnostic, error } from '../content/report/diagnostics';
import { formatIn, latestFormat } from './migrate';
import { MIGRATIONS } from './migrations';

/** The format that this engine reads. */
export const OWN_FORMAT = latestFormat(MIGRATIONS);

/** Says that data has another format than the engine, and what to do; undefined if it has not. */
export function otherFormat(conference: unknown, ours = OWN_FORMAT) {
  const format = formatIn(conference);
  if (format === undefined || format === ours) return undefined;
  const [when, hint] =
    format > ours
      ? ['a later', 'Update the engine: `npx colloquium update`.']
      : ['an earlier', '`npx colloquium update` shows what has to change, and writes it.'];
  const message = `This data was made for ${when} Colloquium: its format is ${format}, and this engine reads format ${ours}.`;
  return { message, hint, isLater: format > ours };
}

/** Reports data of another format. Nothing else is reported then, since other rules hold for it. */
export function formatProblem(files: readonly Parsed[], ours?: number): Diagnostic | undefined {
  const conference = files.find(({ collection }) => collection === 'conference');
  const { message, hint } = otherFormat(conference?.value, ours) ?? {};
  if (conference === undefined || message === undefined) return undefined;
  const place = { file: conference.file, range: conference.rangeOf(['dataFormat']), field: 'dataFormat' };
  return error('data-format', place, message, { hint });
}
