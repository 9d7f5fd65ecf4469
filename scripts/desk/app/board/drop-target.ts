/** What is under the pointer. */
export interface DropTarget {
  readonly isTray: boolean;
  readonly day: string | undefined;
  /** The key of a slot other than the dragged one. */
  readonly slot: string | undefined;
}

/** Finds what a slot is dropped on. */
export function dropTarget(x: number, y: number, dragged: string): DropTarget {
  const under = document.elementsFromPoint(x, y).filter((each) => each instanceof HTMLElement);
  const find = (selector: string) =>
    under.map((each) => each.closest<HTMLElement>(selector)).find((each) => each !== null);
  const slots = under.flatMap((each) => each.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? []);
  return {
    isTray: find('[data-tray]') !== undefined,
    day: find('[data-day]')?.dataset.day,
    slot: slots.find((key) => key !== dragged),
  };
}
