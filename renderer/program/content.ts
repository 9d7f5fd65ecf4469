// The parts of the content that the program is joined from. Scripts join it, too, who have types of their own for the whole:
// what the compiler generates is not there in a fresh clone.

import type { Proceedings } from '../citation/proceedings';
import type { Released } from '../format/release-changes';

type Mode = 'in-person' | 'online' | 'hybrid';

export interface Session {
  readonly id: string;
  readonly number?: number;
  readonly kind: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly room?: readonly string[];
  readonly title: string;
  readonly specialSession?: string;
  readonly speaker?: number;
  readonly panel?: string;
  readonly chairs?: readonly string[];
  readonly mode?: Mode;
  readonly note?: string;
  readonly link?: string;
  readonly parent?: string;
  readonly status?: 'cancelled' | 'moved';
  readonly aliases?: readonly string[];
}

/** What papers and posters have in common. */
interface Presented {
  readonly id: string;
  readonly session?: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly language?: string;
  readonly abstract?: string;
  readonly aliases?: readonly string[];
}

export interface Poster extends Presented {
  readonly board?: string;
}

export interface Paper extends Presented {
  readonly start?: string;
  readonly end?: string;
  readonly mode?: Mode;
  readonly note?: string;
  readonly keywords?: readonly string[];
  readonly topics?: readonly string[];
  readonly track?: string;
  readonly pages?: string;
  readonly doi?: string;
  readonly pdf?: string;
  readonly slides?: string;
  readonly video?: string;
  readonly code?: string;
  readonly award?: string;
  readonly corresponding?: string;
}

export interface Person {
  readonly name: string;
  readonly familyName?: string;
  readonly affiliation?: string;
  readonly country?: string;
  readonly orcid?: string;
  readonly page?: string;
  readonly image?: string;
  readonly spellings?: readonly string[];
  readonly notSameAs?: readonly string[];
  readonly id?: string;
  readonly aliases?: readonly string[];
}

export type ContributorRole =
  | 'member'
  | 'speaker'
  | 'organizer'
  | 'panel-chair'
  | 'panelist'
  | 'editor'
  | 'author'
  | 'chair';

export interface Contributor {
  readonly slug: string;
  readonly name: string;
  readonly familyName: string;
  readonly spellings: readonly string[];
  readonly contributions: readonly {
    readonly role: ContributorRole;
    readonly collection: string;
    readonly id?: string;
  }[];
}

export interface Speaker {
  readonly id: number;
  readonly name: string;
  readonly image?: string;
  readonly affiliation: string;
  readonly talk: string;
  readonly abstract?: string;
  readonly bio: readonly string[];
  readonly profile?: string;
}

export interface Panel {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly chair: Named;
  readonly panelists: readonly Named[];
  readonly speakers: readonly Named[];
}

export interface SpecialSession {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly menuLabel: string;
  readonly chairs: readonly (Named & { readonly university: string })[];
}

interface Named {
  readonly name: string;
  readonly affiliation?: string;
  readonly image?: string;
  readonly bio?: readonly string[];
}

export interface Topic {
  readonly id: number;
  readonly title: string;
  readonly image?: string;
  readonly content?: string;
  readonly aliases?: readonly string[];
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

interface Member extends Person {
  readonly affiliation2?: string;
  readonly committee: string;
  readonly role?: string;
}

/** What decides on the addresses of the pages of records. */
export interface LinkSource {
  readonly conference: {
    readonly features: {
      readonly sessionPages: boolean;
      readonly paperPages: boolean;
      readonly personPages: boolean;
      readonly topicPages: boolean;
    };
  };
  readonly contributors: readonly Contributor[];
  readonly edition?: { readonly base: string };
}

/** All that the program is joined from. */
export interface ProgramContent extends LinkSource, Released {
  readonly conference: LinkSource['conference'] &
    Released['conference'] & { readonly language: string; readonly url?: string };
  readonly sessions: readonly Session[];
  readonly sessionKinds: readonly { readonly id: string; readonly label?: string }[];
  readonly papers: readonly Paper[];
  readonly posters: readonly Poster[];
  readonly presentations: readonly {
    readonly paper: string;
    readonly session: string;
    readonly start?: string;
    readonly end?: string;
    readonly mode?: Mode;
  }[];
  readonly proceedings?: Proceedings | undefined;
  readonly rooms: readonly { readonly id: string; readonly name: string }[];
  readonly topics: readonly Topic[];
  readonly tracks: readonly Titled[];
  readonly people: readonly Person[];
  readonly speakers: readonly Speaker[];
  readonly panels: readonly Panel[];
  readonly specialSessions: readonly SpecialSession[];
  readonly chairs: readonly Chair[];
  readonly committees: readonly (Titled & { readonly path: string })[];
  readonly committeeMembers: readonly Member[];
  readonly programCommittee: readonly Person[];
  readonly routes: readonly { readonly kind: string; readonly path: string; readonly title: string }[];
}

interface Chair {
  readonly id: number;
  readonly name: string;
  readonly image?: string;
  readonly role: string;
  readonly affiliation?: string;
}
