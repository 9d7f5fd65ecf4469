import { colourOf } from '../../../renderer/colours';

/** The colours of documents: the site's in its light theme, and some that only paper has. */
export const colours = {
  text: colourOf('text', 'light'),
  muted: colourOf('text-muted', 'light'),
  heading: colourOf('heading', 'light'),
  link: colourOf('link', 'light'),
  rule: colourOf('border', 'light'),
  band: colourOf('band', 'light'),
  onBand: colourOf('on-band', 'light'),
  accent: colourOf('orange', 'light'),
  /** The ground of table heads, and letters on the band. */
  sand: '#f6ead2',
  /** The ground of what is set off. */
  tint: '#f9f2e4',
  /** Lines drawn on the band. */
  bandLine: '#2f6f97',
  /** Lines of a form's tables. */
  formLine: '#8a97a0',
} as const;
