import { expect, it } from 'vitest';
import { inProject, projectRoot } from '../../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../../scripts/files/files-in';
import { classNameIn } from '../../../scripts/vite/class-name';

const SHEETS = ['pages', 'renderer']
  .flatMap((folder) => filesIn(inProject(folder)).map((name) => inProject(`${folder}/${name}`)))
  .filter((file) => file.endsWith('.module.css'));

it('a class is named for itself and for its file: no two files give one name, in whatever order they are asked', () => {
  const [nameOf, again] = [classNameIn(projectRoot), classNameIn(projectRoot)];
  const names = SHEETS.map((file) => nameOf('card', file));
  expect(new Set(names).size).toBe(SHEETS.length);
  expect(names.every((name) => /^_card_[0-9a-z]{1,2}$/.test(name))).toBe(true);
  expect(SHEETS.toReversed().map((file) => again('card', file))).toEqual(names.toReversed());
});

it('a sheet that comes later is told apart from all others, and keeps its name', () => {
  const nameOf = classNameIn(projectRoot);
  const name = nameOf('card', inProject('pages/home/New.module.css'));
  expect(SHEETS.map((file) => nameOf('card', file))).not.toContain(name);
  expect(nameOf('card', inProject('pages/home/New.module.css'))).toBe(name);
  expect(nameOf('card', inProject('pages/home/Newer.module.css'))).not.toBe(name);
});
