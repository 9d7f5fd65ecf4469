import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { Cite } from '@citation-js/core';
import { parse as parseCsv } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../support/compiled-conferences';
import { HOSTILE_TITLES, hostileSite } from '../support/hostile-titles';

/** Every text in a value of JSON. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

function elementsIn(text: string, xmlMode: boolean): string[] {
  const found: string[] = [];
  const inside: string[] = [];
  const parser = new Parser(
    {
      onopentag: () => void inside.push(''),
      ontext: (part) => void inside.push(`${inside.pop() ?? ''}${part}`),
      onclosetag: () => void found.push(inside.pop() ?? ''),
    },
    { xmlMode },
  );
  parser.end(text);
  return found;
}

const cited = (forceType: string) => (text: string) =>
  new Cite(text, { forceType }).data.map(({ title }) => String(title));

/** The texts of a file as a program reads it that knows nothing of how it was written, by the ending of its name. */
const READERS: Readonly<Record<string, (text: string) => readonly string[]>> = {
  json: (text) => textsIn(JSON.parse(text)),
  csv: (text) => parseCsv(text, { bom: true }).flat(),
  xml: (text) => elementsIn(text, true),
  html: (text) => elementsIn(text, false),
  ics: (text) =>
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((event) => String(event.getFirstPropertyValue('summary'))),
  bib: cited('@biblatex/text'),
  ris: cited('@ris/file'),
};

/** Files that have every title. */
const WHOLE = /^\/(?:schedule|proceedings)\.|^\/data\/(?:papers|sessions)\.(?:json|csv)$/;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('hostile titles', () => {
  it('are the same in every file of the program, whoever reads it', async () => {
    const site = await hostileSite();
    const whole: string[] = [];
    for await (const { address, text } of filesOf(site, WHOLE)) {
      const reader = READERS[address.slice(address.lastIndexOf('.') + 1)];
      if (!reader) throw new Error(`Nobody reads ${address}.`);
      const texts = new Set(reader(text).map(plain));
      const has = (title: string) => texts.has(plain(title)) || texts.has(`${plain(title)}.`);
      whole.push(address);
      expect(HOSTILE_TITLES.filter(has), address).toEqual(HOSTILE_TITLES);
    }
    expect(whole.length).toBe(13);
  });
});
