import { grouped } from '../../../../shared/format/grouped';
import { plainWords } from '../../../content/plain-words';
import { type Found, foundAs, over, say } from '../../kit';
import { isEmail, isPortrait, type Said, saidOf } from '../../lexicon/said-beside';

/** The fewest different portraits: where portraits are few, they are stand-ins. */
const FEW_PORTRAITS = 5;

/** Finds two people with one portrait. */
export const sharedPortrait = over([], (_records, site) => {
  const byPicture = byText(saidOf(site, isPortrait));
  return byPicture.size < FEW_PORTRAITS
    ? []
    : [...byPicture.values()].flatMap((said) => shared(said, 'shared-portrait', 'portrait'));
});

/** Finds two people with one e-mail address. */
export const sharedEmail = over([], (_records, site) =>
  [...byText(saidOf(site, isEmail)).values()].flatMap((said) => shared(said, 'shared-email', 'e-mail address')),
);

/** Finds two partners with one logo; a logo of more is a stand-in. */
export const sharedLogo = over(['partners'], ({ partners }) => {
  const shown = partners.flatMap(({ value: { name, logo }, at }) =>
    logo === undefined ? [] : [{ person: name, name, text: logo, place: () => at('logo') }],
  );
  return [...byText(shown).values()].flatMap((said) => shared(said, 'shared-portrait', 'logo'));
});

/** Finds two topics with one picture, if each other topic has its own. */
export const sharedPicture = over(['topics'], ({ topics }) => {
  const shown = topics.flatMap(({ value: { title, image }, at }) =>
    image === undefined ? [] : [{ person: title, name: title, text: image, place: () => at('image') }],
  );
  const byPicture = byText(shown);
  const isNamed = (owner: Owned) =>
    plainWords(owner.name).every((word) => owner.text.toLowerCase().includes(word.slice(0, STEM)));
  // The picture belongs to the topic that its file is named after.
  return shown.length < FEW_PICTURES || shown.length - byPicture.size > Math.max(1, shown.length / 10)
    ? []
    : [...byPicture.values()].flatMap((said) =>
        shared(
          [...said].sort((one, other) => Number(isNamed(other)) - Number(isNamed(one))),
          'shared-portrait',
          'picture',
        ),
      );
});
/** Fewer pictures may be stand-ins. */
const FEW_PICTURES = 4;
/** The beginning of a word, without its ending. */
const STEM = 5;

type Owned = Pick<Said, 'person' | 'name' | 'text' | 'place'>;

const byText = (all: readonly Owned[]) => grouped(all, ({ text }) => text);

function shared(said: readonly Owned[], code: 'shared-email' | 'shared-portrait', what: string): Found {
  const people = [...new Map(said.map((each) => [each.person, each])).values()];
  const [first, second, ...more] = people;
  if (first === undefined || second === undefined || more.length > 0) return [];
  return foundAs(code, second.place(), say`${first.name} and ${second.name} have the same ${what}.`, {
    hint: 'Correct one of the two: a row may have been copied.',
    related: [{ ...first.place(), message: `It is that of ${first.name} here.` }],
  });
}
