import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { lookOf } from '../../../renderer/look/look';
import { type Block, paragraph } from '../../../scripts/exports/documents/blocks';
import { documentLook } from '../../../scripts/exports/documents/colours';
import { blocksOf } from '../../../scripts/exports/documents/html-blocks';
import { imprintOf } from '../../../scripts/exports/documents/imprint';
import { ShapedWords } from '../../../scripts/exports/documents/pdf/shaped-words';
import { typeset } from '../../../scripts/exports/documents/pdf/typeset';
import { sampleContent } from './support/sample-content';

/** A document of the sample that says something else. */
async function pdfOf(blocks: readonly Block[]): Promise<Buffer> {
  const content = await sampleContent();
  const [document] = content.documents;
  if (!document) throw new Error('The sample has no documents.');
  const imprint = imprintOf(content, document);
  return Buffer.from(await typeset(blocks, imprint, documentLook(lookOf()), new ShapedWords()));
}

/** The elements of the structure of a PDF of some blocks, each as pdfkit writes its dictionary. */
async function elementsOf(blocks: readonly Block[]): Promise<string[]> {
  const pdf = await pdfOf(blocks);
  return [...pdf.toString('latin1').matchAll(/ obj\n(<<\n.*?)endobj/gs)]
    .map(([, dictionary = '']) => dictionary.replace(/\s+/g, ' '))
    .filter((dictionary) => dictionary.includes('/S /'));
}

it('says of lists how they are labelled, and of words in which language they are', async () => {
  const html =
    '<p>By <bdi lang="fr">louage de la <em>gare</em></bdi> or <a href="/x"><bdi lang="it">treno</bdi></a>.</p>' +
    '<ol><li>one</li></ol><ul><li>two</li></ul>';
  const elements = await elementsOf([
    ...blocksOf({ html }, (path) => `https://conference.example.org${path}`),
    { kind: 'entries', entries: [{ label: '239', title: [{ text: 'Réseaux', language: 'fr-CA' }], lines: [] }] },
  ]);
  const of = (type: string) => elements.filter((element) => element.includes(`/S /${type} `));

  // ISO 32000-1, table 347.
  const numberings = of('L').map((list) => /\/A << \/O \/List \/ListNumbering \/(\w+) >>/.exec(list)?.[1]);
  expect(numberings.sort()).toEqual(['Decimal', 'Decimal', 'Disc']);

  // ISO 32000-1, 14.9.2; the italics within are a run of their own.
  const languages = (type: string) => of(type).map((element) => /\/Lang \(([^)]+)\)/.exec(element)?.[1]);
  expect(languages('Span').sort()).toEqual(['fr', 'fr', 'fr-CA']);
  expect(languages('Link')).toEqual(['it']);
  expect(languages('P')).toEqual([undefined]);
});

it('says which letter an Arabic glyph is, though several share its body', async () => {
  const pdf = await pdfOf([paragraph('بن تل ثم يد')]);
  const letters = streamsOf(pdf).find((stream) => stream.includes('beginbfrange') && stream.includes('<0628>'));
  for (const letter of ['<0628>', '<062a>', '<062b>', '<064a>']) expect(letters).toContain(letter);
});

/** What the streams of a PDF hold, where they are packed. */
function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n/g)].map(({ index, 0: head }) =>
    inflateSync(pdf.subarray(index + head.length)).toString('latin1'),
  );
}
