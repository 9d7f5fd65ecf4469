import { grouped } from '../../../shared/format/grouped';
import type { ContributionFacts, ImportedPerson } from '../model';
import { paperIdIn } from '../values/paper-id';
import { type PersonField, personIn } from './people';
import type { Context } from './service';
import type { Row } from './table-format';

/** Fields of a table with one row for each author of each paper. */
export type AuthorField = PersonField | 'paper' | 'title' | 'corresponding';

/** Reads the authors of papers, in order, from a table with one row for each author. */
export function authorsIn(rows: readonly Row<AuthorField>[], context: Context): ContributionFacts[] {
  const named = rows.flatMap((row) => {
    const person = personIn(row, context);
    if (person !== undefined) return [{ row, person, paper: paperIdIn(row.text('paper')) }];
    const hint = 'Write the name into the service, and export it again.';
    context.report({ at: row.at('family'), message: 'An author without a name is left out.', hint });
    return [];
  });
  return [...grouped(named, ({ paper }) => paper)].map(([id, authors]): ContributionFacts => {
    const corresponding = authors.find(({ row }) => /^(yes|true|1|✔|x)$/i.test(row.text('corresponding')));
    const [first] = authors;
    return {
      id,
      at: first?.row.at('paper') ?? '',
      title: first?.row.text('title') || undefined,
      people: authors.map(({ person }): ImportedPerson => person),
      peopleApart: true,
      corresponding: corresponding?.person.name,
    };
  });
}
