/** The used part of Trusted Types (https://www.w3.org/TR/trusted-types/), which not every browser has. */
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Rules) => Rules;
}

interface Rules {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (address: string) => string;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

// The content security policy allows scripts to create only this policy, once, and rejects other HTML.
const policy = trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
});

/**
 * Marks HTML that the site itself made as trusted: texts of the compiler and pages of this site, never user input or
 * responses of other services. The result can be used as a string.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** Marks the address of one of the site's scripts as trusted; never user input. */
export const trustedScriptAddress = (address: string): string => policy?.createScriptURL(address) ?? address;
