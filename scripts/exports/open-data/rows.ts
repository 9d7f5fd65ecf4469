import { isPaper } from '../../../shared/format/contributions';
import { deadlineMoment, isMoment } from '../../../shared/format/deadlines';
import { offsetAt } from '../../../shared/format/offset-at';
import { slotPeople } from '../../../shared/slots/slot-people';
import { pagesOfSlots } from '../../../shared/slots/slot-program';
import { slotsOf } from '../../../shared/slots/slots';
import { slotsOfContributions } from '../../../shared/slots/slots-of-contributions';
import { wordsOf } from '../../../shared/words';
import type { SiteContent } from '../../content/site-content';
import type { Row } from './columns';

type Source = Pick<SiteContent, 'content' | 'routes'>;

/** Functions that make the rows of each table of open data. */
export const ROWS = {
  sessions: ({ content, routes }: Source): readonly Row<'sessions'>[] => {
    const { conference, rooms } = content;
    const roomOf = new Map(rooms.map(({ id, name }) => [id, name]));
    const peopleOf = slotPeople(content);
    const addressOf = pagesOfSlots(routes, (address) => `${conference.url ?? ''}${encodeURI(address)}`);
    const zoned = (local: string) => `${local}:00${offsetAt(conference.timeZone, local)}`;
    return slotsOf(content)
      .filter(({ paper, session }) => paper === undefined || session.contribution !== undefined)
      .map((slot) => {
        const { id, number, kind, title, room = [], chairs = [], mode = 'in-person', status } = slot.session;
        const { people, abstract, website, secondTitle, secondTitleLanguage } = slot.session;
        return {
          id,
          number,
          kind,
          title,
          start: zoned(slot.start),
          end: zoned(slot.end),
          rooms: room.map((each) => roomOf.get(each) ?? each),
          chairs,
          people,
          abstract,
          website,
          secondTitle,
          secondTitleLanguage,
          speakers: peopleOf(slot),
          papers: (slot.paper ? [slot.paper] : slot.papers).map((paper) => paper.id),
          mode,
          status,
          url: addressOf(slot),
        };
      });
  },
  papers: ({ content }: Source): readonly Row<'papers'>[] => {
    const slotsOfOne = slotsOfContributions(slotsOf(content));
    return content.contributions.filter(isPaper).map((paper) => {
      const { id, title, people: authors, abstract, keywords = [], language, pages, doi, award } = paper;
      const { tags, links, licence, secondTitle, secondTitleLanguage, status } = paper;
      const sessions = slotsOfOne(paper).map(({ session }) => session.id);
      const own = { id, title, authors, sessions, abstract, keywords, language, pages, doi, award };
      return { ...own, tags, links, licence, secondTitle, secondTitleLanguage, status };
    });
  },
  contributions: ({ content }: Source): readonly Row<'contributions'>[] => {
    const slotsOfOne = slotsOfContributions(slotsOf(content));
    return content.contributions
      .filter((each) => !isPaper(each))
      .map((each) => {
        const { id, kind, title, people, abstract, language, level, tags = [], links = [], licence, status } = each;
        const { secondTitle, secondTitleLanguage } = each;
        const sessions = slotsOfOne(each).map(({ session }) => session.id);
        const own = { id, kind, title, people, sessions, abstract, language, level, tags, links, licence };
        return { ...own, secondTitle, secondTitleLanguage, status };
      });
  },
  people: ({ content }: Source): readonly Row<'people'>[] => {
    const known = new Map(content.people.map((person) => [person.name, person]));
    return content.contributors.map(({ slug, name, familyName, contributions }) => {
      const { affiliation, orcid } = known.get(name) ?? {};
      const roles = [...new Set(contributions.map(({ role }) => role))];
      return { id: slug, name, familyName, affiliation, orcid, roles };
    });
  },
  committees: ({ content }: Source): readonly Row<'committees'>[] => {
    const titleOf = new Map(content.committees.map(({ id, title }) => [id, title]));
    const program = wordsOf(content).defaults.pages['program-committee'];
    return [
      ...content.committeeMembers.map(({ committee, name, role, affiliation }) => ({
        committee: titleOf.get(committee) ?? committee,
        name,
        role,
        affiliation,
      })),
      ...content.programCommittee.map(({ name, affiliation }) => ({
        committee: program,
        name,
        role: undefined,
        affiliation,
      })),
    ];
  },
  deadlines: ({ content }: Source): readonly Row<'deadlines'>[] => {
    const titleOf = new Map(content.tracks.map(({ id, title }) => [id, title]));
    return content.deadlines.map((deadline) => {
      const { track, milestone, label, date, endDate } = deadline;
      return {
        track: titleOf.get(track) ?? track,
        milestone,
        label,
        date,
        endDate,
        ends: isMoment(deadline) ? deadlineMoment(deadline, content.conference.timeZone) : undefined,
      };
    });
  },
};
