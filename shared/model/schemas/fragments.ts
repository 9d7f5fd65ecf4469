/** The version of JSON Schema that editors and the compiler read. */
export const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** A text that is not empty. */
export const text = { type: 'string', minLength: 1 } as const;

/** A text that may have paragraphs. */
export const longText = { ...text, long: true } as const;

/** The name by which other files refer to a record. */
export const id = { ...text, pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$' } as const;

/** The code of a currency (ISO 4217), such as TND. */
export const currency = { ...text, format: 'currency' } as const;

/** A day, as YYYY-MM-DD. */
export const date = { ...text, format: 'date' } as const;

/** The days on which a part of a page is shown. */
export const shownDays = {
  from: { ...date, description: 'First day on which it is shown; without it, it is shown from the beginning.' },
  until: { ...date, description: 'Last day on which it is shown; without it, it is shown for good.' },
} as const;

/** A time of day, as HH:MM, in the conference's time zone. */
export const time = { ...text, format: 'time' } as const;

/** The time of day at which something ends; "24:00" is midnight, and an earlier time than the start is after it. */
export const endTime = { ...text, format: 'end-time' } as const;

/** The id that a submission service gives a paper: a number, or a number with the name of its volume before it. */
export const paperId = { ...text, pattern: '^[A-Za-z0-9][A-Za-z0-9._/-]*$' } as const;

/** A page of this site, a document, or an outside address. */
export const link = { ...text, format: 'link' } as const;

/** An address of this site that a page has. */
const route = { ...text, format: 'route' } as const;

/** Links with their labels, any number. */
export const links = {
  type: 'array',
  items: { ...text, format: 'labelled-link', description: 'One label and its address.' },
  description:
    'Links, each a label and an address, separated by semicolons: Recording https://example.org/1; Notes https://example.org/2.',
} as const;

export const email = { ...text, format: 'email' } as const;

export const language = { ...text, format: 'language' } as const;

/** A text in Markdown, which the compiler reads. */
export const markdown = { ...text, format: 'markdown' } as const;

/** What a contribution is about: kept as it is written, which programs read too, and shown as Markdown. */
export const abstract = { ...longText, elements: 'text' } as const;

/** A country: its name in the language of the site, or its code of two letters (ISO 3166-1), of which pages make its name. */
export const country = { ...text, format: 'country' } as const;

/** An ORCID iD, as 0000-0002-1825-0097. */
export const orcid = { ...text, format: 'orcid' } as const;

/** The text of a whole page in Markdown: with headings, pictures and blocks of code. */
export const pageText = { ...markdown, elements: 'page' } as const;

export const portrait = { ...text, format: 'asset', picture: 'portrait' } as const;

export const logo = { ...text, format: 'asset', picture: 'logo' } as const;

export const topicPicture = { ...text, format: 'asset', picture: 'topic' } as const;

export const illustration = { ...text, format: 'asset', picture: 'illustration' } as const;

/** A part of a page: heading and text. */
export const section = {
  type: 'object',
  description: 'One section.',
  properties: {
    heading: { ...text, description: 'Heading of the section.' },
    text: { ...markdown, description: 'Text of the section, in Markdown.' },
  },
  required: ['heading', 'text'],
  additionalProperties: false,
} as const;

/** A part of a page that may be there on some days alone. */
export const timedSection = { ...section, properties: { ...section.properties, ...shownDays } } as const;

/** The text of a page, section by section. */
export const sections = {
  type: 'array',
  items: timedSection,
  minItems: 1,
  description: 'The text, section by section.',
} as const;

/** A button that leads somewhere. */
export const action = {
  type: 'object',
  description: 'One button.',
  properties: {
    label: { ...text, description: 'Words on the button.' },
    link: { ...link, description: 'Where it leads: a page of this site, a document or an outside address.' },
  },
  required: ['label', 'link'],
  additionalProperties: false,
} as const;

/** The buttons of a page. */
export const actions = { type: 'array', items: action, description: 'Buttons at the end of the page.' } as const;

/** How a session or paper is held. */
export const mode = { type: 'string', enum: ['in-person', 'online', 'hybrid'] } as const;

/** The address of a record's page, which follows from its id where it is left out. */
export const ownRoute = { ...route, filledIn: true } as const;

/** What has happened to a contribution that is not held as it was announced. */
const contributionStatus = {
  type: 'string',
  enum: ['withdrawn', 'cancelled', 'moved'],
  description:
    'withdrawn: it is no part of the program any more; its page stays and says so. cancelled: it does not take place. moved: time and room are new. The column may be left out.',
} as const;

/** The title of a session or contribution in another language. */
export const secondTitle = {
  secondTitle: { ...text, description: 'The title in another language, shown below it; the column may be left out.' },
  secondTitleLanguage: {
    ...language,
    description: 'Language of the second title, as its code: fr, ar; the column may be left out.',
  },
} as const;

/** The fields that a contribution of any kind may have, whichever table it is in. */
export const contributionFields = {
  status: contributionStatus,
  tags: {
    type: 'array',
    items: { ...text, description: 'One tag.' },
    description: 'Tags, separated by semicolons; the column may be left out.',
  },
  links,
  licence: { ...text, description: 'Licence of the contribution, such as CC BY 4.0; the column may be left out.' },
  ...secondTitle,
} as const;

/** The other addresses of a page. */
export const aliases = {
  type: 'array',
  items: { ...route, description: 'One other spelling.' },
  description: 'Other spellings of the address that show the same page.',
} as const;

/** The biography of a person, paragraph by paragraph. */
export const biography = {
  type: 'array',
  items: { ...longText, description: 'One paragraph.' },
  minItems: 1,
  description: 'Biography, one entry per paragraph.',
} as const;

/** The name of a person; the field adds what the person does, as `person`. */
export const personName = { ...text, description: 'Full name, with the academic title if there is one.' } as const;

/** The description of a page. */
export const pageDescription = { ...text, description: 'One sentence for search engines and link previews.' } as const;
