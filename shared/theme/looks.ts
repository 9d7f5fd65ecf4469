import type { ThemeSettings } from '../model/content';

/** How pages look beside their colours: letters, density, the top of pages, tables. */
export type Look = NonNullable<ThemeSettings['look']>;

interface LookStyle {
  /** Design tokens (styles/tokens.css) that it overrides. */
  readonly tokens: Readonly<Record<`--${string}`, string>>;
  /** Rules that no token says; each selector is below the root of the look. */
  readonly rules: readonly string[];
}

/** The looks of theme.yaml; `arch`, that of the site's own stylesheets, overrides nothing. */
export const LOOKS: Readonly<Record<Look, LookStyle>> = {
  arch: { tokens: {}, rules: [] },

  /** A journal: serif letters on the ground of the page, hairlines in place of bands, cards and shadows. */
  quiet: {
    tokens: {
      '--font-display':
        '"Noto Naskh Arabic", "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "Noto Serif", serif',
      '--weight-display': '600',
      '--size-hero': 'clamp(1.8rem, 1.5rem + 1.6vw, 2.8rem)',
      '--size-h1': 'clamp(1.6rem, 1.4rem + 1.1vw, 2.2rem)',
      '--size-h2': '1.4rem',
      '--size-h3': '1.1rem',
      '--space-5': '1.25rem',
      '--space-6': '1.75rem',
      '--space-7': '2.25rem',
      '--width': '62rem',
      '--radius': '0',
      '--radius-large': '0',
      '--radius-arch': '0',
      '--shadow': '0 0 0 1px var(--border)',
      '--sea': 'var(--page)',
      '--sea-deep': 'var(--page)',
      '--band': 'var(--page)',
      '--band-end': 'var(--page)',
      '--on-band': 'var(--text)',
      '--on-band-accent': 'var(--accent)',
      '--on-band-hover': 'var(--quiet-hover)',
      '--logo-on-band': 'var(--in-dark)',
      '--logo-on-surface': 'var(--in-light)',
    },
    rules: [
      'h2 { padding: 0 0 var(--space-1) !important; border: 0 solid var(--border) !important; border-block-end-width: 1px !important; }',
      'h2::before { display: none !important; }',
      '#intro { border-block-end: 3px double var(--border); text-align: center; }',
      '#intro > div > * { margin-inline: auto; text-align: center; }',
      '#intro :is(ul, [role="img"]) { justify-content: center; }',
      'main > header { border-block-end: 3px double var(--border); }',
      'main section:nth-of-type(even) { background: none; }',
      '#news { border-block: 1px solid var(--border); }',
      'main table :is(th, td) { border-inline: 0; }',
      'main thead th { border-block: 2px solid var(--text); }',
      'main td[colspan] { background: none; }',
      // The rule of a day's heading passes below the buttons beside it (SchedulePage.module.css).
      'section:is([id^="table-"], :has([id^="program-"])) > h2 { @media (width >= 80rem) { min-block-size: 3.25rem; } }',
      'footer { border-block-start: 3px double var(--border); }',
    ],
  },

  /** A poster: large heavy letters, sharp corners, outlines, blocks of the accent. */
  bold: {
    tokens: {
      '--font-display': 'var(--font-text)',
      '--weight-display': '800',
      '--size-hero': 'min(clamp(2.6rem, 1rem + 7vw, 7rem), 13vw)',
      '--size-h1': 'min(clamp(2.3rem, 1.4rem + 3.4vw, 4.8rem), 12vw)',
      '--size-h2': 'clamp(1.9rem, 1.5rem + 1.9vw, 3.2rem)',
      '--size-h3': 'clamp(1.2rem, 1.1rem + 0.4vw, 1.5rem)',
      '--width': '84rem',
      '--radius': '0',
      '--radius-large': '0',
      '--radius-arch': '0',
      '--shadow': '0 0 0 2px var(--border)',
      '--beside': 'minmax(0, 2fr) minmax(0, 3fr)',
    },
    rules: [
      ':is(h1, h2) { letter-spacing: -0.02em; line-height: 1.02; }',
      'h2 { padding: 0 !important; border: 0 !important; }',
      'h2::before { display: none !important; }',
      '#intro { display: grid; min-block-size: min(70vh, 48rem); border-block-end: 1rem solid var(--orange); background: var(--hero-ground), linear-gradient(calc(90deg + var(--forward) * 20deg), var(--band) 70%, var(--band-end) 70.1%); }',
      '#intro > div { inline-size: 100%; align-self: end; }',
      '#intro:has(+ * section:not([hidden])) { min-block-size: 0; }',
      'main > header { border-block-end: 0.75rem solid var(--orange); }',
      'main thead th { background: var(--orange); color: var(--on-button); }',
      'main td a { font-weight: 700; }',
    ],
  },
};

/** Returns the rules of a look, for the theme's stylesheet. */
export const lookRules = (look: Look): readonly string[] =>
  LOOKS[look].rules.map((rule) => `@media screen { :root[data-look="${look}"] ${rule} }`);
