import type { CollectionName } from '../../shared/model/collections';
import { wordsIn } from '../../shared/words';
import { later } from '../next-edition/new-start';

/** What examples have to agree with. */
export interface Facts {
  /** First and last day of the conference. */
  readonly start: string;
  readonly end: string;
  /** Language of the site. */
  readonly language: string;
  /** Returns the key of a record of another file: of the first one if the file is there, else the one that its example has. */
  readonly keyIn: (name: WithExample, ofExample: string) => string;
  /** The menus of the site as it is. */
  readonly menus: readonly object[];
  /** Whether the file of a collection is there, or is being added. */
  readonly has: (name: WithExample) => boolean;
}

/** An example: fields that are written, and values for optional fields, which are commented out. */
interface Example {
  readonly given: Readonly<Record<string, unknown>>;
  readonly examples?: Readonly<Record<string, unknown>>;
  /** Further rows of a table, with the same columns. */
  readonly more?: readonly Readonly<Record<string, string>>[];
}

export type WithExample = Exclude<CollectionName, 'conference' | 'releases' | 'releasedEntries'>;

const PORTRAIT = '/images/icons/profile.svg';

const section = (heading: string, text: string) => [{ heading, text }];
const failure = (message: string, advice: string) => ({ message, advice });
const status = (heading: string, text: string) => ({ heading, text });

/**
 * One example for each file that people write, of invented people. A record of a table has the columns that matter, as they are written.
 * Each example passes the check alone and together with all others.
 */
export const EXAMPLES: Readonly<Record<WithExample, (facts: Facts) => Example>> = {
  navigation: ({ menus }) => ({ given: { menus } }),
  home: () => ({
    given: { objectives: { heading: 'Objectives', text: 'What the conference is for, in a few sentences.' } },
  }),
  pages: () => ({ given: { id: 'home', description: 'What the conference is about, in one sentence.' } }),
  tracks: () => ({ given: { id: 'regular', title: 'Regular papers', card: 'yes' } }),
  deadlines: ({ start, keyIn }) => ({
    given: {
      track: keyIn('tracks', 'regular'),
      milestone: 'submission',
      label: 'Submission of papers',
      date: later(start, -120),
      endDate: '',
      superseded: '',
    },
  }),
  topics: () => ({
    given: {
      id: '1',
      title: 'First topic',
      theme: '',
      image: '',
      content: 'What belongs to the topic.',
    },
  }),
  people: () => ({
    given: {
      name: 'Ada Sow',
      affiliation: 'University of Examples',
      country: '',
      orcid: '',
      page: 'https://people.example.org/ada-sow',
      image: '',
    },
  }),
  speakers: () => ({
    given: { id: 1, name: 'Prof. Mara Lind', affiliation: 'Institute of Examples', talk: 'Why examples matter' },
  }),
  chairs: () => ({
    given: {
      id: '1',
      name: 'Prof. Otto Bergh',
      image: '',
      role: 'General Chair',
      affiliation: 'University of Examples',
    },
  }),
  committees: () => ({
    given: { id: 'organising', title: 'Organising Committee', description: 'Who organises the conference.' },
  }),
  committeeMembers: ({ keyIn }) => ({
    given: {
      committee: keyIn('committees', 'organising'),
      name: 'Lena Moreau',
      role: 'Chair',
      affiliation: 'University of Examples',
      image: '',
      accordion: 'yes',
    },
  }),
  programCommittee: () => ({ given: { name: 'Tariq Osei', affiliation: 'College of Examples', country: 'Ghana' } }),
  partners: () => ({ given: { name: 'Example Society', logo: '', url: 'https://society.example.org', level: '' } }),
  calls: () => ({
    given: {
      id: 'papers',
      title: 'Call for papers',
      description: 'What can be submitted, and how.',
      sections: section('What to submit', 'What papers are about, how long they are, and where they are submitted.'),
    },
  }),
  attending: () => ({
    given: { sections: section('How to get there', 'The way from the station and from the airport.') },
  }),
  specialSessions: () => ({
    given: {
      id: 'examples',
      title: 'Special session on examples',
      subtitle: 'How to explain',
      accepted: true,
      chairs: [{ name: 'Dr. Ines Fall', university: 'University of Examples', email: 'ines.fall@example.org' }],
      text: 'What the session is about.',
      submission: 'How to submit to this session.',
    },
  }),
  rooms: () => ({ given: { id: 'hall', name: 'Great Hall', plenary: 'yes' } }),
  sessionKinds: () => ({ given: { id: 'hackathon', label: 'Hackathon', plural: 'Hackathons' } }),
  sessions: ({ start, keyIn, has }) => {
    const room = keyIn('rooms', 'hall');
    const session = { number: '', kind: '', date: start, start: '', end: '', room, title: '', speaker: '', panel: '' };
    const panel = {
      kind: 'panel',
      start: '11:00',
      end: '12:00',
      title: 'Panel',
      panel: has('panels') ? keyIn('panels', 'future') : '',
    };
    return {
      given: {
        id: 'oral-1',
        ...session,
        number: '1',
        kind: 'oral',
        start: '09:00',
        end: '10:30',
        title: 'First session',
      },
      ...(has('panels') && { more: [{ id: 'panel', ...session, ...panel }] }),
    };
  },
  papers: ({ keyIn }) => ({
    given: {
      id: '101',
      session: keyIn('sessions', 'oral-1'),
      title: 'On the use of examples',
      authors: 'Ada Sow; Luca Neri',
    },
  }),
  listedContributions: ({ start, keyIn }) => ({
    given: {
      id: 'T1',
      kind: 'tutorial',
      title: 'How to write examples',
      people: 'Noor Haddad',
      date: start,
      start: '14:00',
      end: '15:30',
      room: keyIn('rooms', 'hall'),
      abstract: 'What participants learn.',
    },
  }),
  presentations: ({ keyIn }) => ({
    given: { paper: keyIn('papers', '101'), session: keyIn('sessions', 'oral-1') },
  }),
  posters: () => ({
    given: { id: 'P01', title: 'Examples at a glance', authors: 'Luca Neri', session: '', board: '' },
  }),
  panels: () => ({
    given: {
      id: 'future',
      title: 'The future of examples',
      intro: 'What the panel discusses.',
      chair: {
        name: 'Prof. Ruth Adeyemi',
        affiliation: 'University of Examples',
        image: PORTRAIT,
        bio: ['Two or three sentences about her.'],
      },
      panelists: [{ company: 'Example Society', name: 'Jonas Weber', role: 'Director', image: PORTRAIT }],
    },
  }),
  registration: () => ({
    given: {
      sections: section('How to register', 'Who registers until when, and what the fee includes.'),
      fees: { international: { caption: 'Fees in euros', currency: 'EUR' } },
    },
  }),
  fees: () => ({
    given: { id: 'regular', category: 'Regular', international: '300' },
  }),
  supplements: () => ({
    given: { id: 'dinner', title: 'Dinner', international: '40', unit: 'per person', per: 'person' },
  }),
  currencies: () => ({ given: { code: 'EUR', number: '978', name: 'Euro', offered: 'yes' } }),
  payment: () => ({
    given: {
      api: 'https://payments.example.org/v1',
      allowedHosts: ['cards.example.org'],
      form: {
        intro: 'Pay your registration by card.',
        button: 'Pay',
        sending: 'Sending …',
        redirecting: 'Opening the page of the payment provider …',
        withoutScript: 'The form needs JavaScript. Please switch it on.',
        failures: {
          network: failure('The payment service cannot be reached.', 'Nothing was paid. Please try again later.'),
          timeout: failure('The payment service did not answer in time.', 'Please write to us before you pay again.'),
          refused: failure('The payment service did not accept the input.', 'Please correct it and try again.'),
          server: failure('The payment service is unavailable.', 'Please try again in an hour.'),
          malformed: failure(
            'The answer of the payment service was not understood.',
            'Please write to us, so that we can correct it.',
          ),
          refusedAddress: failure(
            'The payment page was not opened, since it is not one of ours.',
            'Please write to us.',
          ),
        },
      },
      result: {
        loading: 'One moment …',
        successful: 'Payment received',
        successText: 'Thank you. Please keep the receipt.',
        notFound: 'Unknown payment',
        notFoundText: 'Please check the address of this page.',
        withoutScript: 'This page needs JavaScript. Please switch it on.',
        failed: failure('The payment cannot be looked up.', 'Please try again later.'),
        retry: 'Try again',
        statuses: {
          unpaid: status('Not paid', 'Nothing was paid yet.'),
          held: status('Amount reserved', 'The amount is reserved on your card.'),
          cancelled: status('Payment cancelled', 'You may pay again.'),
          refunded: status('Payment refunded', 'The amount goes back to your card.'),
          authenticating: status('Waiting for your bank', 'Please confirm the payment at your bank.'),
          declined: status('Payment declined', 'Please try another card.'),
          unknown: status('Unknown state', 'Please write to us.'),
        },
      },
      failure: { image: '/images/icons/document.svg', imageAlt: 'The payment failed. Please try again.' },
    },
  }),
  contacts: () => ({ given: { group: 'organisational', label: 'Organisers', email: 'organisers@example.org' } }),
  statements: ({ start }) => ({
    given: {
      id: 'privacy',
      title: 'Privacy',
      description: 'What this site does with your data.',
      reviewed: later(start, -120),
      sections: section('What is stored', 'Which data is stored, why, and for how long.'),
    },
  }),
  freePages: () => ({ given: { menu: true } }),
  documents: () => ({ given: { file: 'booklet.pdf', kind: 'booklet', title: 'Program booklet' } }),
  proceedings: ({ end }) => ({ given: { title: 'Proceedings of the conference', published: end } }),
  words: ({ language }) => ({ given: { layout: { skip: wordsIn(language).layout.skip } } }),
  theme: () => ({
    given: { preset: 'sea' },
    examples: { accent: '#f08c2e', band: '#0b3c5d', radius: 'small', hero: 'sea', icon: '/images/icon.svg' },
  }),
  acceptedWarnings: () => ({
    given: {},
    examples: {
      code: 'similar-names',
      file: 'papers.csv',
      about: 'Ada Sow',
      reason: 'Ada Sow and Ida Sow are sisters.',
    },
  }),
};

/** Files that are added together with another one, since the check would ask for them. */
export const TOGETHER: Readonly<Partial<Record<WithExample, WithExample>>> = {
  committees: 'committeeMembers',
  fees: 'registration',
  supplements: 'registration',
  payment: 'currencies',
  panels: 'sessions',
};
