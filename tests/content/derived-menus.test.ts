import { expect, it } from 'vitest';
import { siteOfConference } from '../support/compiled-conferences';

const programOf = async (name: string) => {
  const { content } = await siteOfConference(name);
  return content.navigation.menus.find(({ label }) => ['Program', 'Programm'].includes(label));
};

it.each([
  ['workshop', ['/schedule', '/papers', '/people']],
  ['community', ['/schedule', '/papers', '/schedule#list-of-posters', '/people']],
  ['german', ['/schedule', '/papers', '/schedule#list-of-posters', '/people', '/documents/tagungsheft.pdf']],
])('leads from the menu of the program of %s to all parts of it that there are', async (name, links) => {
  expect((await programOf(name))?.items?.map(({ link }) => link)).toEqual(links);
});
