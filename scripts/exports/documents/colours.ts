import { type ColourName, colourOf } from '../../../shared/colours';
import { hasDefaultColours, type Theme } from '../../../shared/theme/theme';

/** The colours of documents by their names. */
type DocumentColour =
  | 'text'
  | 'muted'
  | 'heading'
  | 'link'
  | 'rule'
  | 'band'
  | 'onBand'
  | 'accent'
  | 'onBandAccent'
  | 'sand'
  | 'paper'
  | 'tint'
  | 'bandLine'
  | 'formLine';

export type DocumentColours = Readonly<Record<DocumentColour, string>>;

/**
 * The colours that only paper has. In the product's own look they were chosen by eye, in others they are the nearest of
 * the site.
 */
const ON_PAPER = {
  /** The letters above the title on the cover. */
  onBandAccent: { own: '#f08c2e', other: 'on-band-accent' },
  /** The ground of table heads, and letters on the band. */
  sand: { own: '#f6ead2', other: 'quiet-hover' },
  /** The ground of what is set off. */
  tint: { own: '#f9f2e4', other: 'surface-tinted' },
  /** Lines drawn on the band. */
  bandLine: { own: '#2f6f97', other: 'orange' },
  /** Lines of a form's tables. */
  formLine: { own: '#8a97a0', other: 'text-muted' },
} as const satisfies Partial<Record<DocumentColour, { readonly own: string; readonly other: ColourName }>>;

/** How documents look. */
export interface DocumentLook {
  readonly colours: DocumentColours;
  /** Whether titles are set in the face of the site's titles: a look with another one has them in the face of its text. */
  readonly hasDisplayFace: boolean;
}

export const documentLook = (look: Theme): DocumentLook => ({
  colours: documentColours(look),
  hasDisplayFace: look.ownFont === undefined && look.displayFont !== 'source-sans',
});

/** The colours of documents: the site's in its light theme, and some that only paper has. */
export function documentColours(look: Pick<Theme, 'palette'>): DocumentColours {
  const colour = (name: ColourName) => colourOf(name, 'light', look.palette);
  const onPaper = ({ own, other }: (typeof ON_PAPER)[keyof typeof ON_PAPER]) =>
    hasDefaultColours(look) ? own : colour(other);
  return {
    text: colour('text'),
    paper: colour('surface'),
    muted: colour('text-muted'),
    heading: colour('heading'),
    link: colour('link'),
    rule: colour('border'),
    band: colour('band'),
    onBand: colour('on-band'),
    accent: colour('orange'),
    onBandAccent: onPaper(ON_PAPER.onBandAccent),
    sand: onPaper(ON_PAPER.sand),
    tint: onPaper(ON_PAPER.tint),
    bandLine: onPaper(ON_PAPER.bandLine),
    formLine: onPaper(ON_PAPER.formLine),
  };
}
