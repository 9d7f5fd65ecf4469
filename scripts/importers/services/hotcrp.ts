import type { ContributionFacts, ImportedPerson } from '../model';
import type { Json } from '../read/json';
import { linkIn, orcidIn } from '../values/checked';
import { countryIn } from '../values/country';
import { trimmed } from '../values/lists';
import { asItem, personOf } from '../values/names';
import { type AuthorField, authorsIn } from './authors';
import { leftKeys } from './document-keys';
import { inMarkdown, inOneLine } from './one-line';
import { type Context, NOTHING, type Service } from './service';
import { isNamed } from './submissions';
import { tableFormat } from './table-format';

/** HotCRP: its JSON of one or several papers, and its CSV of authors. */
export const hotCrp: Service = {
  name: 'HotCRP',
  tables: [
    tableFormat<AuthorField>({
      holds: 'authors',
      fields: {
        paper: ['paper'],
        title: ['title'],
        given: ['given_name', 'first'],
        family: ['family_name', 'last'],
        affiliation: ['affiliation'],
        orcid: ['orcid'],
        country: ['country'],
        corresponding: ['iscontact'],
      },
      needs: ['paper', 'given', 'family'],
      left: { email: ['email'] },
      read: (rows, context) => ({ contributions: authorsIn(rows, context) }),
    }),
  ],
  documents: [
    {
      holds: 'papers',
      recognises: (document) => papersOf(document).some((paper) => paper.get('pid').value !== undefined),
      read: (document, context) => {
        const papers = papersOf(document);
        const authors = papers.flatMap((paper) => paper.get('authors').items);
        const from = document.at.replace(/#$/, '');
        return {
          ...NOTHING,
          contributions: papers.flatMap((paper) => paperOf(paper, context)),
          left: [
            ...leftKeys(from, papers, PAPER_KEYS, {
              review: ['tags', 'contacts', 'collaborators', 'options', 'withdraw_reason'],
              file: ['submission', 'final'],
              service: ['location', 'error'],
            }),
            ...leftKeys(`${from}, authors`, authors, AUTHOR_KEYS),
          ],
        };
      },
    },
  ],
};

const PAPER_KEYS = ['pid', 'id', 'title', 'authors', 'abstract', 'keywords', 'topics', 'decision', 'status'];
const AUTHOR_KEYS = ['given_name', 'first', 'family_name', 'last', 'name', 'affiliation', 'orcid', 'country'];

/** Returns the papers of a document: a list, a list within an object, or a single object. */
function papersOf(document: Json): Json[] {
  const list = [document.items, document.get('papers').items].find((items) => items.length > 0);
  return list ?? [document];
}

function paperOf(paper: Json, context: Context): ContributionFacts[] {
  const { report } = context;
  const id = paper.first('pid', 'id').text;
  if (paper.get('error').value !== undefined) {
    const message = `Paper ${id} has no content here: "${paper.get('error').text}".`;
    report({ at: paper.at, message, hint: 'Export it again with an account that may see it.' });
    return [];
  }
  const title = inOneLine(paper.get('title'), report);
  if (!isNamed(id, title, paper.at, report)) return [];
  const status = paper.get('status').text;
  return [
    {
      id,
      at: paper.at,
      title,
      people: paper.get('authors').items.map((author) => authorOf(author, context)),
      peopleApart: true,
      abstract: inMarkdown(paper.get('abstract'), report),
      keywords: trimmed(textsOf(paper.get('keywords'))),
      topics: trimmed(textsOf(paper.get('topics'))),
      // Only the status says what happened after the decision.
      decision: /withdraw|draft/i.test(status) ? status : paper.get('decision').text || status,
    },
  ];
}

/** Reads texts from a list, from the keys of an object whose values are true, or from one text. */
const textsOf = (list: Json): string[] => [
  ...list.items.map(({ text }) => text),
  ...list.keys.filter((key) => Boolean(list.get(key).value)),
  ...list.text.split(/[;,\n]/),
];

function authorOf(author: Json, { report }: Context): ImportedPerson {
  const text = (...keys: readonly string[]) => inOneLine(author.first(...keys), report);
  const apart = personOf(text('given_name', 'first'), text('family_name', 'last'), author.at);
  const orcid = author.get('orcid');
  return {
    ...(apart.name === '' ? { name: asItem(text('name')), at: author.at } : apart),
    affiliation: text('affiliation'),
    country: countryIn(text('country')),
    orcid: orcidIn(orcid.text, orcid.at, report),
    page: linkIn(text('web', 'page'), author.at, report),
  };
}
