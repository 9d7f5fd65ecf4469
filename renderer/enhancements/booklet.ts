/**
 * Logs that the booklet cannot be downloaded (specification, section 8). The download itself stays the browser's, which
 * shows how far it is and goes on after a break: this only asks, beside it, whether the file is there.
 */
export function enhance(element: HTMLElement): void {
  const link = element.querySelector('a');
  link?.addEventListener('click', () => void ask(link.href));
}

async function ask(address: string): Promise<void> {
  try {
    const response = await fetch(address, { method: 'HEAD' });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  } catch (problem) {
    console.error('Error downloading PDF:', problem);
  }
}
