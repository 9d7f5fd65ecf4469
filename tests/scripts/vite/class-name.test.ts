import { expect, it } from 'vitest';
import { classNameIn } from '../../../scripts/vite/class-name';

it('a class is named for itself and for its file, on every machine alike', () => {
  const [here, there] = ['/home/ada/site', '/srv/site'].map((root) => ({ root, nameOf: classNameIn(root) }));
  const name = here?.nameOf('card', `${here.root}/pages/home/Chairs.module.css`);
  expect(name).toMatch(/^_card_[0-9a-z]{1,3}$/);
  expect(there?.nameOf('card', `${there.root}/pages/home/Chairs.module.css`)).toBe(name);
  expect(here?.nameOf('card', `${here.root}/pages/home/Topics.module.css`)).not.toBe(name);
});

it('two files never give one name to their classes without being told', () => {
  const nameOf = classNameIn('/site');
  expect(() => {
    for (let file = 0; file < 50_000; file += 1) nameOf('card', `/site/${file}.module.css`);
  }).toThrow(/^The class card has one name in \d+\.module\.css and \d+\.module\.css: rename it in one of them\.$/);
});
