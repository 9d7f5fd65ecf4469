// The package brings no types; this is what the tests use of it.
declare module '@citation-js/core' {
  export class Cite {
    /** Reads citations in a format whose plugin is there. */
    constructor(text: string, options: { readonly forceType: string });
    /** In CSL-JSON. */
    readonly data: readonly Readonly<Record<string, unknown>>[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
