/**
 * Makes a field control a list of links: arrow keys select, Enter follows. Returns a function that selects by index; -1
 * selects none.
 */
export function makeCombobox(input: HTMLInputElement, list: HTMLElement, label: string): (index: number) => void {
  list.id = `${input.id}-results`;
  list.role = 'listbox';
  list.ariaLabel = label;
  input.role = 'combobox';
  input.setAttribute('aria-controls', list.id);
  input.ariaAutoComplete = 'list';
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  let chosen = -1;
  const choose = (index: number) => {
    const all = options();
    chosen = all.length === 0 ? -1 : index < -1 ? all.length - 1 : index >= all.length ? -1 : index;
    list.hidden = all.length === 0;
    input.ariaExpanded = String(all.length > 0);
    all.forEach((option, at) => {
      option.ariaSelected = String(at === chosen);
    });
    const option = all[chosen];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    } else input.removeAttribute('aria-activedescendant');
  };
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      choose(chosen + step);
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      options()[chosen]?.click();
    }
  });
  choose(-1);
  return choose;
}
