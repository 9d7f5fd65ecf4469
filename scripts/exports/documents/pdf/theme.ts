import type { DocumentColour } from '../colours';

/** Of a page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Upright. */
export const A4 = { width: 595.28, height: 841.89 } as const satisfies PageSize;

/** The page of a document whose text flows, with its margins. */
export const paper = { ...A4, left: 64, right: 64, top: 84, bottom: 76 } as const;

export interface Style {
  readonly size: number;
  /** Height of a line. */
  readonly leading: number;
  readonly color: DocumentColour;
  readonly bold?: boolean;
  /** In the face of the site's titles. */
  readonly display?: true;
  /** Set in lines of one length, as those in that face are: a title. */
  readonly balanced?: true;
  /** Space above. */
  readonly before: number;
}

/** The looks of text; what is set in a PDF is set in one of these. */
export const styles = {
  body: { size: 10, leading: 14, color: 'text', before: 6 },
  lead: { size: 11.5, leading: 16.5, color: 'text', before: 8 },
  talk: { size: 10.5, leading: 14.5, color: 'text', bold: true, before: 6 },
  quiet: { size: 9.5, leading: 13, color: 'muted', before: 1.5 },
  cell: { size: 9.5, leading: 13, color: 'text', before: 0 },
  columnHead: { size: 9.5, leading: 13, color: 'heading', bold: true, before: 0 },
  entry: { size: 10, leading: 13.5, color: 'text', before: 6 },
  heading1: { size: 26, leading: 32, color: 'heading', display: true, before: 22 },
  heading2: { size: 15, leading: 19, color: 'heading', display: true, before: 18 },
  heading3: { size: 11, leading: 14.5, color: 'text', bold: true, before: 15 },
  eyebrow: { size: 10, leading: 14, color: 'muted', before: 0 },
  subtitle: { size: 13, leading: 18, color: 'muted', before: 4 },
  chapterLine: { size: 10.5, leading: 14, color: 'text', bold: true, before: 5 },
  sectionLine: { size: 9.5, leading: 12.5, color: 'text', before: 0 },
  furniture: { size: 8.5, leading: 12, color: 'muted', before: 0 },
  coverEyebrow: { size: 15, leading: 20, color: 'onBandAccent', bold: true, before: 0 },
  coverTitle: { size: 34, leading: 41, color: 'onBand', display: true, before: 12 },
  coverSubtitle: { size: 15, leading: 21, color: 'sand', before: 14 },
  abstract: { size: 9, leading: 12.5, color: 'text', before: 0 },
  indexLetter: { size: 11, leading: 17, color: 'heading', bold: true, before: 0 },
  index: { size: 8.5, leading: 11.5, color: 'text', before: 0 },
  gridTime: { size: 8.5, leading: 11, color: 'heading', bold: true, before: 0 },
  gridCell: { size: 8.5, leading: 11, color: 'text', before: 0 },
  person: { size: 10, leading: 13, color: 'text', bold: true, before: 0 },
  personLine: { size: 8.5, leading: 11, color: 'muted', before: 0 },
  coverLine: { size: 13, leading: 20, color: 'text', before: 0 },
  coverFoot: { size: 10, leading: 14, color: 'muted', before: 0 },
} as const satisfies Record<string, Style>;
