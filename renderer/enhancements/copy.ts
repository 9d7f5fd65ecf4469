/**
 * Enables the copy buttons, `button[data-copy]` within the same `[data-citation]` as the text. `data-copy` is the
 * confirmation to show. Browsers allow copying only on secure connections; elsewhere the buttons stay hidden.
 */
export function enhance(element: HTMLElement): void {
  if (!('clipboard' in navigator)) return;
  for (const button of element.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button).catch(console.error));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const citation = button.closest('[data-citation]');
  await navigator.clipboard.writeText(citation?.querySelector('[data-text]')?.textContent ?? '');
  const status = citation?.querySelector('[role="status"]');
  if (status) status.textContent = button.dataset.copy ?? '';
}
