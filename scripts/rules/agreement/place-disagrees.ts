import { isRecord } from '../../content/fields';
import { codeOfCountry } from '../../content/validate/country-names';
import { defineRule, type Finding, flawFound, over } from '../kit';
import { otherBuilding, otherMiddleIn, otherNameIn, otherNumberIn, otherTownAfter } from '../lexicon/addresses';
import { ANY_LETTER, everyText } from '../lexicon/every-text';
import { isFormer } from '../lexicon/former-editions';
import { wordsOf } from '../lexicon/known-places';
import { nearPlace } from '../lexicon/near-place';
import { otherCity } from '../lexicon/other-city';
import { isOfOtherEvent, ownEventOf } from '../lexicon/other-events';
import { otherHeading } from '../lexicon/other-heading';
import { otherPlace } from '../lexicon/other-place';
import { otherVenue } from '../lexicon/other-venue';
import { venueForms } from '../lexicon/venue-forms';
import { isAboutTheConference, typedByHand } from '../lexicon/whose-texts';
import { reasons } from '../reasons';
import { zoneOfCountry } from './shared/zone-of-country';

/** Texts that present the conference: whatever city they name beside its country is where it is. */
const OWN: ReadonlySet<string> = new Set([
  'conference',
  'home',
  'pages',
  'calls',
  'attending',
  'freePages',
  'registration',
  'committees',
  'panels',
]);

/** Places that are typed into a text are those of the conference. */
const placeDisagrees = over(
  ['conference', 'rooms'],
  ({ conference, rooms: halls }, site) => {
    const { venue, acronym, name, organizer, start } = conference.value;
    if (venue === undefined) return [];
    const years = [Number(start.slice(0, 4))];
    const own = ownEventOf(conference.value);
    const rooms = site.files
      .filter(({ parsed }) => ['rooms', 'sessions', 'partners'].includes(parsed.collection))
      .flatMap(({ entries }) =>
        entries.map(({ value }) => (isRecord(value) ? `${value.name ?? ''} ${value.title ?? ''}` : '')),
      );
    const known = new Set(
      [venue.name, venue.city, venue.country, venue.address, acronym, name, organizer?.name, ...rooms].flatMap((text) =>
        wordsOf(text ?? ''),
      ),
    );
    const towns = new Set([venue.city, venue.country].flatMap((text) => wordsOf(text ?? '')));
    const named = new Set(
      [venue.name, organizer?.name, ...rooms].flatMap((text) => wordsOf(text ?? '')).filter((word) => !towns.has(word)),
    );
    const code = codeOfCountry(venue.country ?? '') ?? venue.countryCode;
    const forms = venueForms(venue);
    const otherNumber = otherNumberIn(venue.address);
    const otherTown = otherTownAfter(venue);
    const otherName = otherNameIn(venue);
    const otherMiddle = otherMiddleIn(venue);
    const near = nearPlace(venue);
    const related = [{ ...conference.at('venue'), message: 'The venue of the conference is here.' }];
    const problems: Finding[] = [];
    for (const written of everyText(site, ANY_LETTER)) {
      // Without a table of rooms, a text may name a hall that stands nowhere else.
      const isField =
        halls.length > 0 && written.field === 'venue' && (written.kind === 'prose' || written.kind === 'markdown');
      if (!(isField || written.field === 'place' || isAboutTheConference(written))) continue;
      const flaw = isField
        ? (near(typedByHand(written.text)) ??
          otherVenue(written.text, known, named, code) ??
          otherBuilding(written.text, venue.name))
        : (near(typedByHand(written.text)) ??
          otherNumber?.(typedByHand(written.text)) ??
          otherTown(typedByHand(written.text)) ??
          otherName(typedByHand(written.text)) ??
          otherMiddle(typedByHand(written.text)) ??
          otherPlace(typedByHand(written.text), known, code, forms) ??
          otherHeading(written, known, code) ??
          (OWN.has(written.collection) ? otherCity(typedByHand(written.text), known, forms) : undefined));
      if (
        flaw !== undefined &&
        !isFormer(written.text, flaw.start, years) &&
        !isOfOtherEvent(written.text, flaw.start, own)
      )
        problems.push(flawFound(written, { related, ...flaw }));
    }
    return problems;
  },
  { whole: ['rooms'] },
);

export const rule = defineRule({
  code: 'place-disagrees',
  reason: reasons.placeInDoubt,
  yieldsTo: { row: ['place-disagrees'], cell: ['cells-exchanged'] },
  finders: [placeDisagrees, zoneOfCountry],
});
