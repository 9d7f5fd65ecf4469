import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { addressOf, goTo } from '../routes';
import { boardWords } from '../words/board';
import { useWords } from '../words/language';
import type { Board, Slot, Talk } from './board';
import type { PlaceAt } from './Calendar';
import { NO_ROOM } from './calendar-time';
import { dropTarget } from './drop-target';
import { Choice } from './SelectedSlot';
import type { Held, Moves } from './use-moves';

interface TrayProps {
  readonly board: Board;
  readonly moves: Moves;
  readonly day: string;
  readonly placeAt: RefObject<PlaceAt>;
}

/** What has no time yet: sessions without a day, and contributions without a session. Both are dragged from here to the board. */
export function Tray({ board, moves, day, placeAt }: TrayProps) {
  const words = useWords(boardWords);
  const [chosen, setChosen] = useState('');
  const aside = board.slots.filter(({ place, file }) => place === undefined && board.files.get(file)?.table);
  const talk = board.talksAside.find(({ key }) => key === chosen);
  const sessions = board.slots.filter(({ isSession, id }) => isSession && id !== '');

  const slotDrag = (slot: Slot) => {
    const heldAt = (x: number, y: number): Held | undefined => {
      const at = placeAt.current(x, y);
      if (at === undefined) return undefined;
      const rooms = at.column === NO_ROOM ? [] : [at.column];
      return { slot, place: { day, start: at.start, end: at.start + slot.length, rooms }, by: 'tray' };
    };
    return {
      onOver: (x: number, y: number) => moves.hold(heldAt(x, y)),
      onDrop: (x: number, y: number) => {
        const session = sessionUnder(board, x, y, slot.key);
        // What is held may not have been painted since the last move.
        const held = heldAt(x, y);
        if (session && !slot.isSession) moves.putInto(slot, session);
        else if (held) moves.move(slot, held.place);
        else moves.hold(undefined);
      },
    };
  };
  const talkDrag = (dragged: Talk) => ({
    onOver: () => {},
    onDrop: (x: number, y: number) => {
      const session = sessionUnder(board, x, y, '');
      if (session) moves.putInto(dragged, session);
    },
  });

  return (
    <section className="board-tray" data-tray aria-labelledby="tray-title">
      <h2 id="tray-title">
        {words.aside} {aside.length > 0 && `(${aside.length})`}
      </h2>
      <p className="hint">{words.asideHelp}</p>
      {aside.length === 0 && board.talksAside.length === 0 && <p className="lead">{words.asideNone}</p>}
      <ul>
        {aside.map((slot) => (
          <li key={slot.key}>
            <TrayItem
              title={slot.title}
              {...slotDrag(slot)}
              onChoose={() => goTo(addressOf('board', '', { day, session: slot.key }))}
              onCancel={() => moves.hold(undefined)}
            />
          </li>
        ))}
        {board.talksAside.map((each) => (
          <li key={each.key}>
            <TrayItem
              title={each.title}
              {...talkDrag(each)}
              onChoose={() => setChosen(each.key)}
              onCancel={() => moves.hold(undefined)}
            />
          </li>
        ))}
      </ul>
      {talk && board.isEditable && (
        <Choice
          label={`${talk.title}: ${words.into}`}
          button={words.put}
          slots={sessions}
          onChoose={(session) => moves.putInto(talk, session)}
        />
      )}
      {board.talksAside.length > 0 && <p className="hint">{words.talksHelp}</p>}
    </section>
  );
}

function sessionUnder(board: Board, x: number, y: number, dragged: string): Slot | undefined {
  const { slot: key } = dropTarget(x, y, dragged);
  return board.slots.find((slot) => slot.key === key && slot.isSession && slot.id !== '');
}

interface TrayItemProps {
  readonly title: string;
  readonly onOver: (x: number, y: number) => void;
  readonly onDrop: (x: number, y: number) => void;
  readonly onChoose: () => void;
  readonly onCancel: () => void;
}

/** The distance in pixels from which a press is a drag. */
const DRAG = 5;

/** Something that is dragged to the board, by mouse or finger, or chosen. */
function TrayItem({ title, onOver, onDrop, onChoose, onCancel }: TrayItemProps) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isDragging = useRef(false);
  const item = useRef<HTMLButtonElement>(null);
  const move = (event: PointerEvent) => {
    if (from.current === undefined) return;
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
    if (Math.hypot(x, y) > DRAG) isDragging.current = true;
    if (!isDragging.current) return;
    item.current?.style.setProperty('translate', `${x}px ${y}px`);
    onOver(event.clientX, event.clientY);
  };
  const end = () => {
    from.current = undefined;
    item.current?.style.removeProperty('translate');
  };
  return (
    <button
      ref={item}
      type="button"
      className="tray-item"
      onPointerDown={(event) => {
        from.current = { x: event.clientX, y: event.clientY };
        isDragging.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={(event) => {
        end();
        if (isDragging.current) onDrop(event.clientX, event.clientY);
      }}
      onPointerCancel={() => {
        end();
        onCancel();
      }}
      onClick={() => {
        if (!isDragging.current) onChoose();
        isDragging.current = false;
      }}
    >
      {title}
    </button>
  );
}
