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
  // Texts whose data changes: to replace them in their elements makes the browser look at every rule with `:has` again.
  const shown = new Text();
  const hidden = new Text();
  const before = document.createElement('span');
  const after = document.createElement('span');
  before.append(shown);
  after.append(hidden);
  after.dataset.untyped = '';
  const typed = document.createElement('span');
  typed.ariaHidden = 'true';
  typed.append(before, after);
  const whole = document.createElement('span');
  whole.dataset.forReaders = '';
  whole.textContent = text;
  title.replaceChildren(whole, typed);
  title.dataset.typing = '';

  let count = 0;
  const show = () => {
    shown.data = letters.slice(0, count).join('');
    hidden.data = letters.slice(count).join('');
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
