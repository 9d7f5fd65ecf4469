import { distance } from 'fastest-levenshtein';
import { defineRule, type Found, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Shorter titles are similar to too many others. */
const SHORTEST = 8;

/** Finds calls of special sessions whose row, title or file name belongs to another session. */
const documentDisagrees = over(['documents', 'specialSessions'], ({ documents, specialSessions }) => {
  const ids = new Set(specialSessions.map(({ value }) => value.id));
  const stemOf = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  // A session without a call may link to that of another.
  const withCall = new Set(documents.map(({ value }) => value.specialSession));
  const rowOf = new Map(documents.map((row) => [`/documents/${row.value.file}`, row]));
  const bare = (text: string) => text.toLowerCase().normalize('NFC').trim();
  /** Finds the special sessions with whose title a document's title ends: "Call for papers: Rural health". */
  const namedBy = (title: string) => specialSessions.filter(({ value }) => bare(title).endsWith(bare(value.title)));
  return [
    ...documents.flatMap(({ value: { title, file, specialSession }, at }): Found => {
      const named = namedBy(title);
      const [other] = named;
      const own = specialSessions.find(({ value }) => value.id === specialSession);
      if (own === undefined || named.includes(own)) return [];
      if (other !== undefined && stemOf(file) !== specialSession && !ids.has(stemOf(file)))
        return foundAs(
          'document-disagrees',
          at('specialSession'),
          say`"${title}" names the session "${other.value.id}", and belongs to "${specialSession}".`,
          { hint: `Write "${other.value.id}", or correct the title.` },
        );
      if (other !== undefined && named.length === 1 && stemOf(file) === specialSession)
        return foundAs(
          'document-disagrees',
          at('title'),
          say`"${title}" names the session "${other.value.id}", and the file is the call of "${own.value.title}".`,
          { hint: 'Correct the title: it was copied from another row.' },
        );
      const after = title.replace(/^.*:\s*/, '');
      const isSlip =
        after !== title && bare(after).length >= SHORTEST && distance(bare(after), bare(own.value.title)) === 1;
      if (!isSlip) return [];
      return foundAs(
        'document-disagrees',
        at('title'),
        say`"${after}" is one letter off "${own.value.title}", whose document it is.`,
        {
          hint: `Did you mean "${own.value.title}"?`,
          fix: { from: after, to: own.value.title, isCertain: false },
        },
      );
    }),
    ...documents
      .filter(
        ({ value: { file, specialSession } }) =>
          specialSession !== undefined && specialSession !== stemOf(file) && ids.has(stemOf(file)),
      )
      .map(({ value, at }) =>
        foundAs(
          'document-disagrees',
          at('specialSession'),
          say`"${value.file}" has the name of the session "${stemOf(value.file)}", and the text of "${value.specialSession}".`,
          {
            hint: `Write "${stemOf(value.file)}", or give the file another name.`,
          },
        ),
      ),
    ...specialSessions.flatMap(({ value: { id, document }, at }): Found => {
      const row = rowOf.get(document ?? '');
      const { kind, specialSession: other } = row?.value ?? {};
      if (row === undefined || other === id || !withCall.has(id)) return [];
      const leads = other === undefined ? `a file of the kind "${kind}"` : `the call of "${other}"`;
      return foundAs('document-disagrees', at('document'), say`The session "${id}" leads to ${leads}.`, {
        hint: 'Correct the address: documents.csv says which call is whose.',
        related: [{ ...row.at('file'), message: 'The file is described here.' }],
      });
    }),
  ];
});

export const rule = defineRule({
  code: 'document-disagrees',
  reason: reasons.wrongDocument,
  finders: [documentDisagrees],
});
