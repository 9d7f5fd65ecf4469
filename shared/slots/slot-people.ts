import { lecturersOf } from '../format/speakers';
import type { Content, Panel } from '../model/content';
import type { Slot } from './slots';

/**
 * Returns the people who speak in a slot: those of a contribution, the speakers of a lecture, the people of a panel or of the session
 * itself, else the chairs.
 */
export function slotPeople({
  speakers,
  panels,
}: Pick<Content, 'speakers' | 'panels'>): (slot: Slot) => readonly string[] {
  const speakerOf = new Map(speakers.map((speaker) => [speaker.id, lecturersOf(speaker).map(({ name }) => name)]));
  const panelOf = new Map(panels.map((panel) => [panel.id, panelPeople(panel)]));
  return ({ session, paper }) => {
    if (paper) return paper.people;
    const speaker = session.speaker === undefined ? undefined : speakerOf.get(session.speaker);
    if (speaker !== undefined) return speaker;
    const panel = session.panel === undefined ? undefined : panelOf.get(session.panel);
    return panel ?? session.people ?? session.chairs ?? [];
  };
}

/** Lists the people of a panel, its chair first. */
export const panelPeople = ({ chair, panelists, speakers }: Panel): readonly string[] => [
  ...new Set([chair, ...panelists, ...speakers].map(({ name }) => name)),
];
