/**
 * Makes a list of logos scroll by for ever: repeats it once, hidden from readers, and shows the button that pauses it
 * (WCAG 2.2.2). Under reduced motion it starts paused.
 */
export function enhanceMarquee(strip: HTMLElement): void {
  const list = strip.querySelector('ul');
  const button = strip.querySelector<HTMLButtonElement>('button');
  if (!(list && button)) return;
  const copy = list.cloneNode(true) as HTMLElement; // a clone of an element is one
  copy.ariaHidden = 'true';
  copy.inert = true;
  list.after(copy);

  const setPaused = (paused: boolean) => {
    strip.toggleAttribute('data-paused', paused);
    button.textContent = paused ? 'Play' : 'Pause';
  };
  button.addEventListener('click', () => setPaused(!strip.hasAttribute('data-paused')));
  setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
  strip.dataset.live = '';
}
