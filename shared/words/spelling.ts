import { en } from './en';
import type { SomeTexts } from './texts';

type Spelling = readonly (readonly [written: RegExp, spelt: string])[];

const AMERICAN: Spelling = [
  [/rganis/g, 'rganiz'],
  [/icence/g, 'icense'],
  [/ancelled/g, 'anceled'],
];

const BRITISH: Spelling = [[/rogram(?=s?\b)/g, 'rogramme']];

/**
 * Returns the English texts in the spelling of a region, such as "en-GB". Those of "en" itself have the words of the
 * specification, which are British except for "program".
 */
export function spelledIn(tag: string): SomeTexts[] {
  const region = /^en-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase();
  if (region === undefined) return [];
  return [spelled(en, region === 'US' ? AMERICAN : BRITISH)];
}

const spelled = (texts: object, spelling: Spelling): SomeTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, string | object]) => [
      name,
      typeof text === 'string'
        ? spelling.reduce((done, [written, spelt]) => done.replace(written, spelt), text)
        : spelled(text, spelling),
    ]),
  );
