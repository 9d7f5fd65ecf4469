import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from './support/compile';
import { flatten, layOut } from './support/fixture';

/** Everybody whom the base names, after changes of its files. */
async function contributors(change: (dataDir: string) => void = () => {}) {
  const { dataDir, publicDir } = layOut();
  change(dataDir);
  const { content, diagnostics } = await compile({ dataDir, publicDir });
  if (!content) throw new Error(JSON.stringify(diagnostics.map(flatten)));
  return content.contributors;
}

describe('everybody whom the data names', () => {
  it('stands there once, with all that they do, whatever the spelling', async () => {
    const found = await contributors((dataDir) => {
      writeFileSync(join(dataDir, 'papers.csv'), 'id,session,title,authors\n7,oral-1,Clocks,"HADDAD, Nour; Ulla Ek"\n');
    });

    const nour = found.filter(({ slug }) => slug === 'nour-haddad');
    expect(nour).toHaveLength(1);
    expect(nour[0]?.spellings).toContain('HADDAD, Nour');
    expect(nour[0]?.contributions).toContainEqual({ role: 'author', collection: 'papers', id: '7' });
    expect(nour[0]?.contributions).toContainEqual({ role: 'member', collection: 'chairs', id: '1' });
  });

  it('keep their addresses when others come', async () => {
    const before = await contributors();
    const after = await contributors((dataDir) =>
      appendFileSync(join(dataDir, 'posters.csv'), 'P98,Another poster,Aaron Aaronsen; Nour Haddad Aaronsen\n'),
    );

    const slugs = after.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(before.map(({ slug }) => slug)));
    expect(slugs).toContain('aaron-aaronsen');
  });

  it('have the address and the family name that people.csv says', async () => {
    const [name = ''] = (await contributors()).map((each) => each.name);
    const found = await contributors((dataDir) =>
      writeFileSync(join(dataDir, 'people.csv'), `name,familyName,id\n${name},Of the Clocks,clockmaker\n`),
    );

    expect(found[0]).toMatchObject({ name, slug: 'clockmaker', familyName: 'Of the Clocks' });
  });
});
