import type { KeyboardEvent } from 'react';
import { type Grid, ROW_HEIGHT } from './grid';
import { moved, type Selection, type Spot } from './selection';
import type { TableActions } from './use-table-actions';

interface KeysOf {
  readonly actions: TableActions;
  readonly select: (to: Spot, isExtended?: boolean) => void;
  /** Opens the editor of a cell, with what was typed. */
  readonly edit: (spot: Spot, typed?: string) => void;
  readonly selection: Selection;
  readonly grid: Grid | undefined;
  readonly isRtl: boolean;
}

const ALL = 1e9;

/** Returns what keys do in the grid (WAI-ARIA, grid pattern, and what spreadsheets do). */
export function tableKeys({ actions, select, edit, selection, grid, isRtl }: KeysOf) {
  const { head } = selection;

  /** Keys that do something with the selected cells. */
  const commandOf = (event: KeyboardEvent): (() => void) | undefined => {
    const isCommand = event.ctrlKey || event.metaKey;
    const { moveRow } = actions;
    if (event.altKey) {
      if (event.key === 'ArrowUp') return () => moveRow?.(-1);
      return event.key === 'ArrowDown' ? () => moveRow?.(1) : undefined;
    }
    if (isCommand)
      switch (event.key.toLowerCase()) {
        case 'a':
          return () => {
            select({ row: 0, column: 0 });
            select({ row: ALL, column: ALL }, true);
          };
        case 'd':
          return actions.fillDown;
        default:
          return undefined;
      }
    switch (event.key) {
      case 'Enter':
      case 'F2':
        return () => edit(head);
      case 'Delete':
      case 'Backspace':
        return actions.clear;
      case 'Escape':
        return () => select(head);
      case ' ':
        return event.shiftKey
          ? () => {
              select({ row: head.row, column: ALL });
              select({ row: head.row, column: 0 }, true);
            }
          : () => edit(head);
      default:
        return event.key.length === 1 ? () => edit(head, event.key) : undefined;
    }
  };

  return (event: KeyboardEvent) => {
    const isFar = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor((grid?.scroller.clientHeight ?? 0) / ROW_HEIGHT) - 1);
    const to = event.altKey ? undefined : moved(head, { key: event.key, isFar, isRtl, page });
    const command = to ? () => select(to, event.shiftKey) : commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    command();
  };
}
