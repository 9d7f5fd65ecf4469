// Codes: date-disagrees, unlike-column.

import { grouped, recurring } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText, type WrittenText } from '../../texts/every-text';
import { flawReport, quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

const REFERENCE = /\{\{\s*(?:date\s+)?deadlines\.([\w-]+)\.([\w-]+)[^{}]*\}\}/g;

/** Steps of a call, by the words of ids and of sentences. */
const STEPS = [
  {
    id: /submi|soumi|depot|paper|article|abstract/i,
    words: /(?<!\p{L})(?:submi(?:t|ssion)|soumet|soumission|dépos|dépôt|send (?:us )?your|تقديم|إرسال)/iu,
  },
  {
    id: /notif|answer|decision|reponse/i,
    words: /(?<!\p{L})(?:notif|inform(?:ed|és)|are told|hear from us|réponse|إشعار|إعلام)/iu,
  },
  {
    id: /camera|final|version/i,
    words: /(?<!\p{L})(?:camera[- ]ready|final (?:version|paper)|version finale|النسخة النهائية)/iu,
  },
  {
    id: /payment|paiement|pay$/i,
    words: /(?<!\p{L})(?:pay(?:ment)?|payez|paiement|paie|الدفع)(?!\p{L})/iu,
  },
] as const;

const stepOf = (text: string, by: 'id' | 'words') => STEPS.filter((step) => step[by].test(text));

const DEADLINE = /deadlines\./;

/** A date that a text fetches is that of the step, and of the call, of which the text speaks. */
export const deadlineReferences = defineCheck(['deadlines'], ({ deadlines }, site) => {
  const labels = new Map(deadlines.map(({ value: { track, milestone, label } }) => [`${track}.${milestone}`, label]));
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, DEADLINE)) {
    const found = [...written.text.matchAll(REFERENCE)];
    for (const { 0: reference, 1: track = '', 2: milestone = '', index } of found) {
      const sentence = sentenceAt(written.text, index, index + reference.length);
      const message =
        otherLabel(written, track, milestone, labels) ??
        otherStep(sentence.replace(REFERENCE, ''), milestone, sentence.match(REFERENCE)?.length ?? 0) ??
        otherCall(written, track, milestone, labels);
      if (message === undefined) continue;
      problems.push(
        flawReport('date-disagrees', written, {
          start: index,
          end: index + reference.length,
          message,
          hint: 'Fetch the date of the right row of deadlines.csv, or correct the words.',
        }),
      );
      break;
    }
  }
  return problems;
});

function sentenceAt(text: string, start: number, end: number): string {
  const before = Math.max(...['. ', '; ', ', ', '\n\n', '\n- ', ':'].map((sign) => text.lastIndexOf(sign, start - 1)));
  const after = text.slice(end).search(/[.;,!?](?:\s|$)|\n\s*\n|\n- /);
  return text.slice(before + 1, after === -1 ? text.length : end + after);
}

type Labels = ReadonlyMap<string, string>;

/** A fact "Submission deadline" whose value is the date of the row "Notification". */
function otherLabel(
  { entry, path, field }: WrittenText,
  track: string,
  milestone: string,
  labels: Labels,
): string | undefined {
  if (field !== 'value') return undefined;
  const fact = valueAt(entry.value, path.slice(0, -1));
  const label = isRecord(fact) && typeof fact.label === 'string' ? fact.label.toLowerCase() : undefined;
  const own = labels.get(`${track}.${milestone}`);
  const other = [...labels].find(([key, each]) => key.startsWith(`${track}.`) && each.toLowerCase() === label);
  if (label === undefined || own === undefined || own.toLowerCase() === label || other === undefined) return undefined;
  return `${quote(label)} fetches the date of ${quote(own)}, and deadlines.csv has one of its own.`;
}

/** "Submit your paper by" the day of the notification. */
function otherStep(sentence: string, milestone: string, references: number): string | undefined {
  const [fetched, ...more] = stepOf(milestone, 'id');
  const said = stepOf(sentence, 'words');
  if (references !== 1 || fetched === undefined || more.length > 0 || said.length === 0 || said.includes(fetched))
    return undefined;
  return `${quote(sentence)} fetches the date of "${milestone}".`;
}

/** So many letters make two ids akin. */
const AKIN = 6;

/** The call of a track fetches the date of the same step of another track. */
function otherCall(
  { entry, collection }: WrittenText,
  track: string,
  milestone: string,
  labels: Labels,
): string | undefined {
  if (collection !== 'calls' || !isRecord(entry.value)) return undefined;
  const own = String(entry.value.id);
  // "competitions" and "competition-proposals" are two sides of one call.
  const isAkin = own.slice(0, AKIN) === track.slice(0, AKIN);
  if (isAkin || !labels.has(`${own}.${milestone}`)) return undefined;
  return `The call "${own}" fetches a date of "${track}", and the track "${own}" has one of its own.`;
}

/** A label that two steps or more have elsewhere is not that of another step here. */
export const deadlineLabels = defineCheck(['deadlines'], ({ deadlines }) =>
  [...grouped(deadlines, ({ value: { label } }) => label.trim().toLowerCase()).values()].flatMap(
    (same): Diagnostic[] => {
      const steps = [...grouped(same, ({ value }) => value.milestone)].sort(
        ([, one], [, other]) => other.length - one.length,
      );
      const [usual, ...others] = steps;
      if (usual === undefined || usual[1].length < 2) return [];
      return others
        .filter(([, rows]) => rows.length === 1)
        .flatMap(([milestone, rows]) =>
          rows.map(({ value: { label }, at }) =>
            warning(
              'unlike-column',
              at('label'),
              `"${label}" is what "${usual[0]}" is called in other rows, and this is "${milestone}".`,
              {
                hint: 'Write the label of this step, or correct the step.',
              },
            ),
          ),
        );
    },
  ),
);

/** Two steps of one track do not have one name: visitors cannot tell which date is which. */
export const deadlineLabelTwice = defineCheck(['deadlines'], ({ deadlines }) =>
  // Of a label that other tracks have, too, the rule above tells.
  recurring(deadlines, ({ value: { label } }) => label.trim().toLowerCase()).flatMap((same) => {
    const [first, ...others] = same;
    if (others.some(({ value }) => value.track !== first?.value.track)) return [];
    return others.map(({ value: { label, milestone }, at }) =>
      warning(
        'unlike-column',
        at('label'),
        `"${label}" is "${milestone}" here, and "${first?.value.milestone}" above.`,
        {
          hint: 'Write the label of each step: one of the two was copied.',
          ...(first && { related: [{ ...first.at('label'), message: 'The other one is here.' }] }),
        },
      ),
    );
  }),
);
