import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskFinding } from '../../contract';
import { lookAt } from '../focus';
import { addressOf, goTo } from '../routes';
import { useDesk } from '../store';
import { type BoardWords, boardWords } from '../words/board';
import { useWords } from '../words/language';
import { type Board, type Place, type Slot, spanOn } from './board';
import { Calendar, type CalendarSlot, HELP_ID, type PlaceAt } from './Calendar';
import { NO_ROOM } from './calendar-time';
import { DayTabs } from './DayTabs';
import { dropTarget } from './drop-target';
import { roomsInWords, timesInWords } from './in-words';
import { SelectedSlot } from './SelectedSlot';
import { slotContent } from './slot-content';
import { Tray } from './Tray';
import type { Change } from './use-board';
import { useMoveKeys } from './use-move-keys';
import { type Held, useMoves } from './use-moves';

interface BoardOfDayProps {
  readonly board: Board;
  readonly change: Change;
  readonly at: Readonly<Record<string, string>>;
}

/** Minutes between two lines of the grid, in the steps of the zoom. */
const LINES = [30, 15, 5] as const;

/** The hours of a board without sessions, in minutes. */
const USUAL_HOURS = { from: 8 * 60, to: 18 * 60 } as const;

/** A day of the board, with the selected session and the tray. */
export function BoardOfDay({ board, change, at }: BoardOfDayProps) {
  const words = useWords(boardWords);
  const [zoom, setZoom] = useState(1);
  const placeAt = useRef<PlaceAt>(() => undefined);
  const moves = useMoves(board, change);
  const onKeyDown = useMoveKeys(board, moves);
  const findings = useFindings(board);
  const { held, clashing, sentences } = moves;

  const selected = board.slots.find(({ key }) => key === at.session);
  useEffect(() => lookAt('sessions.csv', selected?.isSession ? selected.id : ''), [selected?.id, selected?.isSession]);
  const day = (held?.by === 'keys' ? held.place.day : at.day) || selected?.place?.day || firstDay(board);
  const shown = held?.by === 'calendar' ? undefined : held;
  const slots = useMemo(() => calendarSlots(board, day, findings, shown, words), [board, day, findings, shown, words]);
  const columns = useMemo(() => [...board.rooms, { id: NO_ROOM, title: words.noRoom }], [board.rooms, words]);
  const { from, to } = hoursOf(board, slots);
  const slotOf = (key: string) => board.slots.find((slot) => slot.key === key);
  const lines = LINES[zoom] ?? LINES[0];

  return (
    <section className="board" aria-labelledby="board-title" data-held={held?.by}>
      <header className="board-head">
        <h1 id="board-title">{words.title}</h1>
        <DayTabs board={board} day={day} />
        <fieldset className="group">
          <legend className="unseen">{words.zoom}</legend>
          <button type="button" aria-label={words.zoomOut} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            −
          </button>
          <button
            type="button"
            aria-label={words.zoomIn}
            disabled={zoom === LINES.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </button>
        </fieldset>
      </header>
      {!board.isEditable && <p className="lead">{words.workbook}</p>}
      <div
        className="board-day"
        style={{ '--columns': columns.length } as CSSProperties}
        onKeyDownCapture={board.isEditable ? onKeyDown : undefined}
      >
        <Calendar
          {...{ slots, columns, from, to, lines, clashing, placeAt }}
          selected={held?.by === 'keys' ? held.slot.key : selected?.key}
          isHeld={held?.by === 'keys'}
          isDragging={held?.by === 'calendar'}
          onSelect={(session) => goTo(addressOf('board', '', { day, session }))}
          onDrag={(key, place) => {
            const slot = slotOf(key);
            moves.hold(slot && place && { slot, place: { day, ...place }, by: 'calendar' });
          }}
          onDrop={(key, place, pointer) => {
            const slot = slotOf(key);
            if (!slot?.place) return;
            const target = pointer && dropTarget(pointer.clientX, pointer.clientY, key);
            const other = pointer?.shiftKey && target?.slot ? slotOf(target.slot) : undefined;
            if (target?.isTray) moves.putAside(slot);
            else if (target?.day) moves.move(slot, { ...slot.place, day: target.day });
            else if (other) moves.exchange(slot, other);
            else moves.move(slot, { day, ...place });
          }}
        />
        <div className="board-clashes" role="status" data-clash={sentences.length > 0 || undefined}>
          {held && (sentences.length > 0 ? sentences : [words.noClash]).map((text) => <p key={text}>{text}</p>)}
        </div>
      </div>
      <aside className="board-side" aria-label={selected?.title ?? words.aside}>
        <div className="board-selected">
          {selected ? (
            <SelectedSlot {...{ board, moves, day }} slot={selected} findings={findings.get(selected.key) ?? []} />
          ) : (
            <p className="lead">{words.choose}</p>
          )}
          {board.isEditable && (
            <p id={HELP_ID} className="hint">
              {words.help}
            </p>
          )}
        </div>
        <Tray {...{ board, moves, day, placeAt }} />
      </aside>
      <p className="unseen" role="status">
        {moves.said}
      </p>
    </section>
  );
}

/** Returns the first day with sessions. */
const firstDay = ({ days, slots }: Board): string =>
  days.find((day) => slots.some(({ place }) => place?.day === day)) ?? days[0] ?? '';

/** Finds the findings of each slot: those of its row and of what is presented in it. */
function useFindings(board: Board): ReadonlyMap<string, readonly DeskFinding[]> {
  const all = useDesk().state?.findings;
  return useMemo(() => {
    const found = new Map<string, DeskFinding[]>();
    const keyOf = new Map<string, string>(
      board.slots.flatMap((slot) =>
        [slot, ...slot.talks].map(({ file, row }) => [`${file} ${row}`, slot.key] as const),
      ),
    );
    for (const finding of all ?? []) {
      const key = keyOf.get(`${finding.name} ${finding.cell?.row}`);
      if (key !== undefined) found.set(key, [...(found.get(key) ?? []), finding]);
    }
    return found;
  }, [all, board]);
}

function calendarSlots(
  board: Board,
  day: string,
  findings: ReadonlyMap<string, readonly DeskFinding[]>,
  held: Held | undefined,
  words: BoardWords,
): readonly CalendarSlot[] {
  const kinds = [...new Set(board.slots.map(({ kind }) => kind))];
  return board.slots.flatMap((slot): CalendarSlot[] => {
    const place = held?.slot.key === slot.key ? held.place : slot.place;
    if (place === undefined) return [];
    const { start, end } = spanOn(day, place);
    const { mark = 'solid' } = board.kinds.get(slot.kind) ?? {};
    const isHere = day === place.day;
    // A night is shown on its own day alone; what lasts days goes on.
    if (!isHere && (slot.endDate === '' || start > 0 || end <= 0)) return [];
    const own = findings.get(slot.key) ?? [];
    const shown = {
      ...{ start, end, isMovable: board.isEditable && isHere },
      columns: place.rooms.length > 0 ? place.rooms : [NO_ROOM],
      classes: [
        `hue-${kinds.indexOf(slot.kind) % HUES}`,
        `mark-${mark}`,
        ...(slot.isCancelled ? ['is-cancelled'] : []),
        ...(held?.slot.key === slot.key ? ['is-held'] : []),
      ],
    };
    const { title, talks, kind } = slot;
    const texts = [title, kind, talks.map((talk) => talk.title), own.map(({ severity }) => severity), words.title];
    return [
      {
        ...{ key: slot.key, ...shown, signature: JSON.stringify([shown, texts]) },
        label: labelOf(board, slot, place, own, words),
        content: (from, to) => slotContent({ board, slot, words, findings: own }, from, to),
      },
    ];
  });
}

function labelOf(
  board: Board,
  slot: Slot,
  { start, end, rooms }: Place,
  own: readonly DeskFinding[],
  words: BoardWords,
) {
  const kind = board.kinds.get(slot.kind)?.label ?? slot.kind;
  const parts = [slot.title, timesInWords(start, end), roomsInWords(board, rooms), kind];
  return [...parts, ...(slot.isCancelled ? [words.cancelled] : []), ...own.map(({ message }) => message)].join(
    words.comma,
  );
}

/** Colours of kinds in board.css. */
const HUES = 6;

/** The room before the first and after the last session, in minutes. */
const MARGIN = 60;

/** Returns the hours of the board, from before the first session of all days until after the last. */
function hoursOf({ slots }: Board, shown: readonly CalendarSlot[]): { readonly from: number; readonly to: number } {
  const places = slots.flatMap(({ place }) => place ?? []);
  if (places.length === 0) return USUAL_HOURS;
  const starts = [...places, ...shown.filter(({ isMovable }) => isMovable)].map(({ start }) => start);
  const ends = [...places, ...shown].map(({ end }) => Math.min(end, 30 * 60));
  const from = Math.max(0, Math.floor((Math.min(...starts) - MARGIN) / 60) * 60);
  return { from, to: Math.max(from + MARGIN, Math.ceil((Math.max(...ends) + MARGIN) / 60) * 60) };
}
