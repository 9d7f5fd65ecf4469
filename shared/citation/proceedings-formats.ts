import type { Proceedings } from '#content';

/** The facts that a format of the proceedings cannot do without. */
export type ProceedingsFact =
  | 'editors'
  | 'publisher'
  | 'depositor'
  | 'dblpKey'
  | 'ceurVolume'
  | 'address'
  | 'pages'
  | 'dois';

/** The content that decides on which facts there are. */
export interface ProceedingsSource {
  readonly conference: { readonly url?: string; readonly features?: { readonly paperPages: boolean } };
  readonly papers: readonly { readonly id: string; readonly doi?: string }[];
  readonly proceedings?: Proceedings | undefined;
}

export interface ProceedingsFormat {
  /** As `formats` of proceedings.yaml names it. */
  readonly id: 'bib' | 'ris' | 'csl' | 'dblp' | 'crossref' | 'ceur-ws';
  readonly name: string;
  readonly address: string;
  readonly needs: readonly ProceedingsFact[];
  /** Visitors have no use for it: it is for those who bring the volume to a service. */
  readonly forEditors?: true;
}

/** The files that are made of the proceedings. */
const PROCEEDINGS_FORMATS: readonly ProceedingsFormat[] = [
  { id: 'bib', name: 'BibTeX', address: '/proceedings.bib', needs: [] },
  { id: 'ris', name: 'RIS', address: '/proceedings.ris', needs: [] },
  { id: 'csl', name: 'CSL-JSON', address: '/proceedings.json', needs: [] },
  {
    id: 'dblp',
    name: 'dblp',
    address: '/proceedings.dblp.xml',
    needs: ['editors', 'publisher', 'dblpKey'],
    forEditors: true,
  },
  {
    id: 'crossref',
    name: 'Crossref',
    address: '/proceedings.crossref.xml',
    needs: ['publisher', 'depositor', 'address', 'pages', 'dois'],
    forEditors: true,
  },
  {
    id: 'ceur-ws',
    name: 'CEUR-WS',
    address: '/proceedings.ceur-ws.html',
    needs: ['editors', 'ceurVolume'],
    forEditors: true,
  },
];

/** A format by its id. */
export function proceedingsFormat(id: ProceedingsFormat['id']): ProceedingsFormat {
  const found = PROCEEDINGS_FORMATS.find((format) => format.id === id);
  if (found === undefined) throw new Error(`no format "${id}"`);
  return found;
}

const HAS: Readonly<Record<ProceedingsFact, (source: ProceedingsSource) => boolean>> = {
  editors: ({ proceedings }) => proceedings?.editors !== undefined,
  publisher: ({ proceedings }) => proceedings?.publisher !== undefined,
  depositor: ({ proceedings }) => proceedings?.depositor !== undefined,
  dblpKey: ({ proceedings }) => proceedings?.dblpKey !== undefined,
  ceurVolume: ({ proceedings }) => proceedings?.ceurVolume !== undefined,
  address: ({ conference }) => conference.url !== undefined,
  // Before the compiler has filled in what is left out, a switch that nobody has touched is on.
  pages: ({ conference }) => conference.features?.paperPages ?? true,
  dois: ({ proceedings, papers }) =>
    proceedings?.doiPrefix !== undefined || papers.every(({ doi }) => doi !== undefined),
};

/** The facts that a format lacks. */
export const lackingFacts = ({ needs }: ProceedingsFormat, source: ProceedingsSource): readonly ProceedingsFact[] =>
  needs.filter((fact) => !HAS[fact](source));

/** The formats in which the proceedings of a site are there: none where there is no paper in them. */
export function proceedingsFormatsOf(source: ProceedingsSource): readonly ProceedingsFormat[] {
  const { proceedings, papers } = source;
  if (proceedings === undefined || papers.length === 0) return [];
  const { formats } = proceedings;
  return PROCEEDINGS_FORMATS.filter(
    (format) => (formats?.includes(format.id) ?? true) && lackingFacts(format, source).length === 0,
  );
}
