import type { Proceedings } from '#content';
import { isPaper } from '../format/contributions';

/** A fact that a format of the proceedings requires. */
export type ProceedingsFact =
  | 'editors'
  | 'publisher'
  | 'depositor'
  | 'dblpKey'
  | 'ceurVolume'
  | 'address'
  | 'pages'
  | 'dois';

/** The content that determines which facts are known. */
export interface ProceedingsSource {
  readonly conference: { readonly url?: string; readonly features?: { readonly paperPages: boolean } };
  readonly contributions: readonly { readonly kind: string; readonly doi?: string }[];
  readonly proceedings?: Proceedings | undefined;
}

/** A file format of the proceedings. */
export interface ProceedingsFormat {
  /** As in `formats` of proceedings.yaml. */
  readonly id: NonNullable<Proceedings['formats']>[number];
  readonly name: string;
  readonly address: string;
  readonly needs: readonly ProceedingsFact[];
  /** For editors who submit the volume to a service; visitors have no use for it. */
  readonly forEditors?: true;
}

/** All formats of the proceedings. */
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

/** Returns a format by its id. */
export function proceedingsFormat(id: ProceedingsFormat['id']): ProceedingsFormat {
  const found = PROCEEDINGS_FORMATS.find((format) => format.id === id);
  if (found === undefined) throw new Error(`There is no proceedings format "${id}".`);
  return found;
}

const HAS: Readonly<Record<ProceedingsFact, (source: ProceedingsSource) => boolean>> = {
  editors: ({ proceedings }) => proceedings?.editors !== undefined,
  publisher: ({ proceedings }) => proceedings?.publisher !== undefined,
  depositor: ({ proceedings }) => proceedings?.depositor !== undefined,
  dblpKey: ({ proceedings }) => proceedings?.dblpKey !== undefined,
  ceurVolume: ({ proceedings }) => proceedings?.ceurVolume !== undefined,
  address: ({ conference }) => conference.url !== undefined,
  // A switch that the data leaves out is on. The compiler fills it in later.
  pages: ({ conference }) => conference.features?.paperPages ?? true,
  dois: ({ proceedings, contributions }) =>
    proceedings?.doiPrefix !== undefined || contributions.every((each) => !isPaper(each) || each.doi !== undefined),
};

/** Lists the required facts that are missing for a format. */
export const lackingFacts = ({ needs }: ProceedingsFormat, source: ProceedingsSource): readonly ProceedingsFact[] =>
  needs.filter((fact) => !HAS[fact](source));

/** Lists the formats that a site offers; none if there are no papers. */
export function proceedingsFormatsOf(source: ProceedingsSource): readonly ProceedingsFormat[] {
  const { proceedings, contributions } = source;
  if (proceedings === undefined || !contributions.some(isPaper)) return [];
  const { formats } = proceedings;
  return PROCEEDINGS_FORMATS.filter(
    (format) => (formats?.includes(format.id) ?? true) && lackingFacts(format, source).length === 0,
  );
}
