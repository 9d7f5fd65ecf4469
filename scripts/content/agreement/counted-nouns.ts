import { lecturesIn, oneOf, papersIn, SEVERAL, speakersIn, type Values } from './counts-of-tables';

/** Smaller numbers of papers or topics may be those of a part. */
const MANY = 30;

/** Things that texts count → their number; absent if the data does not say. */
export const COUNTED: readonly { readonly noun: string; readonly count: (of: Values, typed: number) => number }[] = [
  {
    noun: "oral sessions|sessions of (?:papers|talks)|paper sessions|sessions orales|séances orales|(?:séances|sessions) d[’']exposés",
    count: (of) => of('sessions').filter(({ kind }) => kind === 'oral').length,
  },
  {
    noun: '(?:keynote|invited|plenary) speakers|lecturers|conférenciers invités|conférencières invitées|متحدثين رئيسيين',
    count: (of) => of('speakers').length,
  },
  {
    noun: '(?:keynotes?|plenary|invited) (?:talks|lectures|addresses)|keynotes|plenary sessions|conférences (?:plénières|invitées)|séances plénières|محاضرات رئيسية',
    // One speaker may give several.
    count: (of, typed) => oneOf([lecturesIn(of).length, of('speakers').length], typed),
  },
  {
    noun: 'talks',
    count: (of, typed) => oneOf([of('papers').length, of('papers').length + lecturesIn(of).length], typed),
  },
  // "Five voices from five countries", above the portraits of those who are invited.
  { noun: 'voices|voix', count: (of) => of('speakers').length },
  { noun: 'posters|affiches', count: (of) => of('posters').length },
  {
    noun: 'accepted papers|articles acceptés|communications (?:acceptées|retenues)',
    count: (of) => of('papers').length,
  },
  {
    noun: 'tracks(?! of)',
    // Those with a card, all that have a deadline, or those of papers: a text may mean any.
    count: (of, typed) => {
      const all = of('tracks');
      const cards = all.filter(({ card }) => card === true).length;
      const ofPapers = new Set(of('papers').flatMap(({ track }) => track ?? [])).size;
      return [cards, all.length, ofPapers].includes(typed) ? typed : cards;
    },
  },
  {
    noun: 'tutorials|tutoriels|travaux pratiques',
    // Those that take place at one time may be counted as one.
    count: (of, typed) => {
      const all = of('sessions').filter(({ kind }) => kind === 'tutorial');
      return oneOf([all.length, new Set(all.map(({ date, start }) => `${date} ${start}`)).size], typed);
    },
  },
  {
    noun: 'cours',
    count: (of, typed) => oneOf([lecturesIn(of).length, of('speakers').length].filter(Boolean), typed),
  },
  {
    // A few topics are those of a session, and those of a theme are counted by themselves.
    noun: 'topics|themes|thèmes|sujets',
    count: (of, typed) => {
      const all = of('topics');
      return typed < MANY ? 0 : oneOf([all.length, new Set(all.flatMap(({ theme }) => theme ?? [])).size], typed);
    },
  },
  {
    // A few papers are those of a session or an author.
    noun: 'papers',
    count: (of, typed) => (typed < MANY ? 0 : oneOf(papersIn(of), typed)),
  },
  {
    // "Three speakers" are those of an evening.
    noun: 'speakers|orateurs|intervenants',
    count: (of, typed) => (typed < SEVERAL ? 0 : oneOf(speakersIn(of), typed)),
  },
  {
    // Those from one place or of one level are a part.
    noun: "(?:sponsors|partners|partenaires|parrains)(?!,? (?:from|of|in|at|who|that|de|du|des|en|qui)(?!\\p{L})| d[’'])",
    count: (of) => of('partners').length,
  },
  {
    noun: 'workshops|ateliers',
    // Those that take place at one time may be counted as one; a series has others each year.
    count: (of, typed) => {
      const all = of('sessions').filter(({ kind, parent }) => kind === 'workshop' && parent === undefined);
      return all.length < 2
        ? 0
        : oneOf([all.length, new Set(all.map(({ date, start }) => `${date} ${start}`)).size], typed);
    },
  },
  {
    noun: 'lunches|déjeuners',
    count: (of) => of('sessions').filter(({ kind, status }) => kind === 'lunch' && status !== 'cancelled').length,
  },
  { noun: '(?:industrial )?panels', count: (of) => of('panels').length },
  {
    noun: '(?:accepted )?special sessions|sessions spéciales',
    count: (of) => of('specialSessions').filter(({ accepted }) => accepted === true).length,
  },
];
