import { postersIn, takesPlace } from '../../../shared/format/contributions';
import { inOrderOfBoards, postersBySession } from '../../../shared/format/posters';
import { dateOf, formatTimes, roomOf } from '../../../shared/format/schedule';
import type { Contribution } from '../../../shared/model/content';
import { capital } from '../../../shared/words/grammar';
import { type Block, type Column, inLanguage, plain, tableOf } from '../documents/blocks';
import { makeDocumentPdf } from '../documents/document-pdf';
import { placeAndDates } from '../documents/imprint';
import type { Desk } from './desk';

/** Lists posters by their session, then by board. */
export function boardsOf({ content }: Desk): Contribution[] {
  const { contributions, conference, sessions } = content;
  const hung = postersIn(contributions).filter(takesPlace);
  return postersBySession(hung, sessions).flatMap(({ posters }) => inOrderOfBoards(posters, conference.language));
}

/** Makes the list of boards: which poster hangs where and when. */
export const makeBoards = (desk: Desk, posters: readonly Contribution[]): Uint8Array =>
  makeDocumentPdf(boardBlocks(desk, posters), desk.content, desk.words.documents.printSet.boards);

/** Returns the title and the table of the boards. */
export function boardBlocks(desk: Desk, posters: readonly Contribution[]): Block[] {
  const { content, words } = desk;
  const { printSet } = words.documents;
  const [first, ...others] = posters.map(({ session }) => whenOf(session, desk));
  // A time that all posters share is shown once.
  const isForAll = first !== undefined && first !== '' && others.every((when) => when === first);
  const columns: readonly Column<Contribution>[] = [
    { head: printSet.board, width: 0.8, text: ({ board = '' }) => plain(board) },
    { head: words.schedule.poster, width: 0.7, text: ({ id }) => [{ text: id, bold: true }] },
    { head: words.changes.facts.title, width: 3.2, text: ({ title, language }) => [inLanguage(title, language)] },
    { head: words.records.authors, width: 1.9, text: ({ people }) => plain(words.lists.text(people)) },
    {
      head: words.documents.booklet.session,
      width: 1.5,
      text: ({ session }) => plain(isForAll ? '' : whenOf(session, desk)),
    },
  ];
  return [
    {
      kind: 'title',
      eyebrow: content.conference.acronym,
      title: printSet.boards,
      subtitle: isForAll ? first : placeAndDates(content),
    },
    tableOf(columns, posters),
  ];
}

function whenOf(id: string | undefined, { content, program, words }: Desk): string {
  const session = id === undefined ? undefined : program.sessions.get(id);
  if (session === undefined) return '';
  return words.lists.text([
    capital(words.dates.shortDay(dateOf(session)), content.conference.language),
    formatTimes(session, words),
    roomOf(content.rooms, session, words),
  ]);
}
