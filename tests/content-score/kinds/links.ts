import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Chance, oneOf } from '../../support/chance';
import type { FaultKind, World } from '../plant';
import { linksOf, proseOf, spotsOf } from '../spots';

interface Faults {
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly localhost: readonly string[];
  readonly private: readonly string[];
}
const FAULTS: Faults = parse(readFileSync(new URL('./links.yaml', import.meta.url), 'utf8'));

const inFields = (name: string, change: (address: string, chance: Chance) => string | undefined): FaultKind => ({
  name,
  plants: (world, chance) =>
    linksOf(world).flatMap((spot) => {
      const other = change(spot.text, chance);
      return other === undefined || other === spot.text ? [] : [spot.with(other)];
    }),
});

const MARKDOWN = new Set(['text', 'value', 'intro', 'submission']);

/** Texts in which Markdown is read. */
const texts = (world: World) =>
  proseOf(world).filter(
    ({ field, file }) => MARKDOWN.has(field) && file.endsWith('.yaml') && !/payment|speakers/.test(file),
  );

const inTexts = (name: string, sentences: readonly string[]): FaultKind => ({
  name,
  plants: (world, chance) =>
    texts(world).map((spot) => {
      const sentence = oneOf(sentences, chance)
        .replace('{host}', hostOf(world))
        .replace('{http host}', hostOf(world).replace('https', 'http'));
      return spot.with(`${spot.text.trimEnd()} ${sentence}`);
    }),
});

const hostOf = (world: World) =>
  /^url: (\S+)/m.exec(world.files.get('conference.yaml') ?? '')?.[1] ?? 'https://none.example.org';

const letterWrong = (address: string, chance: Chance) => {
  const host = /^https:\/\/([^/]+)/.exec(address)?.[1] ?? '';
  const at = 1 + Math.floor(chance() * (host.length - 6));
  const changed = oneOf(
    [
      host.slice(0, at) + host.slice(at + 1),
      host.slice(0, at) + (host[at + 1] ?? '') + (host[at] ?? '') + host.slice(at + 2),
      host.slice(0, at) + (host[at] ?? '') + host.slice(at),
    ],
    chance,
  );
  return /^[a-z0-9.-]+$/.test(changed) && !changed.includes('..') ? address.replace(host, changed) : undefined;
};

export const links: readonly FaultKind[] = [
  ...Object.entries(FAULTS.texts).map(([name, sentences]) => inTexts(name, sentences)),
  inFields('http for https', (address) => address.replace('https:', 'http:')),
  inFields('scheme twice', (address, chance) =>
    oneOf(
      [
        `https://${address}`,
        `http://${address}`,
        address.replace('https://', 'https:///'),
        address.replace('https://', 'https://https//'),
      ],
      chance,
    ),
  ),
  inFields('localhost', (address, chance) => address.replace(/^https:\/\/[^/]+/, oneOf(FAULTS.localhost, chance))),
  inFields('a letter of the host wrong', letterWrong),
  {
    name: 'a letter of a mail host wrong',
    plants: (world, chance) =>
      spotsOf(world)
        .filter(({ field, file }) => field === 'email' && file === 'contacts.csv')
        .map((spot) =>
          spot.with(
            spot.text.replace(/@(.)(.)/, (_, first: string, second: string) =>
              oneOf([`@${second}${first}`, `@${first}${first}${second}`, `@${second}`], chance),
            ),
          ),
        ),
  },
  inFields('a space in an address', (address) => address.replace('.example', ' .example')),
  inFields(
    'a full stop at the end of an address',
    (address, chance) => `${address}${oneOf(['.', ',', ')', ';', '>'], chance)}`,
  ),
  inFields('an address without its scheme', (address) => address.replace('https://', '')),
  inFields('a scheme mistyped', (address, chance) =>
    address.replace('https://', oneOf(['htps://', 'https:/', 'https//', 'htttps://', 'https;//', 'hhttps://'], chance)),
  ),
  inFields(
    'an address of a tracker',
    (address, chance) =>
      `${address}?${oneOf(['utm_source=newsletter&utm_medium=email', 'fbclid=IwAR0abc', 'gclid=abc'], chance)}`,
  ),
  inFields('an address that only its owner may open', (_, chance) => oneOf(FAULTS.private, chance)),
];
