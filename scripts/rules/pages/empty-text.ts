import { defineRule, found, inTexts, over, say } from '../kit';
import { reasons } from '../reasons';

const ITEM = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]*$/;
const QUOTE = /^[ \t]*>[ \t>]*$/;
/** A label in a list: "- Guide:", with or without bold type. */
const LABEL = /^([ \t]*)(?:[-*+]|\d+[.)])[ \t]+[*_]*\p{L}[\p{L}\s'’()-]{1,30}[ \u00a0]?:[*_]*[ \t]*$/u;
const LABELLED = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+[*_]*\p{L}[\p{L}\s'’()-]{1,30}[ \u00a0]?:[*_]*[ \t]+\S/mu;

/** Finds list items, quotations and labels without content. */
const emptyItem = inTexts({
  kinds: ['markdown'],
  trigger: /^[ \t]*(?:[-*+>]|\d+[.)])[ \t>]*$|:[*_]*[ \t]*$/mu,
  flaw: (text) => {
    const lines = text.split('\n');
    let start = 0;
    for (const [index, line] of lines.entries()) {
      const what = emptyIn(line, lines[index - 1] ?? '', lines[index + 1] ?? '', text) ?? emptyNumber(line, lines);
      if (what !== undefined)
        return {
          start: start + (line.length - line.trimStart().length),
          end: start + line.trimEnd().length,
          message: say`${what} is empty.`,
          hint: 'Write what belongs there, or delete the line.',
        };
      start += line.length + 1;
    }
    return undefined;
  },
});

/** Returns what is empty if a line is a numbered item without text: "2." between "1. Open the form" and "3. Pay". */
function emptyNumber(line: string, lines: readonly string[]): string | undefined {
  const number = Number(/^[ \t]*(\d{1,2})[.)][ \t]*$/.exec(line)?.[1]);
  const isItem = (other: number) => lines.some((each) => new RegExp(`^[ \\t]*${other}[.)][ \\t]+\\S`).test(each));
  const isOfList = !Number.isNaN(number) && (isItem(number + 1) || isItem(number - 1));
  return isOfList ? 'This list item' : undefined;
}

function emptyIn(line: string, before: string, next: string, text: string): string | undefined {
  if (QUOTE.test(line)) return /^[ \t]*>/.test(before) || /^[ \t]*>/.test(next) ? undefined : 'This quotation';
  const isAbove = (indent: string) => next.trim() !== '' && /^[ \t]*/.exec(next)?.[0].length !== indent.length;
  const item = ITEM.exec(line);
  if (item !== null) return isAbove(item[1] ?? '') || /^\d/.test(line.trim()) ? undefined : 'This list item';
  const label = LABEL.exec(line);
  // If no other label has text, the items below are its text.
  if (label === null || isAbove(label[1] ?? '') || !LABELLED.test(text)) return undefined;
  return 'This label';
}

/** Finds panels with a chair alone. */
const panelWithoutPeople = over(['panels'], ({ panels }) =>
  panels
    .filter(({ value: { panelists, speakers } }) => panelists.length === 0 && speakers.length === 0)
    .map(({ value: { title, speakers }, at }) =>
      found(at('panelists'), say`Only the chair is on the panel "${title}".`, {
        hint: 'Write its people as "panelists" or as "speakers".',
        related: speakers.length === 0 ? [{ ...at('speakers'), message: 'This list is empty, too.' }] : [],
      }),
    ),
);

export const rule = defineRule({
  code: 'empty-text',
  reason: reasons.meantForOrganisers,
  finders: [panelWithoutPeople, emptyItem],
});
