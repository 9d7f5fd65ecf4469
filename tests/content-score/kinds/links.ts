import type { Chance, FaultKind, World } from '../plant';
import { oneOf } from '../plant';
import { linksOf, proseOf, spotsOf } from '../spots';

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

const inTexts = (name: string, sentences: (world: World) => readonly string[]): FaultKind => ({
  name,
  plants: (world, chance) =>
    texts(world).map((spot) => spot.with(`${spot.text.trimEnd()} ${oneOf(sentences(world), chance)}`)),
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
  inFields('http for https', (address) => address.replace('https:', 'http:')),
  inTexts('http for https in a text', () => [
    'See [the templates](http://templates.example.org).',
    'More at <http://templates.example.org>.',
  ]),
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
  inTexts('scheme twice in a text', () => [
    'See [the templates](https://https://templates.example.org).',
    'See [the templates](http://https://templates.example.org).',
  ]),
  inFields('localhost', (address, chance) =>
    address.replace(
      /^https:\/\/[^/]+/,
      oneOf(
        [
          'http://localhost:3000',
          'https://localhost',
          'http://127.0.0.1:8080',
          'http://192.168.1.10',
          'http://0.0.0.0:5173',
          'https://conference.local',
          'http://[::1]',
          'file:///C:/site',
        ],
        chance,
      ),
    ),
  ),
  inTexts('localhost in a text', () => [
    'See [the page](http://localhost:5173/calls).',
    'See [the page](http://127.0.0.1/calls).',
  ]),
  inTexts('own page by its whole address', (world) => [
    `See [the program](${hostOf(world)}/finalschedule).`,
    `See [the home page](${hostOf(world)}/).`,
    `See [the program](${hostOf(world).replace('https', 'http')}/finalschedule).`,
  ]),
  inTexts('"here" as the words of a link', () => [
    'For the templates, click [here](https://templates.example.org).',
    'Templates: [click here](https://templates.example.org).',
    '[Read more](https://templates.example.org)',
    '[link](https://templates.example.org)',
    '[this page](https://templates.example.org)',
    '[Here](https://templates.example.org).',
    '[ici](https://templates.example.org)',
    '[cliquez ici](https://templates.example.org)',
  ]),
  inTexts('no words in a link', () => [
    'See [](https://templates.example.org).',
    'See [ ](https://templates.example.org).',
  ]),
  inTexts('an address as the words of another', () => [
    'See [https://templates.example.org](https://template.example.com/other).',
    'Write to [a@example.org](mailto:b@example.org).',
  ]),
  inTexts('spaces in a mailto', () => [
    'Write to [the desk](mailto:desk @example.org).',
    'Write to [the desk](mailto: desk@example.org).',
    'Write to [the desk](<mailto:desk @example.org>).',
    'Write to [the desk](<mailto: desk@example.org>).',
    'Write to [the desk](mailto:desk%20@example.org).',
  ]),
  inTexts('mailto without a host', () => [
    'Write to [the desk](mailto:desk).',
    'Write to [the desk](mailto:desk@example).',
    'Write to [the desk](mailto:desk@@example.org).',
    'Write to [the desk](desk@example.org).',
  ]),
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
  inFields('an address that only its owner may open', (_, chance) =>
    oneOf(
      [
        'https://docs.google.com/document/d/abc/edit',
        'https://mail.google.com/mail/u/0/#inbox',
        'https://drive.google.com/drive/u/0/my-drive',
        'https://www.overleaf.com/project/64f0',
        'https://docs.google.com/forms/d/abc/edit',
      ],
      chance,
    ),
  ),
];
