import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RenderedContent } from '#content';
import { Page as Home } from '../../pages/home/index.page.server';
import { Page as Schedule } from '../../pages/schedule/index.page.server';
import { siteOf } from '../../renderer/site';
import { sampleSite } from './support/sample-site';
import { sourceFiles } from './support/source-files';

describe('pages and components', () => {
  it('have their content handed to them: none imports a value of it', () => {
    const importing = sourceFiles('pages', 'renderer', 'shared').filter(({ code }) =>
      [...code.matchAll(/import\s+([^;]*?)\s+from\s+'(?:#content|[./]+\.content\/[^']*)'/g)].some(
        ([, names = '']) => !names.startsWith('type '),
      ),
    );
    expect(importing.map(({ path }) => path)).toEqual([]);
  });
});

describe('two conferences in one process', () => {
  const pageOf = (content: RenderedContent, Page: typeof Home, path: string) => {
    const site = siteOf(content);
    const route = site.routes.at(path);
    if (!route) throw new Error(`no page ${path}`);
    return renderToStaticMarkup(<Page {...site} route={route} />);
  };

  it('show each their own data', async () => {
    const one = await sampleSite();
    const other = { ...one, rooms: one.rooms.map((room) => ({ ...room, name: `Salle ${room.id}` })) };
    const [first, second, again] = [one, other, one].map((content) => pageOf(content, Schedule, '/finalschedule'));
    expect(first).toContain('Elyssa Room');
    expect(second).not.toContain('Elyssa Room');
    expect(second).toContain('Salle elyssa');
    expect(again).toBe(first);
  });

  it('link to their own pages, and to none that they do not have', async () => {
    const one = await sampleSite();
    const moved = one.routes.map((route) => (route.kind === 'topics' ? { ...route, path: '/themes' } : route));
    const without = one.routes.filter(({ kind }) => kind !== 'topics');
    const linkOf = (routes: RenderedContent['routes']) =>
      /href="([^"]+)">All topics/.exec(pageOf({ ...one, routes }, Home, '/'))?.[1];
    expect([one.routes, moved, without].map(linkOf)).toEqual(['/topicsList', '/themes', undefined]);
  });
});
