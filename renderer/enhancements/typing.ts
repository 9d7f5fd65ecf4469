/** Milliseconds per character (specification, section 9.4). */
const INTERVAL = 70;

/**
 * Types a title letter by letter. The whole title stays in the document for screen readers and search engines; the rest
 * is invisible, so that nothing moves. It is typed where a visit begins.
 */
export function enhance(title: HTMLElement): void {
  // Skips a title that is already visible (not the first page of a visit, reduced motion, or a slow network: Hero.module.css).
  if (getComputedStyle(title).opacity !== '0') return;
  const text = title.textContent ?? '';
  // Splits by code point, so that no character is cut.
  const letters = [...text];
  const shown = document.createElement('span');
  const hidden = document.createElement('span');
  hidden.dataset.untyped = '';
  const typed = document.createElement('span');
  typed.ariaHidden = 'true';
  typed.append(shown, hidden);
  const whole = document.createElement('span');
  whole.dataset.forReaders = '';
  whole.textContent = text;
  title.replaceChildren(whole, typed);
  title.dataset.typing = '';

  let count = 0;
  const show = () => {
    shown.textContent = letters.slice(0, count).join('');
    hidden.textContent = letters.slice(count).join('');
  };
  show();
  const timer = setInterval(() => {
    count += 1;
    show();
    if (count < letters.length) return;
    clearInterval(timer);
    title.replaceChildren(text);
  }, INTERVAL);
}
