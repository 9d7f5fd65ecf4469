import type { Conference } from '#content';
import type { Words } from '../../shared/words';
import { TimesAre } from './TimesAre';
import { ZoneSwitch } from './ZoneSwitch';

interface ZoneNoteProps {
  /** Local date and time of the times; without it, the note is about the whole conference. */
  readonly at?: string;
  readonly conference: Conference;
  readonly words: Words;
}

/**
 * Names the time zone of the times of a page, for people who take part from elsewhere, with a switch to their own clock.
 * If the conference is in person only, it appears only while times follow the visitor's clock.
 */
export const ZoneNote = (note: ZoneNoteProps) => (
  <>
    <ZoneCaption {...note} />
    {note.conference.online && <ZoneSwitch words={note.words} />}
  </>
);

/** The same without the switch, for times that scripts write. */
export const ZoneCaption = ({ at, conference, words }: ZoneNoteProps) => (
  <p {...(!conference.online && { hidden: true, 'data-zone-note': '' })}>
    <TimesAre conference={conference} {...(at !== undefined && { at })} phrase="timesAre" words={words} />
  </p>
);
