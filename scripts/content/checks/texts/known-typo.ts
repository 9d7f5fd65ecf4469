// Codes: misspelt-word.

import { defineTextCheck, type Flaw } from '../../texts/text-check';

/** Slips of the fingers and of memory that are no word in either language, with what is meant. */
const MEANT: Readonly<Record<string, string>> = {
  accomodation: 'accommodation',
  acommodation: 'accommodation',
  accomodate: 'accommodate',
  adress: 'address',
  adn: 'and',
  becuase: 'because',
  begining: 'beginning',
  beleive: 'believe',
  calender: 'calendar',
  comittee: 'committee',
  commitee: 'committee',
  committe: 'committee',
  concensus: 'consensus',
  definately: 'definitely',
  existance: 'existence',
  goverment: 'government',
  guarentee: 'guarantee',
  independant: 'independent',
  knowlege: 'knowledge',
  maintainance: 'maintenance',
  neccessary: 'necessary',
  necesary: 'necessary',
  noticable: 'noticeable',
  occurence: 'occurrence',
  occuring: 'occurring',
  paralell: 'parallel',
  particpants: 'participants',
  partcipants: 'participants',
  payement: 'payment',
  persistant: 'persistent',
  posession: 'possession',
  prefered: 'preferred',
  publically: 'publicly',
  reccomend: 'recommend',
  recieve: 'receive',
  recieved: 'received',
  refered: 'referred',
  registeration: 'registration',
  registraton: 'registration',
  relevent: 'relevant',
  seperate: 'separate',
  seperately: 'separately',
  speach: 'speech',
  succesful: 'successful',
  succesfully: 'successfully',
  sucessful: 'successful',
  supercede: 'supersede',
  taht: 'that',
  teh: 'the',
  thier: 'their',
  truely: 'truly',
  unfortunatly: 'unfortunately',
  untill: 'until',
  wich: 'which',
  wether: 'whether',
  yuo: 'you',
};
/** Right in French, or in another language of the site. */
const FRENCH = new Set(['adress', 'payement', 'persistant']);
const SIGN = new RegExp(`(?<![\\p{L}\\d./@_-])(${Object.keys(MEANT).join('|')})(?![\\p{L}\\d@_]|[./-]\\p{L})`, 'iu');
/** A text in another language: its small words. */
const OTHER_LANGUAGE =
  /(?<!\p{L})(?:le|la|les|des|une|est|und|der|die|das|ist|el|los|las|una|il|che|dos|uma)(?!\p{L})/iu;

/** No text has one of the slips that everybody makes: "teh", "recieve", "accomodation". */
export const knownTypo = defineTextCheck('misspelt-word', {
  kinds: ['prose', 'markdown'],
  sign: SIGN,
  flaw: (text, { field }): Flaw | undefined => {
    const found = SIGN.exec(text);
    const typed = found?.[1] ?? '';
    const meant = MEANT[typed.toLowerCase()];
    if (found === null || meant === undefined || NAMED.has(field)) return undefined;
    if (/^(?:teh|wich|adn|wether)$/i.test(typed) && /^\p{Lu}/u.test(typed)) return undefined;
    if (OTHER_LANGUAGE.test(text) && (FRENCH.has(typed.toLowerCase()) || typed.length <= SHORT)) return undefined;
    const right = /^\p{Lu}/u.test(typed) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
    return {
      start: found.index,
      end: found.index + typed.length,
      message: `"${typed}" is no word.`,
      hint: `Did you mean "${right}"?`,
      mend: right,
    };
  },
});

/** Short words may be words of another language. */
const SHORT = 5;
/** Names of institutions and streets are spelt as they please. */
const NAMED: ReadonlySet<string> = new Set(['affiliation', 'affiliation2', 'university', 'company', 'address', 'name']);
