import type { DeskFinding } from '../../contract';
import type { BoardWords } from '../words/board';
import { counted, wordsNow } from '../words/language';
import { shellWords } from '../words/shell';
import type { Board, Slot } from './board';
import { timesInWords } from './in-words';

interface SlotFacts {
  readonly board: Board;
  readonly slot: Slot;
  readonly findings: readonly DeskFinding[];
  readonly words: BoardWords;
}

/** Makes what is in a slot: its times, title, kind, contributions, and the number of its findings. Times change while it is dragged. */
export function slotContent({ board, slot, findings, words }: SlotFacts, start: number, end: number): Node[] {
  const kind = board.kinds.get(slot.kind)?.label ?? slot.kind;
  const facts = [
    kind,
    ...(slot.isCancelled ? [words.cancelled] : []),
    ...(start < 0 ? [words.goesOn] : []),
    ...(slot.talks.length > 0 ? [counted(words.talks, slot.talks.length)] : []),
  ];
  const talks = element('ul', 'slot-talks');
  talks.append(...slot.talks.map(({ title }) => inOwnDirection(element('li', '', title))));
  const head = element('p', 'slot-head');
  head.append(
    element('time', '', timesInWords(Math.max(start, 0), end)),
    ' ',
    ...countOf(findings),
    inOwnDirection(element('b', '', slot.title)),
  );
  return [head, element('p', 'slot-kind', facts.join(' · ')), ...(slot.talks.length > 0 ? [talks] : [])];
}

function countOf(findings: readonly DeskFinding[]): (Node | string)[] {
  if (findings.length === 0) return [];
  const words = wordsNow(shellWords);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const [count, severity] = errors > 0 ? [errors, 'error'] : [findings.length, 'warning'];
  const mark = element('span', 'count', String(count));
  mark.dataset.severity = severity;
  mark.ariaHidden = 'true';
  return [mark, element('span', 'unseen', counted(errors > 0 ? words.errors : words.warnings, count)), ' '];
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}

/** Titles may be in another script than the desk. */
function inOwnDirection(made: HTMLElement): HTMLElement {
  made.dir = 'auto';
  return made;
}
