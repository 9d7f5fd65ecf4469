import {
  createCalendar,
  destroyCalendar,
  type Calendar as EventCalendar,
  Interaction,
  ResourceTimeGrid,
} from '@event-calendar/core';
import { useEffect, useRef } from 'react';
import '@event-calendar/core/index.css';
import { type Place, STEP } from './board';
import { eventAt, minutesOf, placeIn, SOME_DAY, timeOf } from './calendar-time';

/** The id of the sentence that says how slots are moved. */
export const HELP_ID = 'board-help';

/** A slot as the calendar shows it. */
export interface CalendarSlot {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Ids of columns. */
  readonly columns: readonly string[];
  readonly isMovable: boolean;
  readonly classes: readonly string[];
  /** Changes with everything that is shown of it: what stays the same is not made anew. */
  readonly signature: string;
  /** What screen readers say of it. */
  readonly label: string;
  /** Makes what is in it; its times change while it is dragged. */
  readonly content: (start: number, end: number) => Node[];
}

/** What the calendar reports. */
interface CalendarEvents {
  readonly onSelect: (key: string) => void;
  /** While a slot is dragged or stretched; undefined at the end. */
  readonly onDrag: (key: string, place: Omit<Place, 'day'> | undefined) => void;
  /** The pointer is undefined after stretching. */
  readonly onDrop: (key: string, place: Omit<Place, 'day'>, pointer: MouseEvent | undefined) => void;
}

/** Returns the place under a point of the window; undefined outside of the grid. */
export type PlaceAt = (x: number, y: number) => { readonly start: number; readonly column: string } | undefined;

interface CalendarProps extends CalendarEvents {
  readonly slots: readonly CalendarSlot[];
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  /** The hours that are shown, in minutes. */
  readonly from: number;
  readonly to: number;
  /** The minutes between two lines. */
  readonly lines: number;
  readonly selected: string | undefined;
  /** Slots that a room or person is needed in twice. */
  readonly clashing: ReadonlySet<string>;
  /** Whether the selected slot is being moved by keys. */
  readonly isHeld: boolean;
  /** Whether the calendar is dragging: what changes meanwhile is shown afterwards. */
  readonly isDragging: boolean;
  readonly placeAt: { current: PlaceAt };
}

/** A day with rooms as columns, by EventCalendar. It shows one day of the calendar of no country, so that no clock changes in it. */
export function Calendar(props: CalendarProps) {
  const box = useRef<HTMLDivElement>(null);
  const calendar = useRef<EventCalendar>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const revealed = useRef<string>(undefined);
  const shown = useRef<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    if (box.current === null) return;
    const { current: element } = box;
    const made = createCalendar(element, [ResourceTimeGrid, Interaction], optionsFor(latest, revealed));
    calendar.current = made;
    latest.current.placeAt.current = (x, y) => {
      const found = element.contains(document.elementFromPoint(x, y)) ? made.dateFromPoint(x, y) : null;
      return found?.resource && { start: minutesOf(found.date), column: found.resource.id };
    };
    return () => {
      calendar.current = undefined;
      shown.current = new Map();
      void destroyCalendar(made);
    };
  }, []);

  const { slots, columns, from, to, lines, selected, clashing, isDragging } = props;
  useEffect(() => {
    calendar.current?.setOption('resources', [...columns]);
  }, [columns]);
  useEffect(() => {
    calendar.current
      ?.setOption('slotDuration', timeOf(lines))
      .setOption('slotLabelInterval', timeOf(Math.max(lines, 15)))
      .setOption('slotMinTime', timeOf(from))
      .setOption('slotMaxTime', timeOf(to));
  }, [from, to, lines]);
  useEffect(() => {
    const { current: made } = calendar;
    if (made === undefined || isDragging) return;
    const signatures = new Map(slots.map(({ key, signature }) => [key, signature]));
    for (const key of shown.current.keys()) if (!signatures.has(key)) made.removeEventById(key);
    for (const slot of slots) {
      const before = shown.current.get(slot.key);
      if (before === undefined) made.addEvent(eventOf(slot));
      else if (before !== slot.signature) made.updateEvent(eventOf(slot));
    }
    shown.current = signatures;
  }, [slots, isDragging]);
  useEffect(() => {
    for (const element of box.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])
      markSlot(element, { selected, clashing });
    reveal(latest.current, revealed);
  }, [selected, clashing]);
  return <div ref={box} className="board-grid" />;
}

const eventOf = ({ key, start, end, columns, isMovable, classes }: CalendarSlot): EventCalendar.EventInput => ({
  ...{ id: key, resourceIds: [...columns], classNames: [...classes], editable: isMovable },
  ...{ start: eventAt(start), end: eventAt(end) },
});

function markSlot(element: HTMLElement, { selected, clashing }: Pick<CalendarProps, 'selected' | 'clashing'>): void {
  const { slot = '' } = element.dataset;
  element.setAttribute('aria-current', String(slot === selected));
  element.toggleAttribute('data-clash', clashing.has(slot));
}

/** Shows the selected slot when it is another one. The calendar makes slots anew: a slot that had the focus takes it again. */
function reveal({ selected, isHeld }: CalendarProps, revealed: { current: string | undefined }): void {
  const element =
    selected === undefined ? null : document.querySelector<HTMLElement>(`[data-slot="${CSS.escape(selected)}"]`);
  if (element === null) return;
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
  if (isHeld || revealed.current !== selected) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  revealed.current = selected;
}

function optionsFor(
  latest: { readonly current: CalendarProps },
  revealed: { current: string | undefined },
): EventCalendar.Options {
  const dragged = ({ event }: { readonly event: EventCalendar.Event }) => {
    latest.current.onDrag(String(event.id), placeIn(event));
    return true;
  };
  const ended = ({ event }: { readonly event: EventCalendar.Event }) =>
    latest.current.onDrag(String(event.id), undefined);
  const dropped =
    (isDrag: boolean) =>
    ({ event, revert, jsEvent }: Pick<EventCalendar.EventDropInfo, 'event' | 'revert' | 'jsEvent'>) => {
      const place = placeIn(event);
      // The calendar follows the data, not the other way round.
      revert();
      const pointer = isDrag && jsEvent instanceof MouseEvent ? jsEvent : undefined;
      latest.current.onDrop(String(event.id), place, pointer);
    };
  return {
    ...{ view: 'resourceTimeGridDay', date: SOME_DAY, allDaySlot: false, height: '100%', customScrollbars: true },
    headerToolbar: { start: '', center: '', end: '' },
    ...{ dayHeaderFormat: () => '', slotHeight: 24, snapDuration: timeOf(STEP), slotEventOverlap: false },
    ...{ scrollTime: '00:00', highlightedDates: [], longPressDelay: 300, eventDragMinDistance: 5 },
    slotLabelFormat: (time) => timeOf(minutesOf(time) % 1440).slice(0, 5),
    eventContent: ({ event }) => {
      const slot = latest.current.slots.find(({ key }) => key === event.id);
      const { start, end } = placeIn(event);
      return slot && { domNodes: slot.content(start, end) };
    },
    eventDidMount: ({ el, event: { id, display } }) => {
      if (display === 'preview' || display === 'ghost') return;
      el.dataset.slot = String(id);
      // An article is no button (ARIA in HTML); its label and the help say what it is.
      el.removeAttribute('role');
      el.ariaLabel = latest.current.slots.find(({ key }) => key === id)?.label ?? null;
      el.setAttribute('aria-describedby', HELP_ID);
      markSlot(el, latest.current);
    },
    eventAllUpdated: () => {
      // Slots over the cells of a table are no table: each says its room itself.
      for (const part of document.querySelectorAll('.ec, .ec [role]')) {
        part.removeAttribute('role');
        part.removeAttribute('aria-colindex');
      }
      reveal(latest.current, revealed);
    },
    eventClick: ({ event }) => latest.current.onSelect(String(event.id)),
    ...{ dragConstraint: dragged, resizeConstraint: dragged, eventDragStop: ended, eventResizeStop: ended },
    ...{ eventDrop: dropped(true), eventResize: dropped(false) },
  };
}
