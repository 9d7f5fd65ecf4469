import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/bootstrap/project.mjs';
import type { Content } from '../../scripts/content/content';
import { changesBetween } from '../../scripts/content-diff/changes';
import { writeRevision } from '../../scripts/content-diff/revision';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

async function base(): Promise<Content> {
  const { content } = await compile(layOut());
  if (content === undefined) throw new Error('The base has errors.');
  return content;
}

describe('what visitors will see changed', () => {
  it('is nothing if nothing changed', async () => {
    const content = await base();

    expect(changesBetween(content, structuredClone(content))).toEqual([]);
  });

  it('is told in words', async () => {
    const before = await base();
    const after: Content = {
      ...before,
      sessions: before.sessions.map((session) =>
        session.id === 'oral-2' ? { ...session, room: ['hall'], start: '11:30' } : session,
      ),
      papers: before.papers.filter(({ id }) => id !== '102'),
      deadlines: before.deadlines.map((deadline) =>
        deadline.milestone === 'submission' && deadline.track === 'regular'
          ? { ...deadline, date: '2024-02-15' }
          : deadline,
      ),
      fees: before.fees.map((fee) => (fee.id === 'author' ? { ...fee, local: 250, localWithAccommodation: 400 } : fee)),
      programCommittee: [
        ...before.programCommittee,
        { name: 'Ada Sow', affiliation: 'University of Dakar', country: 'Senegal' },
      ],
    };

    expect(changesBetween(before, after)).toEqual([
      {
        heading: 'Schedule',
        changes: ['Session 2 (Weighing, and more): moved from Old Cellar to Great Hall; start 11:00 → 11:30.'],
      },
      { heading: 'Papers and posters', changes: ['Paper 102 withdrawn: "On the length of a metre".'] },
      {
        heading: 'Deadlines',
        changes: ['Submission of Regular papers extended to February 15, 2024 (it was January 15, 2024).'],
      },
      { heading: 'Fees', changes: ['Author: local 200 → 250; local with accommodation nothing → 400.'] },
      { heading: 'People', changes: ['Ada Sow joins: program committee.'] },
    ]);
  });

  it('names what is new and what is gone', async () => {
    const before = await base();
    const empty: Content = {
      ...before,
      sessions: [],
      papers: [],
      posters: [],
      deadlines: [],
      fees: [],
      supplements: [],
    };

    const gone = changesBetween(before, empty).flatMap(({ changes }) => changes);
    const added = changesBetween(empty, before).flatMap(({ changes }) => changes);

    expect(gone).toContain('Lunch (May 20, 2024, 12:30–14:00) is cancelled.');
    expect(added).toContain('Lunch is new: May 20, 2024, 12:30–14:00, no room.');
    expect(gone).toHaveLength(added.length);
  });
});

it('says in words of its own that there is no such revision', () => {
  const compare = () => writeRevision(projectRoot, `${projectRoot}/data`, 'no-such-revision', '/nowhere');
  expect(compare).toThrow(/no revision "no-such-revision"|no git/);
});
