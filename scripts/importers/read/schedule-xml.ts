import { Parser } from 'htmlparser2';
import { Json } from './json';
import type { Problem } from './problem';

/** An element as it was read: deeper ones are children, and what stands between them is text. */
interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** A schedule has elements within elements to this depth; a file that goes deeper is none. */
const DEEPEST = 12;

/** Whether a text is a schedule in the XML of frab, pretalx and this product. */
export const isScheduleXml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<schedule[\s>]/.test(text);

/** Reads a schedule.xml as the schedule.json that says the same. */
export function scheduleXmlDocument(file: string, text: string): Json | Problem {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let fault: string | undefined;
  let isWhole = false;
  const parser = new Parser(
    {
      onprocessinginstruction: (_name, data) => {
        // Entities of one's own are how XML is made to do harm; no schedule has any, and none is ever expanded here.
        if (/^!doctype/i.test(data)) fault ??= 'The file declares a document type.';
      },
      onopentag: (name, attributes) => {
        const node: Node = { name, attributes, children: [], text: '' };
        if (open.length > DEEPEST) fault ??= 'It is no schedule: its elements are too deep within each other.';
        else open.at(-1)?.children.push(node);
        open.push(node);
      },
      ontext: (part) => {
        const inside = open.at(-1);
        if (inside) inside.text += part;
      },
      onclosetag: (name, isImplied) => {
        isWhole ||= name === 'schedule' && !isImplied;
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const [schedule] = root.children;
  if (!isWhole) fault ??= 'The file ends in the middle.';
  if (fault !== undefined || schedule === undefined)
    return { at: file, message: fault ?? 'The file is no schedule.', hint: 'Export it again.' };
  return new Json(documentOf(schedule), `${file}#`);
}

const named = ({ children }: Node, name: string) => children.filter((child) => child.name === name);

/** Texts of children that have none of their own, by their names. */
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
        rooms: Object.fromEntries(
          named(day, 'room').map((room) => [room.attributes.name ?? '', named(room, 'event').map(eventOf)]),
        ),
      })),
    },
  },
});

function eventOf(event: Node) {
  const inside = (list: string, item: string) => named(event, list).flatMap((each) => named(each, item));
  return {
    ...event.attributes,
    ...fieldsOf(event),
    persons: inside('persons', 'person').map(({ attributes, text }) => ({ ...attributes, name: text.trim() })),
    links: inside('links', 'link').map(({ attributes, text }) => ({ url: attributes.href ?? '', title: text.trim() })),
  };
}
