/** Milliseconds per character (specification, section 9.4). */
const INTERVAL = 70;

/**
 * Types a title letter by letter from empty. The whole title stays in the document: the part not typed yet is only made
 * invisible, so that screen readers and search engines have all of it and nothing moves.
 */
export function enhance(title: HTMLElement): void {
  // A title that was visible already (reduced motion, or a slow network: Hero.module.css) is not hidden again.
  if (getComputedStyle(title).opacity !== '0') return;
  const text = title.textContent ?? '';
  // By code point: a letter outside the basic plane is one letter.
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
