type Properties = Readonly<Record<string, string>>;

/** An element with attributes and what is in it; what is absent or empty is left out. */
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

/** The part of a page that a script fills; where a page has none, what is put there is shown nowhere. */
export const partOf = (root: HTMLElement, name: string): HTMLElement =>
  root.querySelector<HTMLElement>(`[data-part=${name}]`) ?? element('div', {});

/** A button that does something, in the look of a quiet one (Button.module.css). */
export function button(word: string, act: () => void, attributes: Properties = {}): HTMLElement {
  const made = element('button', { type: 'button', 'data-quiet': '', ...attributes }, word);
  made.addEventListener('click', act);
  return made;
}

/** Offers a file that was made on the device. */
export function saveFile(name: string, type: string, contents: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  const link = element('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
