declare module 'pa11y-ci' {
  interface Issue {
    readonly code: string;
    readonly message: string;
    readonly selector: string;
  }

  interface Options {
    readonly standard: 'WCAG2A' | 'WCAG2AA' | 'WCAG2AAA';
    readonly runners: readonly ('axe' | 'htmlcs')[];
    readonly rules?: readonly string[];
    readonly levelCapWhenNeedsReview?: 'error' | 'warning' | 'notice';
    readonly viewport?: { readonly width: number; readonly height: number };
    readonly concurrency: number;
    readonly useIncognitoBrowserContext?: boolean;
    readonly timeout: number;
    readonly reporters: readonly string[];
    readonly chromeLaunchConfig: { readonly executablePath: string; readonly args: readonly string[] };
  }

  /** An address, and what is done there before the page is looked at. */
  interface State {
    readonly url: string;
    readonly viewport?: { readonly width: number; readonly height: number };
    readonly actions: readonly string[];
  }

  interface Report {
    readonly total: number;
    readonly passes: number;
    /** By address: what was found there, or the error that kept the page from being looked at. */
    readonly results: Readonly<Record<string, readonly (Issue | Error)[]>>;
  }

  export default function pa11yCi(addresses: readonly (string | State)[], options: Options): Promise<Report>;
}
