interface Tools {
  /** The action of each button, by its `data-do`. */
  readonly actions: Readonly<Record<string, () => void | Promise<void>>>;
  /** Called when another view is chosen. */
  readonly show: (view: View) => void;
  /** Called when an action fails. */
  readonly failed: (problem: unknown) => void;
}

/** How a program is shown. */
export type View = 'list' | 'table';

const isView = (name: string | undefined): name is View => name === 'list' || name === 'table';

/** Connects the buttons of the page with their actions. */
export function listenToTools(root: HTMLElement, { actions, show, failed }: Tools): void {
  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do], [data-view]') : null;
    if (!pressed || pressed.ariaDisabled === 'true') return;
    const { view, do: action } = pressed.dataset;
    if (isView(view)) {
      for (const each of root.querySelectorAll<HTMLElement>('[data-view]'))
        each.ariaPressed = String(each.dataset.view === view);
      show(view);
    }
    if (action !== undefined) Promise.resolve(actions[action]?.()).catch(failed);
  });
}

/** Marks buttons without effect. They stay focusable (WAI-ARIA, aria-disabled). */
export function setIdle(root: HTMLElement, idle: Readonly<Record<string, boolean>>): void {
  for (const [action, isIdle] of Object.entries(idle)) {
    const found = root.querySelector(`[data-do=${action}]`);
    if (found) found.ariaDisabled = String(isIdle);
  }
}
