import { describe, expect, it } from 'vitest';
import { pageAt, pages } from './support/built-site';
import { onEveryPage } from './support/on-every-page';
import { ADDRESSES, SPECIFICATION } from './support/routes';
import { textOf } from './support/text';

const KEYNOTES = { onHomePage: '/#speakers', elsewhere: '/finalschedule' };

/** The menus of the specification; Keynote Speakers depends on the page. */
const menus = (path: string) =>
  SPECIFICATION.menus.map(([name, links]) => [
    name,
    links.map((link) => (link !== 'KEYNOTES' ? link : path === '/' ? KEYNOTES.onHomePage : KEYNOTES.elsewhere)),
  ]) as [name: string, links: string[]][];

const mainNavigation = (path: string) => pageAt(path).root.querySelector('nav[aria-label="Main"]');

const canonicalOf = new Map(ADDRESSES.map(({ address, canonical }) => [address, canonical]));

describe('the navigation bar of every page', () => {
  onEveryPage('has the menus of the specification, link by link', pages, ({ path }) => {
    const entries = mainNavigation(path)?.querySelectorAll(':scope > ul > li') ?? [];
    // The last, for the colours, leads nowhere.
    const found = entries
      .slice(0, -1)
      .map((entry) => [
        textOf(entry.querySelector('button') ?? entry),
        entry.querySelectorAll('a').map((link) => link.getAttribute('href')),
      ]);
    expect(found).toEqual(menus(path));
  });

  onEveryPage('marks the current page, and no other', pages, ({ path }) => {
    const marked = mainNavigation(path)?.querySelectorAll('[aria-current=page]') ?? [];
    const here = canonicalOf.get(path);
    const linked = menus(path)
      .flatMap(([, links]) => links)
      .filter((link) => here !== undefined && canonicalOf.get(link) === here);
    // Two entries may lead to one page (the schedule); it is marked once.
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([...new Set(linked)]);
  });

  onEveryPage("has the association's logo, which leads to the association's site", pages, ({ root }) => {
    const logo = root.querySelector('body > header a[href="https://ifriqiya-ai.example.org"] img');
    expect(logo?.getAttribute('alt')).toBe('Ifriqiya Association for Artificial Intelligence');
  });
});

describe('the home page', () => {
  it('has its sections in the order of the specification', () => {
    const ids = pageAt('/')
      .root.querySelectorAll('[id]')
      .map(({ id }) => id);
    expect(ids.filter((id) => SPECIFICATION.home.includes(id))).toEqual(SPECIFICATION.home);
  });

  it('has the Join and Countdown sections', () => {
    const { root } = pageAt('/');
    expect(root.querySelector('#join form')).not.toBeNull();
    expect(root.querySelector('#countdown img')).not.toBeNull();
  });
});
