import type { Speaker } from '../model/content';
import type { Words } from '../words';

/** Somebody who gives a talk of speakers.yaml. */
export type Lecturer = Pick<Speaker, 'name' | 'affiliation' | 'image' | 'bio' | 'profile'>;

/** Lists the people who give a talk of speakers.yaml. */
export const lecturersOf = ({ name, affiliation, image, bio, profile, others = [] }: Speaker): readonly Lecturer[] => [
  {
    name,
    ...(affiliation && { affiliation }),
    ...(image && { image }),
    ...(bio && { bio }),
    ...(profile && { profile }),
  },
  ...others,
];

/** Formats the names of those who give a talk. */
export const lecturerNames = (speaker: Speaker, { lists }: Words): string =>
  lists.text(lecturersOf(speaker).map(({ name }) => name));

/** Formats who gives a talk, with affiliations: "Ada Sow, Ice Club; Bo Lund". */
export const lecturersText = (speaker: Speaker, { lists, semicolon }: Words): string =>
  lecturersOf(speaker)
    .map(({ name, affiliation }) => lists.text([name, affiliation]))
    .join(semicolon);

/** Labels those who give a talk. */
export const speakerLabel = ({ others = [] }: Speaker, { schedule, records }: Words): string =>
  others.length === 0 ? schedule.speaker : records.presenters.speakers(others.length + 1);
