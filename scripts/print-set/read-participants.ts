import { familyOf } from '../../shared/model/person-name';
import type { JsonSchema } from '../../shared/model/schema';
import { country, DRAFT, personName, text } from '../../shared/model/schemas/fragments';
import { readName } from '../content/people/read-name';
import { MOST_BYTES } from '../content/read/limits';
import { parseCsv } from '../content/read/parse-csv';
import { readText } from '../content/read/read-text';
import { type Diagnostic, error, MOST_PROBLEMS, type Staged, startOfFile } from '../content/report/diagnostics';
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

/** Reads a CSV file of participants, with the same rules as tables of the data. Repeated participants are errors. */
export function readParticipants(path: string): Staged<Participant[]> {
  const file = shownPath(path);
  const source = readText(path, file, MOST_BYTES.csv);
  if ('code' in source) return { value: [], diagnostics: [source] };
  if (source.text.trim() === '') {
    const hint =
      'Write a line with the names of the columns, "name,affiliation,role,country", and a line for each participant.';
    return {
      value: [],
      diagnostics: [error('empty-file', { file, range: startOfFile }, 'There is nothing in the file.', { hint })],
    };
  }
  // Reports name its columns like those of people.csv.
  const { value: parsed, diagnostics } = parseCsv({ collection: 'people', file, text: source.text }, participantSchema);
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
