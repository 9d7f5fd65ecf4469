import { expect, it } from 'vitest';
import { scriptsIn } from '../../../scripts/site/page-scripts';

it('names each script that a page asks for once, by its whole name', () => {
  const page =
    '<script src="/assets/entry.1-a.js" type="module"></script><link href="/assets/entry.1-a.js"><p>a.b.js.c.js</p>';
  expect(scriptsIn(page)).toEqual(['entry.1-a.js', 'a.b.js.c.js']);
});

it('takes nothing for a script that only begins like one', () => {
  expect(scriptsIn('.json a.jsx .js one.js.map')).toEqual(['one.js']);
});
