import { familyOf } from '../../shared/model/person-name';
import type { JsonSchema } from '../../shared/model/schema';
import { country, DRAFT, personName, text } from '../../shared/model/schemas/fragments';
import { readName } from '../content/people/read-name';
import { MOST_BYTES } from '../content/read/limits';
import { parseCsv } from '../content/read/parse-csv';
import { readBytes, readText } from '../content/read/read-text';
import { readWorkbook } from '../content/read/read-workbook';
import { isWorkbook } from '../content/read/workbook-names';
import { type Diagnostic, error, MOST_PROBLEMS, type Staged, startOfFile } from '../content/report/diagnostics';
import { inCells } from '../content/report/in-cells';
import { newAjv } from '../content/validate/new-ajv';
import { explainSchemaError } from '../content/validate/schema-messages';
import type { Participant } from '../exports/print-set/desk';
import { shownPath } from '../files/shown-path';

/** A row of the desk's list of participants. It is not a collection, since it is never published. */
const participantSchema = {
  $schema: DRAFT,
  title: 'Participant',
  description: 'A participant.',
  type: 'object',
  properties: {
    name: personName,
    affiliation: { ...text, description: 'Where the participant works; the column may be left out.' },
    role: { ...text, description: 'Text at the bottom of the badge; the column may be left out.' },
    country: {
      ...country,
      description: 'Country, as its name or its code of two letters; the column may be left out.',
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** Reads a CSV file or workbook of participants, with the same rules as tables of the data. Repeated participants are errors. */
export function readParticipants(path: string): Staged<Participant[]> {
  const file = shownPath(path);
  if (!isWorkbook(path)) {
    const source = readText(path, file, MOST_BYTES.csv);
    return 'code' in source ? { value: [], diagnostics: [source] } : participantsIn(file, source.text);
  }
  const bytes = readBytes(path, file, MOST_BYTES.csv);
  if ('code' in bytes) return { value: [], diagnostics: [bytes] };
  const { value: workbook, diagnostics: found } = readWorkbook(file, bytes);
  const errors = found.filter(({ severity }) => severity === 'error');
  const { value, diagnostics } =
    errors.length > 0 ? { value: [], diagnostics: errors } : participantsIn(file, workbook.text);
  return { value, diagnostics: inCells(diagnostics, new Map(workbook.text === '' ? [] : [[file, workbook]])) };
}

function participantsIn(file: string, text: string): Staged<Participant[]> {
  if (text.trim() === '') {
    const hint =
      'Write a line with the names of the columns, "name,affiliation,role,country", and a line for each participant.';
    return {
      value: [],
      diagnostics: [error('empty-file', { file, range: startOfFile }, 'There is nothing in the file.', { hint })],
    };
  }
  // Reports name its columns like those of people.csv.
  const { value: parsed, diagnostics } = parseCsv({ collection: 'people', file, text }, participantSchema);
  if (parsed === undefined) return { value: [], diagnostics };
  const isParticipant = newAjv().compile<Omit<Participant, 'familyName'>>(participantSchema);
  const problems: Diagnostic[] = [...diagnostics];
  const found = new Map<string, Participant>();
  const rows: readonly unknown[] = Array.isArray(parsed.value) ? parsed.value : [];
  for (const [index, row] of rows.entries()) {
    if (problems.length >= MOST_PROBLEMS) break;
    if (!isParticipant(row)) {
      for (const problem of isParticipant.errors ?? []) problems.push(explainSchemaError(problem, [index], parsed));
      continue;
    }
    // Two people may have the same name and different affiliations.
    const key = JSON.stringify([row.name, row.affiliation]);
    if (found.has(key)) {
      const place = { file, range: parsed.rangeOf([index, 'name']), field: 'column "name"' };
      const hint = 'Remove one of the rows; if they are two people, write their affiliations.';
      problems.push(error('duplicate-key', place, `"${row.name}" is in this file twice.`, { hint }));
    }
    found.set(key, { ...row, familyName: familyOf(readName(row.name)) });
  }
  return { value: [...found.values()], diagnostics: problems };
}
