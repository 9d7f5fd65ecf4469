import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cite } from '../../pages/paper/Cite';
import { citationOf } from '../../shared/citation/citation';
import { citationFormats } from '../../shared/citation/formats';
import { wordsIn } from '../../shared/words';

it('downloads a citation in every format from the page itself', async () => {
  const title = 'A "quoted" #1 & 100 % title, with 测量 and a\u00a0space';
  const citation = citationOf(
    {
      kind: 'paper',
      paper: { id: 'main/49.b', title, authors: ['Ada Sow'] },
      authors: [{ name: 'Ada Sow', familyName: 'Sow' }],
    },
    { name: 'Conference on Rulers', acronym: 'COR', start: '2031-12-13', language: 'en', place: 'Sfax' },
  );
  const page = parse(renderToStaticMarkup(<Cite citation={citation} words={wordsIn('en')} />));
  const links = page.querySelectorAll('a[download]');
  const downloaded = await Promise.all(
    links.map(async (link) => {
      const response = await fetch(link.getAttribute('href') ?? '');
      const name = link.getAttribute('download');
      return { name, type: response.headers.get('content-type'), text: await response.text() };
    }),
  );
  expect(downloaded).toEqual(
    citationFormats.map(({ ending, type, write }) => ({
      name: `sow2031-main-49-b${ending}`,
      type: type.replace(' ', ''),
      text: write([citation]),
    })),
  );
});
