import { conferenceSchema } from '../../shared/model/schemas/conference';
import { OWN_FORMAT } from '../update/format-problem';
import type { Beginning } from './beginning';
import { type Fields, headOf, withComments } from './with-comments';

/**
 * Writes a `conference.yaml` from the answers, with a description above every field. Optional fields are commented out, with an example;
 * without the "# " before it, each is a field. Descriptions are those of the schema. `schemas` is the path of the schemas for editors.
 */
export function conferenceFile(beginning: Beginning, schemas: string): string {
  const head = headOf(`${schemas}/conference.schema.json`, 'The facts of the conference, which every page uses.');
  const schema = conferenceSchema;
  const fields = withComments({
    schema,
    given: { ...beginning, dataFormat: OWN_FORMAT },
    examples: examplesOf(beginning),
    indent: 0,
  });
  return `${[...head, ...fields].join('\n')}\n`;
}

/** Makes examples for the other fields. Fields without an example are derived from others, and left out. */
function examplesOf({ acronym, start, online }: Beginning): Fields {
  const word = /^[A-Za-z]+/.exec(acronym)?.[0].toLowerCase() ?? 'conference';
  return {
    edition: 'First edition',
    brand: acronym.replace(/\s*\d+$/, '') || acronym,
    description: 'What the conference is about, in one or two sentences.',
    url: `https://${word}.example.org`,
    translations: [{ language: 'fr', url: `https://fr.${word}.example.org` }],
    twoDigitDays: true,
    digits: 'latin',
    opens: '08:00',
    closes: '18:00',
    dayEnds: '04:00',
    timeZoneLabel: 'local time',
    countdownTarget: `${start}T09:00`,
    ...(!online && { online: true }),
    venue: { name: 'Great Hall', city: 'City', country: 'Country', countryCode: 'NO', address: '1 Harbour Street' },
    organizer: {
      name: 'Association that organises it',
      url: 'https://association.example.org',
      logo: '/images/brand/logo.svg',
      logoDark: '/images/brand/logo-dark.svg',
    },
    links: [{ id: 'submission', label: 'Submission service', url: 'https://submit.example.org' }],
    dataLicense: 'https://creativecommons.org/licenses/by/4.0/',
    phases: [{ phase: 'before', from: start, actions: [{ label: 'Home', link: '/' }] }],
    checks: 'thorough',
    features: {
      newsBanner: false,
      join: false,
      countdown: false,
      sessionPages: false,
      paperPages: false,
      personPages: false,
      topicPages: false,
      search: false,
      myProgramme: false,
      offline: false,
    },
  };
}
