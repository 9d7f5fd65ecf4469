import type { Panel, Paper, Session } from '../content';
import { grouped, recurring } from '../grouped';
import { People, personKey } from '../people/people';
import type { Path } from '../read/parsed';
import { type Diagnostic, error, warning } from '../report/diagnostics';
import { overlaps, type Span } from '../schedule/overlaps';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

/** A person who has to be in a session for some time. */
interface Appearance {
  readonly name: string;
  /** Completes "… is …". */
  readonly role: string;
  /** Completes the role of somebody who presents a paper. */
  readonly paper?: Paper['id'];
  readonly session: Session;
  readonly span: Span;
  readonly at: Entry['at'];
  readonly path: Path;
}

/** Nobody is in two sessions at once: as chair, speaker, panelist, or presenting (first) author. */
export const personDoubleBooked = defineCheck(
  ['sessions', 'papers', 'speakers', 'panels'],
  ({ sessions, papers, speakers, panels }, { nameReader }) => {
    const speakerOf = new Map(speakers.map(({ value }) => [value.id, value.name]));
    const panelOf = new Map(panels.map(({ value }) => [value.id, value]));
    const sessionOf = new Map(sessions.map((entry) => [entry.value.id, entry]));
    const appearances = sessions.flatMap((entry) => inSession(entry, speakerOf, panelOf));
    for (const paper of papers) {
      const presenter = presenting(paper, sessionOf.get(paper.value.session));
      if (presenter) appearances.push(presenter);
    }
    const people = new People(
      appearances.map(({ name }) => name),
      nameReader,
    );
    const byDay = grouped(appearances, ({ session }) => session.date);
    return [...byDay.values()]
      .flatMap((day) => recurring(day, ({ name }) => people.identityOf(name)))
      .flatMap((group) => overlaps(group, ({ span }) => span))
      .filter(([earlier, later]) => earlier.session !== later.session)
      .map(([earlier, later]) => clash(earlier, later));
  },
);

function inSession(
  { value: session, at }: Entry<Session>,
  speakerOf: ReadonlyMap<number, string>,
  panelOf: ReadonlyMap<string, Panel>,
): Appearance[] {
  const speaker = session.speaker === undefined ? undefined : speakerOf.get(session.speaker);
  const panel = session.panel === undefined ? undefined : panelOf.get(session.panel);
  const found: Appearance[] = [];
  const appear = (name: string, role: string, ...path: Path) => {
    found.push({ name, role, session, span: session, at, path });
  };
  session.chairs?.forEach((name, index) => {
    appear(name, 'chair', 'chairs', index);
  });
  if (speaker !== undefined) appear(speaker, 'speaker', 'speaker');
  if (panel !== undefined) {
    appear(panel.chair.name, 'chair of the panel', 'panel');
    for (const { name } of [...panel.panelists, ...panel.speakers]) appear(name, 'panelist', 'panel');
  }
  return found;
}

/** Only the first author has to be there; how long is known where the paper has times of its own. */
function presenting(
  { value: { id, authors, start, end }, at }: Entry<Paper>,
  inside: Entry<Session> | undefined,
): Appearance | undefined {
  const [name] = authors;
  if (inside === undefined || name === undefined) return undefined;
  const session = inside.value;
  const isTimed = start !== undefined || end !== undefined;
  const span = isTimed ? { start: start ?? session.start, end: end ?? session.end } : session;
  return { name, role: 'presenting paper', paper: id, session, span, at, path: FIRST_AUTHOR };
}

const FIRST_AUTHOR: Path = ['authors', 0];

const placeOf = ({ at, path }: Appearance) => at(...path);

function clash(earlier: Appearance, later: Appearance): Diagnostic {
  const what = ({ role, paper, session, span }: Appearance) =>
    `${role}${paper === undefined ? '' : ` ${paper}`} in "${session.title}" (${span.start}–${span.end})`;
  // Two people may share the initials; two who share the whole name must be told apart anyway.
  const certain = personKey(earlier.name) === personKey(later.name);
  return (certain ? error : warning)(
    'person-double-booked',
    placeOf(later),
    `${later.name} is in two places at once on ${later.session.date}: ${what(later)} and ${what(earlier)}.`,
    {
      hint: `Move one of the two sessions, or name somebody else. If they are two people, write ${certain ? 'a second given name or initial' : 'the given names in full'}.`,
      related: [{ ...placeOf(earlier), message: `As "${earlier.name}", ${what(earlier)} here.` }],
    },
  );
}
