import { countrySuffix } from '../../../shared/format/affiliation-text';
import { cityText } from '../../../shared/format/place';
import type { Contributor } from '../../../shared/model/contributor';
import { inOrderOfNames } from '../../../shared/program/letters';
import { committeeOf, placesOf } from '../../../shared/program/person-facts';
import type { Words } from '../../../shared/words';
import { capital } from '../../../shared/words/grammar';
import { nameText } from '../documents/name-text';
import { qrCode } from '../paper/qr-code';
import { makePdf } from '../paper/typst';
import { affiliationOf, type Desk, type Participant, sheetFacts, wholeAddress } from './desk';

/** The texts on a badge. */
interface Badge {
  readonly name: string;
  readonly familyName: string;
  readonly pronouns?: string;
  readonly affiliation: string;
  readonly country: string;
  readonly roles: readonly string[];
  /** Address of the person's page. */
  readonly page: string | undefined;
}

/** Makes badges for everybody whom the data or the list of participants names, ordered by family name. */
export function badgesOf(desk: Desk): Badge[] {
  const { contributors, conference } = desk.content;
  return inOrderOfNames(
    [
      ...contributors.filter(({ isOrganisation }) => !isOrganisation).map((person) => badgeOfContributor(person, desk)),
      ...desk.participants.map((person) => badgeOfParticipant(person, desk)),
    ],
    ({ familyName }) => familyName,
    conference.language,
  );
}

function badgeOfContributor(person: Contributor, desk: Desk): Badge {
  const { program, words } = desk;
  const { country, pronouns } = placesOf(program, person);
  return {
    name: person.name,
    familyName: person.familyName,
    ...(pronouns && { pronouns }),
    ...worksAt(affiliationOf(desk, person), country, words),
    roles: rolesOf(person, desk),
    page: wholeAddress(desk, program.links.to('person', person.slug)),
  };
}

function badgeOfParticipant(person: Participant, { words }: Desk): Badge {
  const { name, familyName, affiliation = '', role, country } = person;
  return {
    name,
    familyName,
    ...worksAt(affiliation, country, words),
    roles: [role ?? words.documents.printSet.participant],
    page: undefined,
  };
}

/**
 * Splits the country from an affiliation, so that it is on a line of its own on all badges. There is no such line if the affiliation's
 * name contains the country.
 */
function worksAt(written: string, code: string | undefined, words: Words) {
  const country = code ? words.country(code) : '';
  const end = [', ', '، '].map((comma) => comma + country).find((each) => country !== '' && written.endsWith(each));
  const affiliation = end === undefined ? written : written.slice(0, -end.length);
  return { affiliation, country: countrySuffix([affiliation], code, words) ?? '' };
}

/** Chooses at most two roles for a badge: speaker first, then titles of the conference's own. */
function rolesOf(person: Contributor, { content, program, words }: Desk): string[] {
  const labels = person.contributions.map((each) => {
    const { title, role } = committeeOf(program, person, each) ?? {};
    return role ?? title ?? words.records.roles[each.role];
  });
  const speaks = person.contributions.some(({ role }) => role === 'speaker');
  const ordered = speaks ? [words.records.roles.speaker, ...labels] : labels;
  return [...new Set(ordered.map((label) => capital(label, content.conference.language)))].slice(0, 2);
}

/** Makes badges, four on a sheet with crop marks. */
export function makeBadges(desk: Desk, badges: readonly Badge[]): Uint8Array {
  const { content, words } = desk;
  const { acronym, start, end } = content.conference;
  return makePdf('badges.typ', {
    ...sheetFacts(desk, words.documents.printSet.badges),
    acronym,
    place: words.lists.text([cityText(content.conference, words), words.dates.periodInText(start, end)]),
    badges: badges.map((badge) => ({
      ...badge,
      name: nameText(badge),
      ...(badge.page !== undefined && { code: qrCode(badge.page) }),
    })),
  });
}
