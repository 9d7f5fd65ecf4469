import type { Problem } from '../../tables/problem';
import { parseXml } from '../../tables/xml-parser';
import { Json } from './json';

/** An XML element with its children and text. */
interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** Converts a schedule.xml to the equivalent schedule.json. */
export function scheduleXmlDocument(file: string, text: string): Json | Problem {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let isWhole = false;
  const fault = parseXml(text, {
    open: (name, attributes) => {
      const node: Node = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    text: (part) => {
      const inside = open.at(-1);
      if (inside) inside.text += part;
    },
    close: (name, isImplied) => {
      isWhole ||= name === 'schedule' && !isImplied;
      open.pop();
    },
  });
  const [schedule] = root.children;
  if (fault === undefined && isWhole && schedule !== undefined) return new Json(documentOf(schedule), `${file}#`);
  return { at: file, message: fault ?? 'The file ends in the middle.', hint: 'Export it again.' };
}

const named = ({ children }: Node, name: string) => children.filter((child) => child.name === name);

/** Returns the texts of children without children, by name. */
const fieldsOf = ({ children }: Node): Readonly<Record<string, string>> =>
  Object.fromEntries(
    children.filter((child) => child.children.length === 0).map(({ name, text }) => [name, text.trim()]),
  );

const documentOf = (schedule: Node) => ({
  generator: named(schedule, 'generator')[0]?.attributes ?? {},
  schedule: {
    conference: {
      ...(named(schedule, 'conference').map(fieldsOf)[0] ?? {}),
      days: named(schedule, 'day').map((day) => ({
        ...day.attributes,
        rooms: Object.fromEntries(roomsOf(day)),
      })),
    },
  },
});

/** Groups the events of a day by room. A day may list a room twice, or events outside of rooms. */
function roomsOf(day: Node): Map<string, unknown[]> {
  const rooms = [{ name: '', events: named(day, 'event') }];
  for (const room of named(day, 'room')) rooms.push({ name: room.attributes.name ?? '', events: named(room, 'event') });
  const found = new Map<string, unknown[]>();
  for (const { name, events } of rooms) {
    if (events.length > 0)
      found.set(name, [...(found.get(name) ?? []), ...events.map((event) => eventOf(event, name))]);
  }
  return found;
}

function eventOf(event: Node, room: string) {
  const inside = (list: string, item: string) => named(event, list).flatMap((each) => named(each, item));
  const addresses = (list: string, item: string) =>
    inside(list, item).map(({ attributes, text }) => ({
      url: attributes.href ?? '',
      title: text.trim(),
      type: attributes.type ?? '',
    }));
  return {
    room,
    ...event.attributes,
    ...fieldsOf(event),
    persons: inside('persons', 'person').map(({ attributes, text }) => ({ ...attributes, name: text.trim() })),
    links: addresses('links', 'link'),
    attachments: addresses('attachments', 'attachment'),
  };
}
