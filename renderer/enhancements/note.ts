import { adoptStyles } from '../adopt-styles';
import sheet from './note.css?inline';

adoptStyles(sheet);

/** Labels of the note's buttons. */
interface NoteWords {
  readonly undo: string;
  readonly close: string;
}

/** What a note says: in one line, and more in small letters. */
interface Said {
  readonly text: string;
  readonly more?: string;
  /** The button that was pressed. The note does not cover it, and gives the focus back to it. */
  readonly by: HTMLElement;
  /** Reverses what the note confirms. */
  readonly undo?: () => void;
  /** Stays until it is closed or replaced: there is no other way back. */
  readonly stays?: boolean;
}

/** Milliseconds that a note stays at least, and for each letter of it. */
const SHORTEST = 6000;
const A_LETTER = 80;

/**
 * Adds a small note to the page. It leaves by itself, though not while the pointer or the focus is on it, and by Escape.
 * Returns a function that shows a text.
 */
export function noteIn(place: Element | null, words: NoteWords): (said: Said) => void {
  const box = document.createElement('div');
  box.dataset.note = '';
  // Always there, so that screen readers announce its changes.
  const status = document.createElement('p');
  status.role = 'status';
  let opener: HTMLElement | undefined;
  let goBack: (() => void) | undefined;
  let timer = 0;
  const buttonOf = (label: string, act: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.hidden = true;
    button.dataset.quiet = '';
    button.textContent = label;
    button.addEventListener('click', act);
    return button;
  };
  const undo = buttonOf(words.undo, () => {
    goBack?.();
    hide();
  });
  const hide = () => {
    clearTimeout(timer);
    // Returns the focus to the star before the focused button is hidden.
    if (box.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    status.replaceChildren();
    undo.hidden = close.hidden = true;
  };
  const close = buttonOf('×', hide);
  close.ariaLabel = words.close;
  box.append(status, undo, close);
  place?.append(box);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  return ({ text, more = '', by, undo: back, stays = false }) => {
    goBack = back;
    opener = by;
    status.replaceChildren(...[text, more].map(lineOf));
    undo.hidden = back === undefined;
    close.hidden = false;
    box.style.insetBlockEnd = '';
    const { top, bottom } = by.getBoundingClientRect();
    const isInTheWay = bottom > box.getBoundingClientRect().top && top < innerHeight;
    if (isInTheWay) box.style.insetBlockEnd = `${innerHeight - top}px`;
    const leave = () => (box.matches(':hover, :focus-within') ? wait(SHORTEST) : hide());
    const wait = (time: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(leave, time);
    };
    if (stays) clearTimeout(timer);
    else wait(Math.max(SHORTEST, (text + more).length * A_LETTER));
  };
}

function lineOf(text: string): HTMLElement {
  const line = document.createElement('span');
  line.textContent = text;
  return line;
}
