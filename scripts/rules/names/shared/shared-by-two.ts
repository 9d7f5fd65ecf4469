import { grouped } from '../../../../shared/format/grouped';
import { plainWords } from '../../../content/plain-words';
import { type Found, foundAs, over, say } from '../../kit';
import { detailsOf, isEmail, isPortrait, type PersonalDetail } from '../../lexicon/details-of-people';

/** The fewest different portraits: where portraits are few, they are stand-ins. */
const FEW_PORTRAITS = 5;

/** Finds two people with one portrait. */
export const sharedPortrait = over([], (_records, site) => {
  const byPicture = byText(detailsOf(site, isPortrait));
  return byPicture.size < FEW_PORTRAITS
    ? []
    : [...byPicture.values()].flatMap((details) => shared(details, 'shared-portrait', 'portrait'));
});

/** Finds two people with one e-mail address. */
export const sharedEmail = over([], (_records, site) =>
  [...byText(detailsOf(site, isEmail)).values()].flatMap((details) =>
    shared(details, 'shared-email', 'e-mail address'),
  ),
);

/** Finds two partners with one logo; a logo of more is a stand-in. */
export const sharedLogo = over(['partners'], ({ partners }) => {
  const shown = partners.flatMap(({ value: { name, logo }, at }) =>
    logo === undefined ? [] : [{ person: name, name, text: logo, place: () => at('logo') }],
  );
  return [...byText(shown).values()].flatMap((details) => shared(details, 'shared-portrait', 'logo'));
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
    : [...byPicture.values()].flatMap((details) =>
        shared(
          [...details].sort((one, other) => Number(isNamed(other)) - Number(isNamed(one))),
          'shared-portrait',
          'picture',
        ),
      );
});
/** Fewer pictures may be stand-ins. */
const FEW_PICTURES = 4;
/** The beginning of a word, without its ending. */
const STEM = 5;

type Owned = Pick<PersonalDetail, 'person' | 'name' | 'text' | 'place'>;

const byText = (all: readonly Owned[]) => grouped(all, ({ text }) => text);

function shared(details: readonly Owned[], code: 'shared-email' | 'shared-portrait', what: string): Found {
  const people = [...new Map(details.map((each) => [each.person, each])).values()];
  const [first, second, ...more] = people;
  if (first === undefined || second === undefined || more.length > 0) return [];
  return foundAs(code, second.place(), say`${first.name} and ${second.name} have the same ${what}.`, {
    hint: 'Correct one of the two: a row may have been copied.',
    related: [{ ...first.place(), message: `It is that of ${first.name} here.` }],
  });
}
