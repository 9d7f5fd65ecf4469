/**
 * Logs when the booklet cannot be downloaded (specification, section 8). The browser downloads it, with progress and
 * resumption; this only requests whether the file exists.
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
