import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../scripts/content-diff/changes';
import { writeRevision } from '../../scripts/content-diff/revision';
import type { Content } from '../../shared/model/content';
import { compile } from './support/compile';
import { layOut } from './support/fixture';
import { CONFERENCE, compileWith } from './support/small-conference';
import { temporaryFolder } from './support/temporary-folder';

async function base(): Promise<Content> {
  const { content } = await compile({ ...layOut(), deferWarnings: true });
  if (content === undefined) throw new Error('The base has errors.');
  return content;
}

describe('what visitors will see changed', () => {
  it('is described in sentences', async () => {
    const before = await base();
    const after: Content = {
      ...before,
      sessions: before.sessions.map((session) =>
        session.id === 'oral-2' ? { ...session, room: ['hall'], start: '11:30' } : session,
      ),
      contributions: before.contributions.filter(({ id }) => id !== '102'),
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
      { heading: 'Contributions', changes: ['Paper 102 withdrawn: "On the length of a metre".'] },
      {
        heading: 'Deadlines',
        changes: ['Submission of Regular papers extended to February 15, 2024 (it was January 15, 2024).'],
      },
      { heading: 'Fees', changes: ['Author: local 200 → 250; local with accommodation nothing → 400.'] },
      { heading: 'People', changes: ['Ada Sow joins: program committee.'] },
    ]);
  });

  it('lists what is new and what was removed', async () => {
    const before = await base();
    const empty: Content = {
      ...before,
      sessions: [],
      contributions: [],
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

describe('a changed contribution', () => {
  const HEAD = 'id,kind,title,people,session,date,start,end,room,status';
  const rooms = 'id,name,plenary\nhall,Hall,yes\ncave,Cave,no\n';
  const sessions =
    'id,kind,date,start,end,room,title\nice,oral,2030-12-29,10:00,12:00,hall,On ice\nsnow,oral,2030-12-29,13:00,14:00,hall,On snow\n';
  const contentOf = async (...rows: readonly string[]) => {
    const { content, diagnostics } = await compileWith({
      'rooms.csv': rooms,
      'sessions.csv': sessions,
      'contributions.csv': `${[HEAD, ...rows].join('\n')}\n`,
    });
    if (content === undefined) throw new Error(JSON.stringify(diagnostics));
    return content;
  };
  const changes = async (before: readonly string[], after: readonly string[]) =>
    changesBetween(await contentOf(...before), await contentOf(...after));

  const TALK = 'T1,,Old ice,Ada Sow,,2030-12-30,09:00,09:30,hall,';

  it.each([
    ['added with its slot', [], [TALK], 'Talk T1 added to December 30, 2030, 09:00–09:30, Hall: "Old ice".'],
    ['gone', [TALK], [], 'Talk T1 withdrawn: "Old ice".'],
    ['marked', [TALK], [`${TALK}withdrawn`], 'Talk T1: marked as withdrawn.'],
    [
      'moved and renamed',
      [TALK],
      ['T1,,New ice,Ada Sow; Bo Lund,,2030-12-30,09:15,09:30,cave,'],
      'Talk T1: moved from Hall to Cave; start 09:00 → 09:15; title "Old ice" → "New ice"; people Ada Sow → Ada Sow, Bo Lund.',
    ],
    [
      'moved into a session',
      [TALK, 'T2,demo,Skates,Bo Lund,ice,,,,,', 'T3,demo,Sledges,Bo Lund,ice,,,,,'],
      ['T1,,Old ice,Ada Sow,ice,,,,,', 'T2,demo,Skates,Bo Lund,ice,,,,,', 'T3,demo,Sledges,Bo Lund,ice,,,,,'],
      'Talk T1: moved from December 30, 2030, 09:00–09:30, Hall to On ice.',
    ],
    [
      'of a kind of its own',
      ['T2,tutorial,Skates,Bo Lund,ice,,,,,', 'T3,demo,Sledges,Bo Lund,ice,,,,,'],
      ['T2,tutorial,Skates,Ada Sow,ice,,,,,', 'T3,demo,Sledges,Bo Lund,ice,,,,,'],
      'Tutorial T2: people Bo Lund → Ada Sow.',
    ],
  ])('is one that is %s', async (_, before, after, sentence) => {
    expect(await changes(before, after)).toContainEqual({ heading: 'Contributions', changes: [sentence] });
  });
});

describe('the data of a revision', () => {
  /** A repository of which one commit has a conference in a folder, with a page, a picture and what a release noted. */
  function repository(): string {
    const root = temporaryFolder();
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    };
    write('conference/conference.yaml', CONFERENCE);
    write(
      'conference/pages/conduct.md',
      '---\ntitle: Conduct\nmenu: true\n---\n\nBe kind. ![A rule](/images/rule.svg)\n',
    );
    write('conference/public/images/rule.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qm', 'Begin');
    return join(root, 'conference');
  }

  it('is its whole folder, with pages and pictures, in any repository', async () => {
    const dataDir = repository();
    rmSync(join(dataDir, 'pages'), { recursive: true });
    rmSync(join(dataDir, 'public'), { recursive: true });
    const was = writeRevision(dataDir, 'HEAD', temporaryFolder());

    const { content, diagnostics } = await compile(was);

    expect(diagnostics).toEqual([]);
    expect(content?.freePages.map(({ id }) => id)).toEqual(['conduct']);
    expect(was.publicDir).toBe(join(was.dataDir, 'public'));
  });
});
