type Properties = Readonly<Record<string, string>>;

/** Creates an element with attributes and children. Absent or empty children are skipped. */
export function element(
  name: string,
  attributes: Properties,
  ...inside: readonly (Node | string | undefined | false)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...inside.filter((each): each is Node | string => each !== undefined && each !== false && each !== ''));
  return made;
}

/** Returns the part of the page with this name, for scripts to fill; a detached element if the page has none. */
export const partOf = (root: HTMLElement, name: string): HTMLElement =>
  root.querySelector<HTMLElement>(`[data-part=${name}]`) ?? element('div', {});

/** Creates a less prominent button (Button.module.css). */
export function button(word: string, act: () => void, attributes: Properties = {}): HTMLElement {
  const made = element('button', { type: 'button', 'data-quiet': '', ...attributes }, word);
  made.addEventListener('click', act);
  return made;
}

/** Downloads a file that was made in the browser. */
export function saveFile(name: string, type: string, contents: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  const link = element('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
