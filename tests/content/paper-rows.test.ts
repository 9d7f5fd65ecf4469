import { describe, expect, it } from 'vitest';
import { compileWith, toldOf } from './support/small-conference';

const sessions = 'id,kind,date,start,end,title\none,keynote,2030-12-28,09:00,10:00,Cold water\n';
const papers = (...rows: readonly string[]) => `id,session,title,authors\n${rows.join('\n')}\n`;

describe('a paper in a keynote session', () => {
  it('is right where it is that keynote', async () => {
    const told = await toldOf({ 'sessions.csv': sessions, 'papers.csv': papers('1,one,Cold water,Ada Sow') });

    expect(told).not.toContainEqual(expect.stringContaining('paper-in-other-session'));
  });

  it('is an error where it is another talk', async () => {
    const told = await toldOf({ 'sessions.csv': sessions, 'papers.csv': papers('1,one,Warm water,Ada Sow') });

    expect(told).toContain('papers.csv:2 paper-in-other-session');
  });
});

describe('a paper without authors', () => {
  const files = (count: number) => ({
    'sessions.csv': sessions.replace('keynote', 'oral'),
    'papers.csv': papers(
      ...Array.from(
        { length: 10 },
        (_, index) => `${index},one,Ice ${'x'.repeat(index)}y,${index < count ? '' : 'Ada Sow'}`,
      ),
    ),
  });

  it('is kept, with an empty list', async () => {
    const { content } = await compileWith(files(1));

    expect(content?.papers[0]?.authors).toEqual([]);
  });
});
