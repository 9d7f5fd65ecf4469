import { grouped } from '../../../shared/format/grouped';
import type { Json } from '../read/json';
import { languageIn } from '../values/language';
import { trimmed } from '../values/lists';
import { withoutTags } from '../values/markup';
import { sessionKindIn } from '../values/session-kind';
import { lasting, startIn } from '../values/times';
import { keys, leftKeys } from './document-keys';
import { sortedLinks } from './links';
import { inMarkdown, inOneLine } from './one-line';
import { REASONS } from './reasons';
import { joinedTexts, readProgram, type SourceEvent, speakerIn } from './schedule-events';
import { type Context, type DocumentFormat, leftTogether, NOTHING } from './service';

/** Objects of the API, and the key by which others name them. */
const OBJECTS = {
  submissions: 'code',
  speakers: 'code',
  slots: 'id',
  tags: 'id',
  types: 'id',
  tracks: 'id',
  rooms: 'id',
  resources: 'id',
} as const;

type Kind = keyof typeof OBJECTS;

/**
 * The answers of the API of pretalx: submissions or talks, speakers, rooms, tracks, types, tags, slots; also the schedule of its widget.
 * Objects name others by number or contain them, depending on version and on "expand".
 */
export const pretalxApi: DocumentFormat = {
  holds: 'answers of the API',
  recognises: (document) => objectsIn(document).length > 0,
  read: (document, context) => {
    const objects = objectsIn(document);
    const ofKind = (kind: Kind) => {
      const all = objects.flatMap((object) => (object.kind === kind ? [object.json] : []));
      return [...grouped(all, (json) => json.get(OBJECTS[kind]).text || json.at).values()].flatMap(
        ([first]) => first ?? [],
      );
    };
    const known = new Known(context);
    const [submissions, speakers] = [ofKind('submissions'), ofKind('speakers')];
    const named = submissions.flatMap((submission) => submission.get('speakers').items);
    const breaks = ofKind('slots').flatMap((slot) => breakOf(slot, known, context));
    const from = document.at.replace(/#$/, '');
    return {
      ...NOTHING,
      ...readProgram([...submissions.flatMap((each) => sourcesOf(each, known, context)), ...breaks], context),
      people: speakers.flatMap((speaker) => speakerIn(speaker, context.report)),
      rooms: ofKind('rooms').map((room) => ({
        name: known.text(room.get('name')),
        capacity: /^[1-9]\d*$/.exec(room.get('capacity').text)?.[0],
      })),
      left: [
        ...leftKeys(`${from}, submissions`, submissions, SUBMISSION_KEYS),
        ...leftKeys(`${from}, speakers`, [...speakers, ...named], keys('code name biography submissions')),
        ...leftKeys(`${from}, rooms`, ofKind('rooms'), keys('id name capacity'), {
          room: ['description', 'speaker_info'],
        }),
        ...leftTogether(
          from,
          [...known.unknown].map((what) => [what, REASONS.number]),
        ),
      ],
    };
  },
};

const SUBMISSION_KEYS = keys(`
  code title speakers submission_type track tags state abstract description duration content_locale resources slot slots
  start end room
`);

/** Tells what an object is by its keys, or by the name of the list that it is in. */
function kindOf(json: Json, list: string): Kind | undefined {
  const has = (names: string) => keys(names).every((name) => json.keys.includes(name));
  const hasOne = (names: string) => keys(names).some((name) => json.keys.includes(name));
  if (has('code title')) return hasOne('submission_type state content_locale') ? 'submissions' : undefined;
  if (has('code name')) return hasOne('biography submissions avatar avatar_url') ? 'speakers' : undefined;
  if (has('start end room')) return 'slots';
  if (has('id tag')) return 'tags';
  if (has('id resource')) return 'resources';
  if (!has('id name')) return undefined;
  if (has('default_duration')) return 'types';
  if (has('color')) return 'tracks';
  return list === 'rooms' || hasOne('capacity guid uuid speaker_info') ? 'rooms' : undefined;
}

interface ApiObject {
  readonly kind: Kind;
  readonly json: Json;
}

/** Finds the objects of a document, in whatever lists they are. Objects within objects of the API are not listed. */
function objectsIn(document: Json): ApiObject[] {
  const found: ApiObject[] = [];
  const open = [{ json: document, list: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { json, list } = next;
    const kind = kindOf(json, list);
    if (kind !== undefined) found.push({ kind, json });
    else {
      const inside = [
        ...json.items.map((item) => ({ json: item, list })),
        ...json.keys.map((key) => ({ json: json.get(key), list: key })),
      ];
      open.push(...inside.reverse());
    }
  }
  return found;
}

/** Looks up the objects that others name, in all documents of the import. */
class Known {
  /** What the documents name by number, and none contains. */
  readonly unknown = new Set<string>();
  readonly #objects: ReadonlyMap<string, Json>;
  readonly #slotsOf: ReadonlyMap<string, readonly Json[]>;
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
    const all = context.documents.flatMap(objectsIn);
    this.#objects = new Map(all.map(({ kind, json }) => [`${kind} ${json.get(OBJECTS[kind]).text}`, json]));
    const slots = all.flatMap(({ kind, json }) => (kind === 'slots' ? [json] : []));
    this.#slotsOf = grouped(slots, (slot) => slot.get('submission').text);
  }

  /** Returns an object itself if it is contained, else the object that is named; undefined for a text or an unknown one. */
  object(kind: Kind, json: Json): Json | undefined {
    if (json.keys.length > 0) return json;
    const found = this.#objects.get(`${kind} ${json.text}`);
    if (found === undefined && (isNumber(json) || kind === 'speakers')) this.unknown.add(kind);
    return found;
  }

  /** Returns the name of an object that is contained, named by number, or only a name. */
  name(kind: Kind, json: Json): string {
    const object = this.object(kind, json);
    if (object !== undefined)
      return this.text(object.keys.some((key) => /^(?:name|tag)$/.test(key)) ? object.first('name', 'tag') : object);
    return isNumber(json) ? '' : this.text(json);
  }

  /** Returns a text in the language of the site, if the service has it in several. */
  text(json: Json): string {
    const { language, report } = this.#context;
    return withoutTags(inOneLine(json.keys.length > 0 ? json.first(language, ...json.keys) : json, report));
  }

  slotsOf(submission: Json): readonly Json[] {
    if (submission.get('start').text !== '') return [submission];
    const named = submission.get('slots').items.flatMap((slot) => this.object('slots', slot) ?? []);
    if (named.length > 0) return named;
    const slot = submission.get('slot');
    return slot.isFilled ? [slot] : (this.#slotsOf.get(submission.get('code').text) ?? []);
  }
}

const isNumber = ({ value }: Json): boolean => typeof value === 'number';

/** Reads when and where a slot is. */
function placeOf(
  slot: Json,
  duration: string,
  known: Known,
  { zone }: Context,
): Pick<SourceEvent, 'start' | 'minutes' | 'room'> {
  const [start, end] = ['start', 'end'].map((key) => startIn(slot.get(key).text, zone));
  const { minutes = Number(duration) || undefined } = lasting(start, end, zone);
  return { start, minutes, room: known.name('rooms', slot.get('room')) };
}

/** The events of a submission: one for each of its slots. */
function sourcesOf(submission: Json, known: Known, context: Context): SourceEvent[] {
  const { report } = context;
  const slots = known.slotsOf(submission);
  const event = {
    id: submission.get('code').text,
    at: submission.at,
    title: known.text(submission.get('title')),
    type: known.name('types', submission.get('submission_type')),
    is: 'contribution',
    people: submission.get('speakers').items.flatMap((each) => {
      const speaker = known.object('speakers', each);
      return speaker === undefined ? [] : speakerIn(speaker, report);
    }),
    abstract: joinedTexts(['abstract', 'description'].map((key) => inMarkdown(submission.get(key), report))),
    facts: {
      decision: submission.get('state').text,
      track: known.name('tracks', submission.get('track')),
      tags: trimmed(submission.get('tags').items.map((tag) => known.name('tags', tag))),
      language: languageIn(submission.get('content_locale').text),
      ...sortedLinks(
        submission.get('resources').items.flatMap((each) => {
          const resource = known.object('resources', each);
          return resource === undefined || resource.get('is_public').value === false
            ? []
            : [{ address: resource.get('resource').text, label: resource.get('description').text }];
        }),
      ),
    },
  } satisfies Partial<SourceEvent>;
  if (slots.length === 0) return [{ ...event, start: undefined, minutes: undefined, room: '' }];
  return slots.map((slot) => ({ ...event, ...placeOf(slot, submission.get('duration').text, known, context) }));
}

/** The session of a slot without a submission: a break. */
function breakOf(slot: Json, known: Known, context: Context): SourceEvent[] {
  const title = known.text(slot.first('title', 'description'));
  const isShown = slot.get('is_visible').value !== false && slot.get('slot_type').text !== 'blocker';
  if (slot.get('submission').isFilled || !isShown || title === '') return [];
  const place = placeOf(slot, '', known, context);
  const type = sessionKindIn(title) ?? 'break';
  return [{ id: slot.at, at: slot.at, title, type, is: 'session', people: [], abstract: '', ...place }];
}
