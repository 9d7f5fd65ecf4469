// Codes: repeated-text.

import { defineCheck } from '../../check';
import type { CollectionName } from '../../collections';
import type { Path } from '../../read/parsed';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

/** Two fields of one record, or of one item of a list in it, that never say the same. */
const PAIRS: readonly {
  readonly collection: CollectionName;
  readonly field: string;
  readonly other: string;
  /** What stands in the field instead, for the hint. */
  readonly meant: string;
}[] = [
  {
    collection: 'committeeMembers',
    field: 'role',
    other: 'affiliation',
    meant: 'what the person does in the committee',
  },
  { collection: 'chairs', field: 'role', other: 'affiliation', meant: 'what the person does in the conference' },
  { collection: 'panels', field: 'role', other: 'company', meant: 'what the person does there' },
  { collection: 'topics', field: 'content', other: 'theme', meant: 'what the topic is about' },
  { collection: 'topics', field: 'content', other: 'title', meant: 'what the topic is about' },
  { collection: 'papers', field: 'note', other: 'authors', meant: 'a remark, or nothing' },
  { collection: 'papers', field: 'note', other: 'title', meant: 'a remark, or nothing' },
  { collection: 'sessions', field: 'note', other: 'chairs', meant: 'a remark, or nothing' },
  { collection: 'sessions', field: 'note', other: 'title', meant: 'a remark, or nothing' },
  { collection: 'panels', field: 'venue', other: 'title', meant: 'where the panel takes place' },
  { collection: 'speakers', field: 'talk', other: 'affiliation', meant: 'the title of the talk' },
];

/** Shorter ones may well begin alike. */
const SHORTEST = 6;

const isOfPair: Such = ({ collection, field }) =>
  PAIRS.some((pair) => pair.collection === collection && pair.field === field);

const ANY = /./;
/** What somebody does, or talks about, is not where they work: a cell was copied into its neighbour. */
export const saidByItsNeighbour = defineCheck([], (_records, site) =>
  everyText(site, ANY, isOfPair).flatMap(({ collection, field, path, entry, text }): Diagnostic[] => {
    if (text.length < SHORTEST) return [];
    const pairs = PAIRS.filter((each) => each.collection === collection && each.field === field);
    return pairs.flatMap((pair): Diagnostic[] => {
      const beside: Path = [...path.slice(0, -1), pair.other];
      const value = valueAt(entry.value, beside);
      const said = Array.isArray(value) ? value.join('; ') : value;
      if (typeof said !== 'string' || !said.toLowerCase().startsWith(text.toLowerCase())) return [];
      return [
        warning('repeated-text', entry.at(...path), `${quote(text)} stands as ${field}, and is the ${pair.other}.`, {
          hint: `Write ${pair.meant}.`,
          related: [{ ...entry.at(...beside), message: `The ${pair.other} is here.` }],
        }),
      ];
    });
  }),
);
