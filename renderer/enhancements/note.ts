import { adoptStyles } from '../adopt-styles';
import { button, element } from './my-programme/element';
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

/** Pixels between the note and a button that it would cover. */
const GAP = 8;

/**
 * Adds a small note to the page. It leaves by itself, though not while the pointer or the focus is on it, and by Escape.
 * Returns a function that shows a text.
 */
export function noteIn(place: Element | null, words: NoteWords): (said: Said) => void {
  // Always there, so that screen readers announce its changes.
  const status = element('p', { role: 'status' });
  let opener: HTMLElement | undefined;
  let goBack: (() => void) | undefined;
  let timer = 0;
  const goBackAndHide = () => {
    goBack?.();
    hide();
  };
  const undo = button(words.undo, goBackAndHide, { hidden: '' });
  const hide = () => {
    clearTimeout(timer);
    // Returns the focus to the star before the focused button is hidden.
    if (box.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    status.replaceChildren();
    undo.hidden = close.hidden = true;
  };
  const close = button('×', hide, { hidden: '', 'aria-label': words.close });
  const box = element('div', { 'data-note': '' }, status, undo, close);
  place?.append(box);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  return ({ text, more = '', by, undo: back, stays = false }) => {
    goBack = back;
    opener = by;
    status.replaceChildren(element('span', {}, text), element('span', {}, more));
    undo.hidden = back === undefined;
    close.hidden = false;
    box.style.insetBlockEnd = '';
    const { top, bottom } = by.getBoundingClientRect();
    const isInTheWay = bottom > box.getBoundingClientRect().top && top < innerHeight;
    if (isInTheWay) box.style.insetBlockEnd = `${innerHeight - top + GAP}px`;
    const leave = () => (box.matches(':hover, :focus-within') ? wait(SHORTEST) : hide());
    const wait = (time: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(leave, time);
    };
    if (stays) clearTimeout(timer);
    else wait(Math.max(SHORTEST, (text + more).length * A_LETTER));
  };
}
