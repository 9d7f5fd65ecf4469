import { nameWords } from '../../content/people/name-words';
import { naming } from '../../content/people/naming';
import { nearestAmong } from '../../content/report/nearest-among';
import { defineRule, foundAs, over, say } from '../kit';
import { mentionsOf, peopleIn, placeOf } from '../lexicon/mentions';
import { reasons } from '../reasons';

/** The words of a name, whichever of them stands first. */
const wordsInOrder = (name: string) => nameWords(name).sort().join(' ');

/** Whoever stands in people.csv is named by another file, else nobody sees what stands there. */
const unmentionedPerson = over(
  ['people', ...naming],
  (records, site) => {
    const { spellings } = peopleIn(records, site);
    const idle = records.people.filter(({ value }) => !spellings.has(site.people.identityOf(value.name)));
    const written = idle.length === 0 ? [] : [...spellings.values()].flatMap((names) => [...names]);
    const nearest = nearestAmong(written);
    const byWords = new Map(written.map((name) => [wordsInOrder(name), name]));
    return idle.map(({ value: { name }, at }) => {
      const near = byWords.get(wordsInOrder(name)) ?? nearest(name);
      const [place] = near === undefined ? [] : (mentionsOf(new Set([near]), records, site).get(near) ?? []);
      return foundAs('unmentioned-person', at('name'), say`No other file names ${name}.`, {
        hint: near ? `Did you mean "${near}"?` : 'Delete the row, or write the name as the other files do.',
        ...(place && { related: [{ ...placeOf(place), message: `"${near}" is here.` }] }),
        fix: near === undefined ? undefined : { from: name, to: near, isCertain: false },
      });
    });
  },
  { whole: naming },
);

export const rule = defineRule({
  code: 'unmentioned-person',
  preset: 'thorough',
  reason: reasons.onePersonTwoPages,
  finders: [unmentionedPerson],
});
