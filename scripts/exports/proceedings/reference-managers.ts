import { bibtexEntry, bibtexText, bibtexTitle, bibtexVolume } from '../../../shared/citation/bibtex';
import { citationFormats } from '../../../shared/citation/formats';
import { risEntry } from '../../../shared/citation/ris';
import { invertedName } from '../../../shared/model/person-name';
import type { Volume } from './volume';

const [bib, ris] = citationFormats;

const citationsOf = ({ papers }: Volume) => papers.map(({ citation }) => citation);

/** Splits a date into year, month and day. */
const partsOf = (date: string): readonly [number, number, number] => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
};

/** Writes the volume and its papers in BibTeX. */
export function proceedingsBib(volume: Volume): string {
  const { proceedings, facts, key } = volume;
  const [year, month] = partsOf(proceedings.published);
  const whole = bibtexEntry('proceedings', key, [
    ['title', bibtexTitle(proceedings.title)],
    ...bibtexVolume(facts),
    ['year', `{${year}}`],
    ['month', `{${month}}`],
    ['address', bibtexText(facts['publisher-place'])],
    ['doi', proceedings.doi && `{${proceedings.doi}}`],
    ['url', proceedings.url && `{${proceedings.url}}`],
  ]);
  return `${whole}\n${bib.write(citationsOf(volume))}`;
}

/** Writes the volume and its papers in RIS. */
export function proceedingsRis(volume: Volume): string {
  const { proceedings, facts, key, conference, place } = volume;
  const whole = risEntry([
    ['TY', 'CONF'],
    ['ID', key],
    ['TI', proceedings.title],
    ...(facts.editor ?? []).map((name) => ['A2', invertedName(name)] as const),
    ['T3', facts['collection-title']],
    ['VL', facts.volume],
    ['PB', facts.publisher],
    ['SN', facts.ISBN ?? facts.ISSN],
    ['PY', proceedings.published.slice(0, 4)],
    ['DA', proceedings.published.replaceAll('-', '/')],
    ['CY', place],
    ['DO', proceedings.doi],
    ['UR', proceedings.url],
    ['LA', conference.language],
  ]);
  return `${whole}${ris.write(citationsOf(volume))}`;
}

/** Writes the volume and its papers in CSL JSON (Citation Style Language). */
export function proceedingsCsl(volume: Volume): string {
  const { proceedings, facts, key, conference } = volume;
  const whole = {
    id: key,
    type: 'book',
    title: proceedings.title,
    ...facts,
    issued: { 'date-parts': [partsOf(proceedings.published)] },
    'event-title': conference.name,
    ...(proceedings.doi && { DOI: proceedings.doi }),
    ...(proceedings.url && { URL: proceedings.url }),
    language: conference.language,
  };
  return `${JSON.stringify([whole, ...citationsOf(volume)], null, 2)}\n`;
}
